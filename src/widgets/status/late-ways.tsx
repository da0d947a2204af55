import { useLate } from '../../ui/lazy/use-late.js';

const load = () => import('./ways-on.js').then(({ WaysOn }) => WaysOn);

/** The ways on come with the first page that is closed; that stands without them too. */
export function LateWays({ host }: { host?: HTMLElement }) {
  const { code: WaysOn } = useLate(load);
  return WaysOn && <WaysOn host={host} />;
}
