import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'warn' | 'danger' | 'info';

export function Badge({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
