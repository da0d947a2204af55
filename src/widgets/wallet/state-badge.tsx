import type { TextKey } from '../../core/parts/core.js';
import { useText } from '../../element/core-context.js';

const TONES: Readonly<Record<string, 'good' | 'bad'>> = {
  arrived: 'good',
  approved: 'good',
  received: 'good',
  'paid-again': 'good',
  failed: 'bad',
  rejected: 'bad',
  refused: 'bad',
  not_received: 'bad',
};

/** What an order, a withdrawal or a receipt has come to, in words. */
export function StateBadge({ state }: { state: string }) {
  const t = useText();
  return (
    <span className="badge" data-tone={TONES[state]}>
      {t(stateKey(state))}
    </span>
  );
}

/** The text of a state. */
export function stateKey(state: string): TextKey {
  return state === 'not_received' ? 'wallet.state-not-received' : (`wallet.state-${state}` as TextKey);
}
