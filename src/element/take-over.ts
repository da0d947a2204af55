import { digestOf } from '../api/wire/digest.js';
import { PUBLIC_LISTS, SNAPSHOT_MARK, type SnapshotMark, type SnapshotNeed } from '../api/wire/snapshot.js';
import type { Core, Query, TextSet } from '../core/parts/core.js';

/** Longer than this the visitor does not wait for a view that works. */
const LIMIT = 4_000; // ms

/**
 * Whether the snapshot in the box is what the live view is going to draw, so that React may take its nodes over: same
 * language and attributes, nobody signed in, and drawn from the same data. Answers when the live view's data is there.
 */
export async function isLiveView(
  box: HTMLElement,
  core: Core,
  values: () => Readonly<Record<string, unknown>>,
  texts: readonly TextSet[] = [],
): Promise<boolean> {
  const mark = JSON.parse(box.getAttribute(SNAPSHOT_MARK) ?? '') as SnapshotMark;
  const limit = new Promise<false>(resolve => {
    // What is typed into a form must not give way to one that waits itself.
    if (values()['popup'] !== true) setTimeout(resolve, LIMIT, false);
  });
  const [isOpen, isSame] = await Promise.all([
    Promise.race([platformIsOpen(core), limit]),
    Promise.race([Promise.all(mark.needs.map(need => isAnswered(core, need))).then(all => all.every(Boolean)), limit]),
    Promise.race([Promise.all(texts.map(set => core.language.need(set))), limit]),
  ]);
  return (
    isOpen &&
    isSame &&
    digestOf(shownValues(core, values())) === mark.values &&
    core.language.store.getState().language === mark.language &&
    core.session.store.getState().state === 'logged-out'
  );
}

/** At an address that says nothing more, who follows it shows what one shows who does not. */
function shownValues({ navigation }: Core, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const followsNothing = values.followRoute === true && Object.keys(navigation.store.getState().query).length === 0;
  return followsNothing ? { ...values, followRoute: false } : values;
}

/** Pictures lie where the status says. */
function platformIsOpen({ status: { store } }: Core): Promise<boolean> {
  const known = () => (store.getState().phase === 'loading' ? undefined : store.getState().value?.status === 0);
  return new Promise(resolve => {
    const now = known();
    if (now !== undefined) return resolve(now);
    const stop = store.subscribe(() => {
      const then = known();
      if (then === undefined) return;
      stop();
      resolve(then);
    });
  });
}

async function isAnswered({ catalogue, queries }: Core, { ask, with: values, digest }: SnapshotNeed): Promise<boolean> {
  if (!PUBLIC_LISTS.includes(ask)) return false;
  const list: (...values: never[]) => Query<unknown> = catalogue[ask];
  const data = await queries.fetch(list(...(values as never[]))).catch(() => undefined);
  return data !== undefined && digestOf(data) === digest;
}
