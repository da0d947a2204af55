import type { Finding } from './finding.js';

/** A request as a browser looks at it before it is sent. */
export interface Asked {
  method: string;
  url: string;
  /** Names, in small letters. */
  headers: readonly string[];
  contentType: string | null;
}

const SIMPLE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);
const SIMPLE_HEADERS: ReadonlySet<string> = new Set(['accept', 'accept-language', 'content-language', 'content-type']);
const SIMPLE_TYPES = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/;
const NAMES: Readonly<Record<string, string>> = {
  authorization: 'Authorization',
  merchant: 'Merchant',
  language: 'Language',
  'idempotency-key': 'Idempotency-Key',
  'content-type': 'Content-Type',
};

/** Names of the headers that a platform has to allow; empty where the browser asks nothing about them. */
function headersToAllow({ headers, contentType }: Asked): string[] {
  return headers.filter(name => !SIMPLE_HEADERS.has(name) || (name === 'content-type' && !SIMPLE_TYPES.test(contentType ?? ''))).sort();
}

/** Asks for permission as a browser does, where it does, and judges the answer by the rules of the Fetch standard. */
export async function preflight(asked: Asked, origin: string, signal: AbortSignal): Promise<Finding[]> {
  const names = headersToAllow(asked);
  if (names.length === 0 && SIMPLE_METHODS.has(asked.method)) return [];
  const response = await fetch(asked.url, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': asked.method,
      ...(names.length > 0 && { 'Access-Control-Request-Headers': names.join(',') }),
    },
    signal,
  });
  await response.text();
  return judgePreflight(response, asked, origin);
}

/** `*` stands for any method and any header but Authorization, because our calls carry no cookies. */
function judgePreflight({ status, headers }: Pick<Response, 'status' | 'headers'>, asked: Asked, origin: string): Finding[] {
  if (status < 200 || status > 299)
    return [
      {
        kind: 'cors-preflight',
        expected: 'OPTIONS answered with 204 or 200, without a login',
        came: `OPTIONS answered ${status}`,
        todo: 'Answer OPTIONS of this path with 204 and the Access-Control headers. A browser sends it without a token, before the call itself.',
      },
    ];
  const allowed = listOf(headers.get('access-control-allow-headers'));
  const refused = headersToAllow(asked).filter(name => !allowed.includes(name) && (name === 'authorization' || !allowed.includes('*')));
  const methods = listOf(headers.get('access-control-allow-methods')).map(name => name.toUpperCase());
  const isRefused = !SIMPLE_METHODS.has(asked.method) && !methods.includes(asked.method) && !methods.includes('*');
  return [
    ...judgeAnswer(headers, origin, 'the answer to OPTIONS'),
    ...(refused.length > 0
      ? [
          {
            kind: 'cors-headers' as const,
            expected: `Access-Control-Allow-Headers with ${refused.map(name => NAMES[name] ?? name).join(', ')}`,
            came: shownHeader(headers, 'access-control-allow-headers'),
            todo: `Answer OPTIONS with “Access-Control-Allow-Headers: ${Object.values(NAMES).join(', ')}”. A “*” does not stand for Authorization.`,
          },
        ]
      : []),
    ...(isRefused
      ? [
          {
            kind: 'cors-methods' as const,
            expected: `Access-Control-Allow-Methods with ${asked.method}`,
            came: shownHeader(headers, 'access-control-allow-methods'),
            todo: 'Answer OPTIONS with “Access-Control-Allow-Methods: GET, POST, PUT, DELETE”.',
          },
        ]
      : []),
  ];
}

/** Whether a page of the origin may read an answer. Access-Control-Allow-Credentials is not looked at: our calls carry no cookies. */
export function judgeAnswer(headers: Headers, origin: string, where = 'the answer'): Finding[] {
  const allowed = headers.get('access-control-allow-origin');
  if (allowed === '*' || allowed === origin) return [];
  return [
    {
      kind: 'cors-origin',
      expected: `Access-Control-Allow-Origin: ${origin} (or *) on ${where}`,
      came: shownHeader(headers, 'access-control-allow-origin'),
      todo: `Let pages of ${origin} read your API: add its origin to those that are allowed. Is your site another one? Say it with --origin.`,
    },
  ];
}

function listOf(header: string | null): string[] {
  return (header ?? '').split(',').map(name => name.trim().toLowerCase());
}

function shownHeader(headers: Headers, name: string): string {
  const value = headers.get(name);
  return value === null ? 'no such header' : `“${value}”`;
}
