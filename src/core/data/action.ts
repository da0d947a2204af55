import type { Client } from '../../api/wire/call.js';
import type { Core } from '../parts/core.js';
import { sendOnce } from './unsettled.js';
import type { Tag } from '../kernel/tags.js';

/** `balance`: what the account has to play with, which the wallet shows. */
type Changed = Tag | 'balance';
type Acting = Pick<Core, 'client' | 'queries' | 'wallet' | 'tab'>;
interface Effect {
  /** What it may change, whether or not there was an answer: asked for again. */
  changes: readonly Changed[];
  /** Settles only when what has changed is there. */
  waits?: boolean;
}
interface Wish {
  /** Where it is wished for, such as `points/convert`. */
  place: string;
  /** What tells it from another there, without secrets. Empty where the place says all. */
  wish: unknown;
}
interface Once<A extends readonly unknown[]> extends Effect {
  /** What the wish is known by in this tab until it is done. */
  once(...wish: A): Wish;
}
interface Sending<A extends readonly unknown[], T> {
  /** With `once`, what the platform knows the wish by comes first. */
  send(core: Acting, ...given: A): Promise<T>;
}
interface Calling<A extends readonly unknown[], T> {
  /** The call that does it, as it stands; with `once`, what the platform knows the wish by comes last. */
  call(client: Client, ...given: A): Promise<T>;
}
type Action<A extends readonly unknown[], T> = (core: Acting, ...wish: A) => Promise<T>;

/** Declares something to do. With `once`, whatever was cut, a wish is done once (INV-04). It rejects with what `send` or `call` rejects with, PlatformError. */
export function action<A extends readonly unknown[], T>(declared: Once<A> & Sending<[string, ...A], T>): Action<A, T>;
export function action<A extends readonly unknown[], T>(declared: Once<A> & Calling<[...A, string], T>): Action<A, T>;
export function action<A extends readonly unknown[], T>(declared: Effect & (Sending<A, T> | Calling<A, T>)): Action<A, T>;
export function action<T>(
  declared: Effect & Partial<Once<unknown[]>> & (Sending<unknown[], T> | Calling<unknown[], T>),
): Action<readonly unknown[], T> {
  return async (core, ...wish) => {
    const act = (...key: string[]) =>
      'call' in declared ? declared.call(core.client, ...wish, ...key) : declared.send(core, ...key, ...wish);
    try {
      const known = declared.once?.(...wish);
      return await (known ? sendOnce(core, known.place, known.wish, act) : act());
    } finally {
      const told = tellChanged(core, declared.changes);
      if (declared.waits) await told;
    }
  };
}

/** Asks anew for what has changed, where somebody looks at it; resolves when that is there. */
export async function tellChanged({ queries, wallet }: Pick<Core, 'queries' | 'wallet'>, changes: readonly Changed[]): Promise<void> {
  const tags = changes.filter(change => change !== 'balance');
  await Promise.all([queries.changed(tags), tags.length < changes.length ? wallet.refresh() : undefined]);
}
