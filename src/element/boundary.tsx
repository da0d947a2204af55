import { Component, type ReactNode } from 'react';

interface BoundaryProps {
  /** Told once for each failure. */
  onFail?(cause: unknown): void;
  /** Drawn instead of the children; `retry` mounts them anew. */
  fallback(retry: () => void): ReactNode;
  children: ReactNode;
}

/** Keeps a failure inside its widget: the siblings on the page live on. */
export class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }
  override componentDidCatch(cause: unknown) {
    this.props.onFail?.(cause);
  }
  override render() {
    return this.state.failed ? this.props.fallback(() => this.setState({ failed: false })) : this.props.children;
  }
}
