import type { GenericSchema, InferOutput } from './schema.js';
import type { Call, Client } from './call.js';

type Fixed<S extends GenericSchema> = Pick<Call<S>, 'method' | 'path' | 'token' | 'timeout' | 'supersede' | 'answer'>;
type Sent = Pick<Call<GenericSchema>, 'query' | 'body' | 'form' | 'file' | 'sealed' | 'bearer' | 'idempotencyKey'>;
interface Endpoint<S extends GenericSchema, A extends readonly unknown[]> extends Fixed<S> {
  /** What goes along, of what is asked or wished for; `this` says who asks. */
  send?: (this: Client, ...given: A) => Sent;
}
type Ask<A extends readonly unknown[], T> = (client: Client, ...given: A) => Promise<T>;

/** Declares a call of the platform as data. It is made with a client and with what `send` takes; `read` is what its callers get of the answer. */
export function endpoint<S extends GenericSchema, T, A extends readonly unknown[] = []>(
  declared: Endpoint<S, A> & { read: (answer: InferOutput<S>) => T },
): Ask<A, T>;
export function endpoint<S extends GenericSchema, A extends readonly unknown[] = []>(declared: Endpoint<S, A>): Ask<A, InferOutput<S>>;
// @__NO_SIDE_EFFECTS__
export function endpoint<S extends GenericSchema, T, A extends readonly unknown[]>({
  send,
  read,
  ...fixed
}: Endpoint<S, A> & { read?: (answer: InferOutput<S>) => T }): Ask<A, T | InferOutput<S>> {
  return async (client, ...given) => {
    const answer = await client.call({ ...fixed, ...send?.call(client, ...given) });
    return read ? read(answer) : answer;
  };
}
