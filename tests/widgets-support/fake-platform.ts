import type { SpokenCode } from '../../src/api/wire/error-codes.js';
import {
  wireAccounts,
  wireAnnouncements,
  wireBalance,
  wireBlog,
  wireChatModels,
  wireCountries,
  wireFeedbackSetting,
  wireGames,
  wireHelp,
  wireLeaders,
  wireMissions,
  wirePointConfig,
  wirePointEntries,
  wirePointRequests,
  wirePointRewards,
  wirePromotions,
  wireRules,
  wireStatus,
  wireTrial,
  wireVendors,
  wireVip,
  wireWinners,
} from './wire-data.js';
import { wireFixtures } from './wire-fixtures.js';
import { wireLastNumbers, wireLotteryMenu, wireOpened } from './wire-lottery.js';
import { wireRewards, wireTickets } from './wire-rewards.js';

/** A request as the platform sees it. */
export interface WireRequest {
  method: string;
  path: string;
  query: URLSearchParams;
  headers: Headers;
  /** JSON or form fields; sealed payloads arrive open, because the test core seals nothing. */
  body: Record<string, unknown>;
}
type Handler = (request: WireRequest) => unknown;

/** A refusal, as the envelope has it. */
export class Refusal {
  constructor(
    readonly status: number,
    readonly code: SpokenCode | 'unknown',
    readonly message: string = code,
  ) {}
}

const PASSWORD = 'Demo1234';
const PIXEL =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 2 1'%3E%3Crect width='2' height='1' fill='%23357'/%3E%3C/svg%3E";
export const wirePuzzle = { id: 'slider-1', picture: PIXEL, piece: PIXEL, width: 320, height: 160, pieceSize: 48, y: 40 };

/** Work that is found after some 250 cheap attempts. */
export const wireProof = {
  id: 'proof-1',
  challenge: { algorithm: 'PBKDF2/SHA-256', nonce: '00'.repeat(16), salt: '11'.repeat(16), cost: 1, keyLength: 32, keyPrefix: '00' },
  most: 1_000,
};

/**
 * A platform inside the page: answers the wire's calls from canned data. `on` replaces one answer, `hold` keeps a call
 * waiting, `calls` lists what was asked.
 */
export class FakePlatform {
  readonly calls: WireRequest[] = [];
  readonly #handlers = new Map<string, Handler>();
  readonly #held = new Map<string, Promise<void>>();
  readonly #favourites = new Map<string, { nodeId: string; vendor: string; gameType: string }>();

