import type { SpokenCode } from '../../api/wire/error-codes.js';

/** A request as the platform sees it. */
export interface WireRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  headers: Headers;
  body: Record<string, unknown>;
  signal?: AbortSignal | null;
}
type Handler = (request: WireRequest) => unknown;

/** A refusal, as the envelope has it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: SpokenCode | 'unknown',
    readonly more: { message?: string; headers?: Record<string, string> } & Record<string, unknown> = {},
  ) {}
}

export const GAME = {
  nodeId: 7,
  vassalage: 'PP',
  gameCode: 'g7',
  gameType: 'RNG',
  gameName: 'Seven',
  supportPlay: 0,
  isHot: 1,
  minBet: 0.2,
};
const ACCOUNTS: Record<string, { id: number; account: string; type: number }> = {
  member: { id: 1, account: 'member', type: 0 },
  agent1: { id: 2, account: 'agent1', type: 1 },
  agent2: { id: 3, account: 'agent2', type: 2 },
  agent41: { id: 4, account: 'agent41', type: 41 },
  agent42: { id: 5, account: 'agent42', type: 42 },
  trial: { id: 9, account: 'trial', type: 4 },
};
export const STATUS = {
  whitelabel: [
    {
      modId: 'ROOT',
      enabled: true,
      childrenNodes: [
        { modId: 'PWDEXPFORCECHANGE3', enabled: true },
        { modId: 'AGENTPOLICY3', enabled: true },
      ],
    },
  ],
  launchGameCDNs: ['https://games.example'],
  imageCDNs: ['https://img1.example', 'https://img2.example'],
  currency: 'USD',
  currencySymbol: '$',
  location: { ip: '10.0.0.9' },
};

/** A platform that answers `fetch`; sealed payloads arrive open, since tests seal nothing unless they say so. */
export class FakePlatform {
  readonly calls: WireRequest[] = [];
  status: object = STATUS;
  login: object = {};
  member: object = {};
  readonly #handlers = new Map<string, Handler>();

  constructor() {
    const signedIn =
      (answer: (request: WireRequest, account: (typeof ACCOUNTS)[string]) => unknown): Handler =>
      request => {
        const name = /^Bearer token-(\w+)$/.exec(request.headers.get('authorization') ?? '')?.[1] ?? '';
        const account = ACCOUNTS[name];
        return account ? answer(request, account) : new Refusal(401, 'not-logged-in');
      };
    const routes: Record<string, Handler> = {
      'GET /wps/system/status': () => this.status,
      'POST /wps/session/login': ({ body }) =>
        ACCOUNTS[String(body.username)] && body.password === 'Demo1234'
          ? { token: `token-${String(body.username)}`, ...this.login }
          : new Refusal(401, 'bad-credentials', { message: 'No.' }),
      'POST /wps/session/login/freeplay': () => ({ token: 'token-trial' }),
      'DELETE /wps/session/logout': signedIn(() => ({})),
      'GET /wps/member/info': signedIn((_, account) => ({ ...account, ...this.member })),
      'GET /wps/member/info/icon': signedIn(() => ({ url: '' })),
      'POST /wps/member/password': signedIn(() => ({})),
      'PUT /wps/member/info/language': signedIn(() => ({})),
      'GET /wps/member/info/funds/consolidated': signedIn(() => ({ divtypereq: 1 })),
      'GET /wps/relay/CSP_unreadCount': signedIn(() => ({ count: 3 })),
      'GET /wps/v2/wallets/balance': signedIn(() => ({ balance: 12.5, currency: 'USD', currencySymbol: '$' })),
      'GET /wps/relay/GCS_recentGame': signedIn(() => ({ value: { list: [GAME], totalPages: 1 } })),
      'GET /wps/relay/MCSFE_getFavoriteGames': signedIn(() => ({ value: [{ nodeId: 41, vendor: 'PP', gameType: 'RNG' }] })),
      'POST /wps/relay/MCSFE_addFavoriteGameV2': signedIn(() => ({})),
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': signedIn(() => ({})),
      'POST /wps/game/launchGame': signedIn(() => ({ url: 'https://games.example/play?session=1' })),
      'POST /wps/relay/GCS_gameLaunchFB': signedIn(() => ({ url: 'https://games.example/fb' })),
      'GET /wps/game/demo': () => ({ url: '/demo/7' }),
      'GET /wps/relay/GCSGAME_newGameVendor': () => ({ value: { data: { lanes: [] } } }),
      'GET /wps/relay/GCSGAME_hotGamesV2': () => ({ list: [GAME] }),
      'GET /wps/relay/GCSGAME_gameList': () => ({ games: [GAME], totalPages: 1 }),
      'GET /wps/relay/MCSFE_getListAnnouncements': () => ({ banners: [] }),
      'GET /wps/relay/GCSGAME_getRankList': () => ({ value: { list: [] } }),
    };
    for (const [route, handler] of Object.entries(routes)) this.#handlers.set(route, handler);
  }

  /** Replaces the answer to `GET /path`: fields of a success, a Refusal, a Response, or a promise of one. */
  on(route: string, handler: Handler): void {
    this.#handlers.set(route, handler);
  }
  callsTo(path: string): WireRequest[] {
    return this.calls.filter(call => call.path === path);
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const url = new URL(String(input));
    const text =
      typeof init?.body === 'string'
        ? init.body
        : init?.body instanceof URLSearchParams
          ? JSON.stringify(Object.fromEntries(init.body))
          : '';
    const request: WireRequest = {
      method: init?.method ?? 'GET',
      path: url.pathname.replace(/^\/api(?=\/)/, ''),
      query: Object.fromEntries(url.searchParams),
      headers: new Headers(init?.headers),
      body: text ? (JSON.parse(text) as Record<string, unknown>) : {},
      signal: init?.signal,
    };
    this.calls.push(request);
    const handler = this.#handlers.get(`${request.method} ${request.path}`);
    const answer = handler ? await handler(request) : new Refusal(404, 'not-found');
    if (answer instanceof Response) return answer;
    if (answer instanceof Refusal) {
      const { headers, ...more } = answer.more;
      return Response.json({ success: false, code: answer.code, ...more }, { status: answer.status, headers });
    }
    return Response.json({ success: true, ...(answer as object) });
  };
}
