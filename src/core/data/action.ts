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
interface Declaration<A extends readonly unknown[], T> extends Effect {
  send: (core: Acting, ...wish: A) => Promise<T>;
}
interface Wish {
  /** Where it is wished for, such as `points/convert`. */
  place: string;
  /** What tells it from another there, without secrets. Empty where the place says all. */
  wish: unknown;
}
interface OnceDeclaration<A extends readonly unknown[], T> extends Effect {
  /** What the wish is known by in this tab until it is done. */
  once: (...wish: A) => Wish;
  /** `key`: what the platform knows the wish by. */
  send: (core: Acting, key: string, ...wish: A) => Promise<T>;
}
type Action<A extends readonly unknown[], T> = (core: Acting, ...wish: A) => Promise<T>;

/** Declares something to do. With `once`, whatever was cut, a wish is done once (INV-04). It rejects with what `send` rejects with, PlatformError. */
export function action<A extends readonly unknown[], T>(declared: OnceDeclaration<A, T>): Action<A, T>;
export function action<A extends readonly unknown[], T>(declared: Declaration<A, T>): Action<A, T>;
export function action<A extends readonly unknown[], T>(declared: Declaration<A, T> | OnceDeclaration<A, T>): Action<A, T> {
  return async (core, ...wish) => {
    try {
      if (!('once' in declared)) return await declared.send(core, ...wish);
      const named = declared.once(...wish);
      return await sendOnce(core, named.place, named.wish, key => declared.send(core, key, ...wish));
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
