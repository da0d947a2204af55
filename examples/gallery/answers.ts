/** What a state makes of a platform's answers. Who the page is and who is signed in stays true in each. */
const TRUE = /\/wps\/(?:system\/status|session\/|captcha|verification\/|member\/(?:info|events)(?:[/?]|$))/;
const WORDS = /(?:name|title|text|content|summary|subject|description|remark|message|hint|note|question|answer|headline)$/i;
const NO_WORDS = /(?:user|account|merchant|file|host|domain|bank|code|first|last|real)_?name$/i;
const COUNTS = /^(?:total|totalPages|totalCount|count|unread)/;
const LONG_WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk';

type Json = string | number | boolean | null | Json[] | { [name: string]: Json };

/** `ask` as a page meets it in that state: without an answer, without content, with failures, or with long words. */
export function answering(state: string, ask: typeof fetch): typeof fetch {
  const change = { empty: emptied, long: lengthened }[state];
  return async (input, init) => {
    const request = input instanceof Request ? input : undefined;
    const address = new URL(input instanceof Request ? input.url : input, location.href);
    if (!address.pathname.startsWith('/wps/') || TRUE.test(address.pathname)) return ask(input, init);
    if (state === 'loading') return never(init?.signal ?? request?.signal);
    if (state === 'error')
      return Response.json({ success: false, code: 'unavailable', message: 'The gallery lets this fail.' }, { status: 503 });
    const answer = await ask(input, init);
    if (!change || !answer.ok || !answer.headers.get('content-type')?.includes('json')) return answer;
    return Response.json(change((await answer.json()) as Json), { status: answer.status });
  };
}

/** Goes on until nobody waits any more. */
function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

/** Every list without its rows, every count 0. */
export function emptied(json: Json, name = ''): Json {
  if (Array.isArray(json)) return [];
  if (typeof json === 'number' && COUNTS.test(name)) return 0;
  return within(json, emptied);
}

/** Whatever reads as words, three times as long and with a word that does not break by itself. */
export function lengthened(json: Json, name = ''): Json {
  if (Array.isArray(json)) return json.map(each => lengthened(each, name));
  if (typeof json === 'string' && WORDS.test(name) && !NO_WORDS.test(name) && /^[^<:/]*\p{L}[^<:/]*$/u.test(json))
    return `${json} ${LONG_WORD} ${json} ${json}`;
  return within(json, lengthened);
}

function within(json: Json, change: (json: Json, name: string) => Json): Json {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return json;
  return Object.fromEntries(Object.entries(json).map(([name, value]) => [name, change(value, name)]));
}
