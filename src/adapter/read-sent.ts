import type { CallShape } from './calls.js';

/** What the widgets send with a call: the fields of query and payload, as numbers and truths where they are, and the query as it is. */
export function readSent(
  { numbers = [], truths = [] }: CallShape,
  url: URL,
  { body }: RequestInit,
): { fields: object; query: URLSearchParams } {
  const query = url.searchParams;
  const asked = Object.fromEntries(
    [...query].map(([name, text]) => [name, numbers.includes(name) ? Number(text) : truths.includes(name) ? text === 'true' : text]),
  );
  return { fields: { ...asked, ...payloadOf(body) }, query };
}

function payloadOf(body: RequestInit['body']): object {
  if (typeof body === 'string') return JSON.parse(body) as object;
  if (body instanceof URLSearchParams || body instanceof FormData) return Object.fromEntries(body);
  return {};
}