  constructor() {
    for (const [route, handler] of Object.entries(this.#routes())) this.#handlers.set(route, handler);
  }

  /** Replaces the answer to `GET /path`: fields of a success, a Refusal, or a whole Response. */
  on(route: `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`, handler: Handler): void {
    this.#handlers.set(route, handler);
  }

  /** Keeps a call waiting until the returned function is called. */
  hold(route: string): () => void {
    let release: () => void = () => undefined;
    this.#held.set(route, new Promise(resolve => (release = resolve)));
    return () => {
      this.#held.delete(route);
      release();
    };
  }

  /** Requests to one path so far. */
  callsTo(path: string): WireRequest[] {
    return this.calls.filter(call => call.path === path);
  }

  readonly fetch: typeof globalThis.fetch = async (input, init) => {
    const request = await readRequest(input, init);
    this.calls.push(request);
    const route = `${request.method} ${request.path}`;
    await waitOrAbort(this.#held.get(route), init?.signal ?? undefined);
    const handler = this.#handlers.get(route);
    const answer = handler ? await handler(request) : new Refusal(404, 'not-found', `The fake platform has no ${route}.`);
    if (answer instanceof Response) return answer;
    if (answer instanceof Refusal) return json(answer.status, { success: false, code: answer.code, message: answer.message });
    return json(200, { success: true, ...(answer as object) });
  };

  #routes(): Record<string, Handler> {
    return {
      'GET /wps/system/status': () => wireStatus,
      'GET /wps/relay/MCS2_getRewardList': request => withAccount(request, () => ({ list: wireRewards })),
      'GET /wps/relay/MCS2_getTicketList': request => withAccount(request, () => wireTickets),
      'GET /wps/relay/GCSGAME_newGameVendor': () => wireVendors,
      'GET /wps/relay/GCSGAME_hotGamesV2': ({ query }) => ({ list: gamesOf(query).filter(game => game.isHot) }),
      'GET /wps/relay/GCSGAME_gameList': ({ query }) => pageOf(gamesOf(query), query),
      'GET /wps/relay/GCSGAME_getVassGameType': () => ({ value: { list: ['RNG'] } }),
      'GET /wps/relay/MCSFE_getListAnnouncements': () => wireAnnouncements,
      'GET /wps/relay/GCSGAME_getRankList': () => wireWinners,
      'GET /wps/system/helpCenter': () => wireHelp,
      'GET /wps/system/domainRoute': () => ({
        list: [
          { domain: 'main.example', kind: 'main' },
          { domain: 'mirror.example', kind: 'mirror' },
          { domain: 'agent.example', kind: 'agent' },
        ],
      }),
      'GET /wps/system/representative': ({ query }) => ({ official: query.get('contactId') === 'ana' }),
      'GET /wps/relay/MCSFE_getBlogList': () => wireBlog,
      'GET /wps/relay/MCSFE_getPromotionList': ({ query }) => ({
        list: wirePromotions.filter(each => !query.get('category') || ('category' in each && each.category === query.get('category'))),
        totalPages: 1,
      }),
      'GET /wps/relay/MCSFE_getPromotionDetail': ({ query }) =>
        wirePromotions.find(({ id }) => id === query.get('id')) ?? new Refusal(404, 'not-found'),
      'GET /wps/relay/MCS2_getActivityRecord': request => withAccount(request, () => ({ list: [], totalPages: 1 })),
      'GET /wps/relay/MCSFE_getMissionSummaryDetails': request => withAccount(request, () => ({ list: wireMissions })),
      'GET /wps/relay/MCSFE_getMissionLeaderboard': request => withAccount(request, () => ({ list: wireLeaders, own: wireLeaders[1] })),
      'GET /wps/relay/MCS2_getVipInfo': request => withAccount(request, () => wireVip),
      'GET /wps/relay/MCS2_getPointBalance': request => withAccount(request, () => ({ points: 2510 })),
      'GET /wps/relay/MCS2_getPointConfig': request => withAccount(request, () => wirePointConfig),
      'GET /wps/relay/MCS2_getPointReward': request => withAccount(request, () => ({ deposited: 1250, list: wirePointRewards })),
      'GET /wps/relay/MCS2_getRedeemPointList': request => withAccount(request, () => ({ list: wirePointRequests, totalPages: 1 })),
      'GET /wps/relay/ODSFE2_MemTransDet': request =>
        withAccount(request, () => ({
          list: wirePointEntries.filter(({ type }) => !request.query.get('type') || type === request.query.get('type')),
          totalPages: 1,
        })),
      'GET /wps/relay/CBS_modelList': () => wireChatModels,
      'POST /wps/relay/CBS_launchChat': () => ({ chatUrl: 'https://games.example.com/chat?session=1', session: 'visitor-1' }),
      'POST /wps/relay/CBS_chatUnread': () => ({ count: 0 }),
      'GET /wps/feedback/setting': () => wireFeedbackSetting,
      'PUT /wps/feedback': () => ({ id: '1' }),
      'GET /wps/feedback': request => withAccount(request, () => ({ list: [], totalPages: 1 })),
      'POST /wps/upload/image': request =>
        withAccount(request, () => ({ uploadId: '7', url: 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=' })),
      'GET /wps/captcha': () => ({ id: 'captcha-1', image: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E' }),
      'POST /wps/captcha/proof': () => wireProof,
      'POST /wps/session/login': ({ body }) => {
        const account = Object.keys(wireAccounts).find(name => name === body.username);
        return account && body.password === PASSWORD ? { token: `token-${account}` } : new Refusal(401, 'bad-credentials');
      },
      'POST /wps/session/login/freeplay': () => ({ token: 'token-trial' }),
      'DELETE /wps/session/logout': () => ({}),
      'GET /wps/system/setting/register': () => wireRules(),
      'GET /wps/system/countryCode': () => wireCountries,
      'GET /wps/agent/affiliate': ({ query }) =>
        query.get('code') === 'AGENT1' ? { code: 'AGENT1' } : new Refusal(404, 'affiliate-invalid'),
      'GET /wps/captcha/slider': () => wirePuzzle,
      'POST /wps/captcha/slider': ({ body }) =>
        body.offset === 120 || /^\d+\.00[0-9a-f]{62}$/.test(String(body.answer))
          ? { result: 'human-1' }
          : new Refusal(400, 'captcha-invalid'),
      'POST /wps/verification/sms/register': () => ({ expiry: 1 }),
      'POST /wps/verification/sms/noLogin': () => ({ expiry: 1 }),
      'PUT /wps/member/register': () => ({ token: 'token-demo_member' }),
      'PUT /wps/member/register/mobile': () => ({ token: 'token-demo_member' }),
      'POST /wps/member/password/email': () => ({ expiry: 15 }),
      'POST /wps/member/password/email/link': () => ({ good: true }),
      'POST /wps/member/password/email/verification': () => ({ token: 'token-demo_member' }),
      'POST /wps/member/password/verification': () => ({ token: 'token-demo_member' }),
      'GET /wps/member/info': request => withAccount(request, account => account),
      'GET /wps/member/info/icon': request => withAccount(request, () => ({ url: '' })),
      'GET /wps/member/info/funds/consolidated': request => withAccount(request, () => ({})),
      'GET /wps/member/profile': request =>
        withAccount(request, () => ({
          fields: { nickname: 'Alma', payeeName: 'Alma Demo' },
          avatarUrl: PIXEL,
          avatars: [PIXEL, `${PIXEL}#2`],
          registeredAt: Date.UTC(2026, 0, 15, 12),
        })),
      'GET /wps/member/security': request =>
        withAccount(request, () => ({
          passwordChangedAt: Date.UTC(2026, 0, 20, 12),
          hasPaymentPassword: false,
          email: 'a•••@example.test',
          emailConfirmed: true,
          mobile: '',
          hasAuthenticator: false,
          ownerWays: ['password'],
          restHours: 24,
          addresses: [{ ip: '203.0.113.9', registeredAt: Date.UTC(2026, 0, 16, 12), isThis: true }],
        })),
      'PUT /wps/member/info': request => withAccount(request, () => ({})),
      'PUT /wps/member/info/icon': request => withAccount(request, () => ({ url: request.body.url })),
      'POST /wps/member/paymentPassword': request => withAccount(request, () => ({})),
      'PUT /wps/member/info/language': request => withAccount(request, () => ({})),
      'POST /wps/member/password': request => withAccount(request, () => ({})),
      'GET /wps/relay/CSP_messageList': request => withAccount(request, () => ({ list: [], total: 0, totalPages: 1 })),
      'POST /wps/relay/CSP_messageRead': request => withAccount(request, () => ({})),
      'DELETE /wps/relay/CSP_messageDelete': request => withAccount(request, () => ({})),
      'GET /wps/relay/CSP_unreadCount': request => withAccount(request, () => ({ count: 3 })),
      'GET /wps/v2/wallets/balance': request => withAccount(request, () => wireBalance),
      'GET /wps/relay/GCS_merchantWallet': request => withAccount(request, () => ({ isSingle: true })),
      'GET /wps/relay/GCS_walletList': request =>
        withAccount(request, () => ({ list: [{ vendor: 'MAIN', displayName: '', balance: 1250 }] })),
      'GET /wps/relay/GCS_recentGame': request => withAccount(request, () => ({ list: wireGames.slice(0, 6), totalPages: 1 })),
      'GET /wps/relay/MCSFE_getFavoriteGames': request => withAccount(request, () => ({ value: [...this.#favourites.values()] })),
      'GET /wps/relay/MCSFE_getFavoriteGamesList': request =>
        withAccount(request, () => ({ content: wireGames.filter(game => this.#favourites.has(game.nodeId)), totalPages: 1 })),
      'POST /wps/relay/MCSFE_addFavoriteGameV2': request =>
        withAccount(request, () => {
          const { nodeId, vendor, gameType } = request.body;
          this.#favourites.set(String(nodeId), { nodeId: String(nodeId), vendor: String(vendor), gameType: String(gameType) });
          return {};
        }),
      'DELETE /wps/relay/MCSFE_removeFavoriteGameV2': request =>
        withAccount(request, () => {
          this.#favourites.delete(String(request.body.nodeId));
          return {};
        }),
      'GET /wps/games/fixtures': () => wireFixtures(),
      'GET /lgw/vn/games/game_menu': () => wireLotteryMenu(),
      'GET /lgw/vn/games/game_menu/recent': request => withAccount(request, () => ({ serverTime: Date.now(), games: [] })),
      'GET /lgw/vn/numeros/opened/game': () => wireOpened(),
      'GET /lotto/lgw/games/opened/numero': () => wireLastNumbers,
      'GET /lgw/vn/bets': request => withAccount(request, () => ({ serverTime: Date.now(), list: [], total: 0, totalPages: 0 })),
      'POST /wps/game/launchGame': request =>
        withAccount(request, () => ({ url: 'https://games.example.com/play?session=1', mode: 'frame' })),
      'GET /wps/game/demo': () => ({ url: 'https://games.example.com/demo', mode: 'frame' }),
    };
  }
}

function gamesOf(query: URLSearchParams) {
  const wanted = (name: string) => query.get(name) ?? '';
  return wireGames.filter(
    game =>
      (!wanted('gameType') || game.gameType === wanted('gameType')) &&
      (!wanted('vassalage') || game.vassalage === wanted('vassalage')) &&
      (!wanted('gameCode') || game.gameCode === wanted('gameCode')) &&
      (!wanted('gameClassify') || game.gameClassify === wanted('gameClassify')) &&
      game.gameName.toLowerCase().includes(wanted('gameName').toLowerCase()) &&
      game.minBet >= Number(wanted('minBet')) &&
      game.minLineNum >= Number(wanted('minLineNum')),
  );
}

function pageOf<T>(list: readonly T[], query: URLSearchParams) {
  const size = Number(query.get('pageSize')) || 18;
  const start = (Math.max(1, Number(query.get('pageNo')) || 1) - 1) * size;
  return { games: list.slice(start, start + size), totalPages: Math.ceil(list.length / size), total: list.length };
}

function withAccount(request: WireRequest, answer: (account: object) => unknown): unknown {
  const name = /^Bearer token-(.+)$/.exec(request.headers.get('Authorization') ?? '')?.[1];
  const account = name === 'trial' ? wireTrial : Object.values(wireAccounts).find(known => known.account === name);
  return account ? answer(account) : new Refusal(401, 'not-logged-in');
}

async function readRequest(input: RequestInfo | URL, init?: RequestInit): Promise<WireRequest> {
  const request = new Request(input instanceof Request ? input : new URL(String(input), location.href), init);
  const url = new URL(request.url);
  // A request with a file in it cannot be read in WebKit.
  const form = init?.body instanceof FormData ? init.body : undefined;
  const text = form ? '' : await request.text();
  return {
    method: request.method,
    path: url.pathname.replace(/^\/api(?=\/)/, ''),
    query: url.searchParams,
    headers: request.headers,
    body: text.startsWith('{') ? (JSON.parse(text) as Record<string, unknown>) : Object.fromEntries(form ?? new URLSearchParams(text)),
  };
}

function waitOrAbort(held: Promise<void> | undefined, signal: AbortSignal | undefined): Promise<void> | undefined {
  if (!held) return undefined;
  return Promise.race([
    held,
    new Promise<never>((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')))),
  ]);
}

function json(status: number, body: unknown): Response {
  return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json' } });
}
