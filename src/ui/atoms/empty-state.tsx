import type { ReactNode } from 'react';
import { Icon } from './icon.js';

interface EmptyStateProps {
  icon: string;
  title: string;
  text?: string;
  /** The next step, as a button. */
  children?: ReactNode;
}

/** Says that there is nothing, and what to do next. */
export function EmptyState({ icon, title, text, children }: EmptyStateProps) {
  return (
    <div className="notice" role="status">
      <Icon of={icon} className="notice-icon" />
      <p className="notice-title">{title}</p>
      {text && <p className="notice-text">{text}</p>}
      {children && <div className="notice-actions">{children}</div>}
    </div>
  );
}
