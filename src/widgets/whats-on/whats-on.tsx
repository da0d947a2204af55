import type { ViewProps } from '../../element/contract.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import type { contract } from './contract.js';
import { Fixtures } from './fixtures.js';
import { OnFailed } from './on-failed.js';
import { OnSkeleton } from './on-skeleton.js';

const loadDraws = () => import('./draws.js').then(({ Draws }) => Draws);

/**
 * What is on in a category. A platform that tells nothing of it leaves no trace; a failure keeps its place, so that the games below
 * stay where they are, and another try fills it.
 */
export function WhatsOn({ category, host }: ViewProps<typeof contract>) {
  useArrowKeys();
  const code = category.toUpperCase();
  const isLottery = code === 'LOTT' || code === 'ELOTT';
  const { code: Draws, error, retry } = useLate(loadDraws, isLottery);
  if (!isLottery) return <Fixtures key={code} category={code} host={host} />;
  if (error !== undefined) return <OnFailed draws error={error} onRetry={retry} />;
  return Draws ? <Draws key={code} category={code} host={host} /> : <OnSkeleton draws />;
}
