import { withSignal, type Client } from '../../api/wire/call.js';
import type { Core, Query, QueryOptions } from '../parts/core.js';
import type { Tag } from '../kernel/tags.js';

interface Declaration extends Pick<QueryOptions, 'staleAfter' | 'refreshEvery'> {
  /** No two resources have the same. */
  name: string;
  /** Whose answer it is: anybody's, or the account's, dropped with its session; and whether it holds words in the reader's language (LOB-21). */
  scope: 'page' | 'language' | 'account' | 'account+language';
  /** What the answer is about: a change of that asks for it again. */
  tags: readonly Tag[];
}
interface Called<A extends readonly unknown[], T> extends Declaration {
  /** The call whose answer it is, as it stands. */
  call(client: Client, ...asked: A): Promise<T>;
}
interface Loaded<C, A extends readonly unknown[], T> extends Declaration {
  load(core: C, signal: AbortSignal, ...asked: A): Promise<T>;
}

/** Declares something to ask the platform for: a function of a core, and of what is asked, that names the question and how it is put. */
export function resource<C extends Pick<Core, 'client'>, A extends readonly unknown[], T>({
  name,
  scope,
  ...declared
}: Called<A, T> | Loaded<C, A, T>): (core: C, ...asked: A) => Query<T> {
  const [whose, spoken = whose] = scope.split('+');
  return (core, ...asked) => ({
    ...declared,
    key: `${name}?${spoken === 'language' ? core.client.language() : ''}${JSON.stringify(asked)}`,
    personal: whose === 'account',
    load: signal => ('call' in declared ? declared.call(withSignal(core.client, signal), ...asked) : declared.load(core, signal, ...asked)),
  });
}
