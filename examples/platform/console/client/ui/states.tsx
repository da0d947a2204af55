import type { ReactNode } from 'react';
import type { CallError } from '../connection.js';

interface LoadedProps<T> {
  data: T | undefined;
  error: CallError | undefined;
  onRetry: () => void;
  /** Rows of the skeleton: about as high as what comes. */
  rows?: number;
  children: (data: T) => ReactNode;
}

/** Loading, failed or there. A failure beside older data is told above it; the data stays. */
export function Loaded<T>({ data, error, onRetry, rows = 6, children }: LoadedProps<T>) {
  return (
    <>
      {error && (
        <div className="failure" role="alert">
          <p>{error.message}</p>
          <button type="button" className="button" onClick={onRetry}>
            Try again
          </button>
        </div>
      )}
      {data !== undefined && children(data)}
      {data === undefined && !error && <Skeleton rows={rows} />}
    </>
  );
}

export function Empty({ children }: { children: ReactNode }) {
  return <p className="empty">{children}</p>;
}

function Skeleton({ rows }: { rows: number }) {
  return (
    <div className="skeleton" role="status">
      <span className="unseen">Loading…</span>
      {Array.from({ length: rows }, (_, index) => (
        <span key={index} aria-hidden="true" />
      ))}
    </div>
  );
}
