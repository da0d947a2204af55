import { Component, type ReactNode } from 'react';

/** Keeps a page that failed from taking the frame with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {};

  static getDerivedStateFromError(error: unknown) {
    return { message: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.message === undefined) return this.props.children;
    return (
      <div className="failure" role="alert">
        <p>This page failed: {this.state.message}</p>
        <button type="button" className="button" onClick={() => this.setState({ message: undefined })}>
          Show it again
        </button>
      </div>
    );
  }
}
