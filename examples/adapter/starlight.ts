import { defineAdapter, type About, type Adapter } from 'gp-widgets/adapter';

interface StarlightGame {
  id: string;
  kind: string;
  house: { id: string; name: string };
  title: { en: string; es: string };
  picture: string;
  least_stake_cents: number;
  is_new: boolean;
}

/** Its kinds of games, as the widgets' categories. */
const KINDS = [
  { kind: 'coins', code: 'RNG', title: { en: 'Coins', es: 'Monedas' } },
  { kind: 'dice', code: 'PVP', title: { en: 'Dice', es: 'Dados' } },
  { kind: 'wheels', code: 'LIVE', title: { en: 'Wheels', es: 'Ruedas' } },
] as const;
const REFUSALS: Readonly<Record<string, 'bad-credentials' | 'account-locked' | 'not-logged-in' | 'game-unavailable'>> = {
  WRONG_SECRET: 'bad-credentials',
  LOCKED: 'account-locked',
  WHO_ARE_YOU: 'not-logged-in',
  NO_SUCH_GAME: 'game-unavailable',
};

/** The widgets on Starlight: lobby, search, login, balance and games. Everything else it has not, so it is not offered. */
export function starlight(base: string): Adapter {
  return defineAdapter({
    base,
    unwrap: body => (body as { data?: unknown } | undefined)?.data,
    headers: ({ token }) => ({ 'X-Starlight-Session': token }),
    refusal({ body }) {
      const { error } = (body ?? {}) as { error?: { reason: string; text: string } };
      return error && { code: REFUSALS[error.reason] ?? 'unknown', message: error.text };
    },
    calls: {
      async getStatus(_sent, { ask }) {
        const data = await ask<{ studio: string; open: boolean; money: { code: string; sign: string }; now: string }>('GET', '/hello');
        return {
          maintenance: !data.open,
          merchantName: data.studio,
          currency: data.money.code,
          currencySymbol: data.money.sign,
          time: Date.parse(data.now),
        };
      },
      async listVendors(_sent, about) {
        const data = await about.ask<{ houses: { id: string; name: string; kinds: string[] }[] }>('GET', '/houses');
        const lanes = KINDS.map(({ kind, code, title }) => ({
          gameCategory: title[languageOf(about)],
          gameType: code,
          vendors: data.houses
            .filter(house => house.kinds.includes(kind))
            .map(({ id, name }) => ({ vassalage: id, displayName: name, gameType: code, isGame: 'VASSALAGE' })),
        }));
        return { data: { lanes } };
      },
      async listGames({ pageNo, pageSize, gameType = '', vassalage, gameName, gameCode }, about) {
        const data = await about.ask<{ count: number; items: StarlightGame[] }>('GET', '/games', {
          query: {
            text: gameName,
            kind: KINDS.find(({ code }) => code === gameType)?.kind,
            house: vassalage || undefined,
            skip: (pageNo - 1) * pageSize,
            take: pageSize,
          },
        });
        const games = data.items.filter(({ id }) => !gameCode || id === gameCode).map(game => gameOf(game, base, languageOf(about)));
        return { games, total: data.count, totalPages: Math.ceil(data.count / pageSize) };
      },
      async listHotGames({ gameType, vassalage }, about) {
        const kind = KINDS.find(({ code }) => code === gameType)?.kind;
        const data = await about.ask<{ items: StarlightGame[] }>('GET', '/games', {
          query: { kind, house: vassalage || undefined, take: 100 },
        });
        return { list: data.items.filter(game => game.is_new).map(game => gameOf(game, base, languageOf(about))) };
      },
      async login({ username, password }, { ask }) {
        const data = await ask<{ session: string }>('POST', '/sessions', { body: { login: username, secret: password } });
        return { token: data.session };
      },
      async getMember(_sent, { ask }) {
        const data = await ask<{ login: string; called_name: string }>('GET', '/sessions/current');
        return { id: data.login, account: data.login, nickname: data.called_name, type: 0 };
      },
      async logout(_sent, { ask }) {
        await ask('DELETE', '/sessions/current');
      },
      async getBalance(_sent, { ask }) {
        const data = await ask<{ cents: number }>('GET', '/purse');
        return { balance: data.cents / 100, currency: 'EUR', currencySymbol: '€' };
      },
      async launchGame({ gameCode }, { ask }) {
        const data = await ask<{ address: string }>('POST', '/tables', { body: { game: gameCode } });
        return { url: new URL(data.address, base).href };
      },
    },
  });
}

function gameOf({ id, kind, house, title, picture, least_stake_cents, is_new }: StarlightGame, base: string, language: 'en' | 'es') {
  const code = KINDS.find(each => each.kind === kind)?.code ?? 'RNG';
  return {
    nodeId: id,
    vassalage: house.id,
    vendorName: house.name,
    gameCode: id,
    gameType: code,
    gameName: title[language],
    nodeName: title.en,
    minBet: least_stake_cents / 100,
    isHot: is_new ? 1 : 0,
    showIcon: base + picture,
  };
}

function languageOf({ language }: Pick<About, 'language'>): 'en' | 'es' {
  return language === 'ES' ? 'es' : 'en';
}
