import type { ViewProps } from '../../element/contract.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import type { contract } from './contract.js';
import { Fixtures } from './fixtures.js';
import { OnSkeleton } from './on-skeleton.js';

const loadDraws = () => import('./draws.js').then(({ Draws }) => Draws);

/** What is on in a category. Whatever does not come leaves its place to the games below, which say for themselves what is wrong. */
export function WhatsOn({ category, host }: ViewProps<typeof contract>) {
  useArrowKeys();
  const code = category.toUpperCase();
  const isLottery = code === 'LOTT' || code === 'ELOTT';
  const { code: Draws, error } = useLate(loadDraws, isLottery);
  if (!isLottery) return <Fixtures key={code} category={code} host={host} />;
  if (error !== undefined) return null;
  return Draws ? <Draws key={code} category={code} host={host} /> : <OnSkeleton draws />;
}
