import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { recentGames } from '../games/account-games.js';
import { createCore } from '../create-core.js';
import type { PageEventSource } from '../kernel/environment.js';
import { gameRooms } from '../games/game-rooms.js';
import { lastNumbers, lotteryMenu, openedGame, recentLotteries } from '../lottery/lottery-queries.js';
import { referral } from '../member/referral.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal, STATUS } from '../testing/fake-platform.js';
import { vassalGameTypes } from '../games/vassal-games.js';

const PATH = '/wps/system/status';
const EVENTS = '/wps/system/events?since=';

class FakeSource extends EventTarget implements PageEventSource {
  static all: FakeSource[] = [];
  isOpen = true;
  constructor(readonly url: string) {
    super();
    FakeSource.all.push(this);
  }
  close() {
    this.isOpen = false;
  }
  tell(kind: string, data: string) {
    this.dispatchEvent(new MessageEvent(kind, { data }));
  }
  static get open() {
    return FakeSource.all.filter(source => source.isOpen).map(source => source.url);
  }
}
class StreamingPage extends FakePage {
  readonly EventSource = FakeSource;
}

/** A started core whose page has settled, on a platform that names an address for its changes. */
async function settled(events = `${EVENTS}1`, page: FakePage = new StreamingPage()) {
  const platform = new FakePlatform();
  platform.status = { ...STATUS, events };
  const core = createCore(
    { apiBase: 'https://api.example/api', merchant: 'demo', navigation: 'history', defaultLanguage: 'EN' },
    { page, fetch: platform.fetch, random: () => 0.5, whenIdle: run => run() },
  );
  onTestFinished(() => core.stop());
  await core.start();
  await vi.dynamicImportSettled();
  await vi.advanceTimersByTimeAsync(4900);
  expect(FakeSource.all).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  return { core, page, platform, asked: () => platform.callsTo(PATH).length };
}

describe('following what the operator changes', () => {
  beforeEach(() => {
    FakeSource.all = [];
    vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval', 'Date'] });
  });
  afterEach(() => void vi.useRealTimers());

  it('SYS-01 SYS-02 a page that nobody touches shows maintenance, and the normal page after it, as soon as they are told', async () => {
    const { core, platform, asked } = await settled();
    expect([FakeSource.open, asked()]).toEqual([['https://api.example/api/wps/system/events?since=1'], 1]);
    platform.status = { ...STATUS, maintenance: true, events: `${EVENTS}2` };
    FakeSource.all[0]?.tell('status', `${EVENTS}2`);
    await vi.waitFor(() => expect(core.status.store.getState().value?.status).toBe(1));
    platform.status = { ...STATUS, events: `${EVENTS}3` };
    FakeSource.all[0]?.tell('status', `${EVENTS}3`);
    await vi.waitFor(() => expect(core.status.store.getState().value?.status).toBe(0));
    expect(asked()).toBe(3);
  });

  it('an answer that was under way when the change was told does not hide it', async () => {
    const { core, platform } = await settled();
    const under = core.status.load();
    const late = platform.status;
    let first = true;
    platform.on(`GET ${PATH}`, () => {
      if (!first) return { ...STATUS, maintenance: true, events: `${EVENTS}2` };
      first = false;
      return late;
    });
    FakeSource.all[0]?.tell('status', `${EVENTS}2`);
    await under;
    await vi.waitFor(() => expect(core.status.store.getState().value?.status).toBe(1));
  });

  it('a change of the offer reaches every open list of games: rooms, types of a vendor, lotteries, those liked and those played', async () => {
    const { core } = await settled();
    const lists = [
      core.catalogue.categories(),
      core.catalogue.announcements(),
      gameRooms(core, 'PVP'),
      vassalGameTypes(core, 'V'),
      lotteryMenu(core, 'LOTT'),
      core.account.favouriteGames(),
      core.account.recentGames(),
      recentGames(core),
      recentLotteries(core, 'LOTT'),
    ];
    const loads = lists.map(({ key, tags }) => {
      const load = vi.fn(async () => key);
      core.queries.follow(key, load, () => undefined, { tags });
      return load;
    });
    await vi.advanceTimersByTimeAsync(0);
    FakeSource.all[0]?.tell('catalogue', `${EVENTS}2`);
    await vi.advanceTimersByTimeAsync(1600);
    expect(loads.map(({ mock }) => mock.calls.length)).toEqual(lists.map(() => 2));
  });

  it('a change of the offer is asked for by those who show it, and of nothing else', async () => {
    const { core, platform, asked } = await settled();
    const { hotGames, winners } = core.catalogue;
    for (const query of [hotGames(), winners()])
      core.queries.follow<unknown>(query.key, query.load, () => undefined, { ...query, refreshEvery: undefined });
    const games = () => platform.callsTo('/wps/relay/GCSGAME_hotGamesV2').length;
    const ranks = () => platform.callsTo('/wps/relay/GCSGAME_getRankList').length;
    await vi.waitFor(() =>
      expect([core.queries.read(hotGames().key).loading, core.queries.read(winners().key).loading]).toEqual([false, false]),
    );
    expect([games(), ranks()]).toEqual([1, 1]);
    const before = asked();
    FakeSource.all[0]?.tell('catalogue', `${EVENTS}2`);
    await vi.advanceTimersByTimeAsync(1600);
    await vi.waitFor(() => expect(games()).toBe(2));
    expect([ranks(), asked()]).toEqual([1, before]);
  });

  it('a hidden page holds no connection, and takes up where it left off when it is seen again', async () => {
    const { page } = await settled();
    FakeSource.all[0]?.tell('content', `${EVENTS}7`);
    page.document.show(false);
    expect(FakeSource.open).toEqual([]);
    page.document.show(true);
    expect(FakeSource.open).toEqual([`https://api.example/api${EVENTS}7`]);
  });

  it('a lost connection is tried again, ever more slowly while there is none, and not by a page that is gone', async () => {
    const { core } = await settled();
    const waits: number[] = [];
    for (let tries = 0; tries < 8; tries++) {
      const before = FakeSource.all.length;
      const from = Date.now();
      FakeSource.all.at(-1)?.dispatchEvent(new Event('error'));
      expect(FakeSource.open).toEqual([]);
      while (FakeSource.all.length === before) await vi.advanceTimersByTimeAsync(500);
      waits.push(Math.round((Date.now() - from) / 1000));
    }
    expect(waits).toEqual([8, 15, 30, 60, 120, 240, 450, 450]);
    FakeSource.all.at(-1)?.dispatchEvent(new Event('open'));
    core.stop();
    expect(FakeSource.open).toEqual([]);
  });

  it('SYS-05 a page whose connection gave way to others, or that got none, comes back by itself, and does not press in', async () => {
    await settled();
    const comeBack = async () => {
      const before = FakeSource.all.length;
      const from = Date.now();
      while (FakeSource.all.length === before) await vi.advanceTimersByTimeAsync(500);
      FakeSource.all.at(-1)?.dispatchEvent(new Event('open'));
      return Math.round((Date.now() - from) / 1000);
    };
    const end = () => FakeSource.all.at(-1)?.dispatchEvent(new Event('error'));
    const waits: number[] = [];
    for (let times = 0; times < 4; times++) {
      end();
      waits.push(await comeBack());
      await vi.advanceTimersByTimeAsync(20_000);
    }
    expect(waits, 'pushed out again and again').toEqual([8, 15, 30, 60]);
    await vi.advanceTimersByTimeAsync(60_000);
    end();
    expect(await comeBack(), 'after it had stood for a minute').toBe(8);
    expect(FakeSource.open).toHaveLength(1);
  });

  describe('for an account', () => {
    const OWN = '/wps/member/events';
    const BALANCE = '/wps/v2/wallets/balance';
    const ask = `https://api.example/api${EVENTS}`;
    async function member(answer: () => unknown = () => ({ address: `${EVENTS}1&of=word.0` })) {
      const made = await settled();
      made.platform.on(`GET ${OWN}`, answer);
      await made.core.session.adopt('token-member');
      await vi.waitFor(() => expect(made.core.wallet.store.getState()).toMatchObject({ loading: false, balance: { amount: 1250 } }));
      return { ...made, balances: () => made.platform.callsTo(BALANCE).length };
    }

    it('LOT-05 a draw that has paid a bet of the account stands on its page at once, also one that was drawn before its time', async () => {
      const { core } = await member();
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.0`]));
      const load = async () => ({ issueNo: '20270101-001' });
      const asked = { opened: vi.fn(load), last: vi.fn(load), other: vi.fn(load) };
      const opened = openedGame(core, 'VN60', 2);
      const last = lastNumbers(core, 'LOTT');
      core.queries.follow(opened.key, asked.opened, () => undefined, opened);
      core.queries.follow('last', asked.last, () => undefined, { tags: last.tags });
      core.queries.follow('other', asked.other, () => undefined, { tags: lotteryMenu(core, 'LOTT').tags });
      await vi.advanceTimersByTimeAsync(0);
      FakeSource.all.at(-1)?.tell('account', `${EVENTS}1&of=word.1`);
      await vi.advanceTimersByTimeAsync(1000);
      expect(Object.values(asked).map(({ mock }) => mock.calls.length)).toEqual([2, 2, 1]);
    });

    it('SYS-01 a switch that gives the account something, as its VIP rank, does so on an open page within two seconds, and takes it away', async () => {
      const { core, platform } = await member();
      const vip = () => core.session.store.getState().member?.vip;
      for (const [revision, hasVip] of [
        [2, true],
        [3, false],
      ] as const) {
        platform.member = { hasVip, vipLabelName: 'Gold', vipRankLevel: 3 };
        platform.status = { ...STATUS, events: `${EVENTS}${revision}` };
        FakeSource.all.at(-1)?.tell('status', `${EVENTS}${revision}&of=word.0`);
        await vi.advanceTimersByTimeAsync(2000);
        expect(vip()).toEqual(hasVip ? { label: 'Gold', level: 3 } : undefined);
      }
    });

    it('WAL-01 MSG-10 money and messages that come without asking show at once, by the small calls that tell them', async () => {
      const { core, platform, balances } = await member();
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.0`]));
      const unread = core.account.unread();
      core.queries.follow<number>(unread.key, unread.load, () => undefined, { ...unread, refreshEvery: undefined });
      await vi.waitFor(() => expect(core.queries.read(unread.key).loading).toBe(false));
      const before = { balances: balances(), calls: platform.calls.length };
      FakeSource.all.at(-1)?.tell('account', `${EVENTS}1&of=word.1`);
      await vi.advanceTimersByTimeAsync(1600);
      await vi.waitFor(() => expect(balances()).toBe(before.balances + 1));
      expect(
        platform.calls
          .slice(before.calls)
          .map(({ path }) => path)
          .sort(),
      ).toEqual(['/wps/relay/CSP_unreadCount', BALANCE].sort());
    });
    it('WAL-01 a page that is signed in listens within a second or so; its balance names what is in it, so the page that acted asks no second time', async () => {
      const platform = new FakePlatform();
      platform.status = { ...STATUS, events: `${EVENTS}1` };
      let changes = 'word.7';
      platform.on(`GET ${BALANCE}`, () => ({ balance: 12.5, currency: 'USD', changes }));
      const core = createCore(
        { apiBase: 'https://api.example/api', merchant: 'demo', navigation: 'history', defaultLanguage: 'EN' },
        { page: new StreamingPage(), fetch: platform.fetch, random: () => 0.5, whenIdle: run => run() },
      );
      onTestFinished(() => core.stop());
      await core.start();
      await core.session.adopt('token-member');
      await vi.waitFor(() => expect(core.wallet.store.getState().balance?.changes).toBe('word.7'));
      await vi.advanceTimersByTimeAsync(1200);
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.7`]));
      expect(platform.callsTo(OWN)).toHaveLength(0);
      // Its own act: the answer has come, the balance is asked for, and only then the change is told.
      changes = 'word.8';
      await core.wallet.refresh();
      const before = platform.callsTo(BALANCE).length;
      FakeSource.all.at(-1)?.tell('account', `${EVENTS}1&of=word.8`);
      await vi.advanceTimersByTimeAsync(1000);
      expect(platform.callsTo(BALANCE)).toHaveLength(before);
      // Somebody else's: three in a row are one question.
      changes = 'word.11';
      for (const number of [9, 10, 11]) FakeSource.all.at(-1)?.tell('account', `${EVENTS}1&of=word.${number}`);
      await vi.advanceTimersByTimeAsync(1000);
      await vi.waitFor(() => expect(core.wallet.store.getState().balance?.changes).toBe('word.11'));
      expect(platform.callsTo(BALANCE)).toHaveLength(before + 1);
    });
    it('MEM-11 the bonus for a friend shows on the open page of invitations', async () => {
      const { core, platform } = await member();
      const REFERRAL = '/wps/relay/MCS2_getReferral';
      platform.on(`GET ${REFERRAL}`, () => ({ code: 'ALMA2026', link: '', friends: 0, rewarded: 0, bonus: 0, list: [], totalPages: 1 }));
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.0`]));
      const friends = referral(core, 1);
      core.queries.follow(friends.key, friends.load, () => undefined, friends);
      await vi.waitFor(() => expect(platform.callsTo(REFERRAL)).toHaveLength(1));
      await vi.advanceTimersByTimeAsync(2000);
      FakeSource.all.at(-1)?.tell('account', `${EVENTS}1&of=word.1`);
      await vi.advanceTimersByTimeAsync(1600);
      await vi.waitFor(() => expect(platform.callsTo(REFERRAL)).toHaveLength(2));
    });
    it('what was told to everybody between the first answer and the ticket is not missed', async () => {
      await member(() => ({ address: `${EVENTS}9&of=word.0` }));
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.0`]));
    });
    it('whoever logs out is told nothing of the account any more', async () => {
      const { core, balances } = await member();
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=word.0`]));
      const source = FakeSource.all.at(-1);
      await core.session.logout();
      expect(FakeSource.open).toEqual([`${ask}1`]);
      const before = balances();
      source?.tell('account', `${EVENTS}1&of=word.2`);
      await vi.advanceTimersByTimeAsync(1600);
      expect(balances()).toBe(before);
    });
    it('a platform without the call tells what concerns everybody all the same', async () => {
      await member(() => new Refusal(404, 'not-found'));
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1`]));
    });
    it('a platform that started anew is asked for another address', async () => {
      let word = 'old';
      const { platform } = await member(() => ({ address: `${EVENTS}1&of=${word}.0` }));
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}1&of=old.0`]));
      word = 'new';
      FakeSource.all.at(-1)?.tell('account', `${EVENTS}other-0`);
      expect(FakeSource.open).toEqual([]);
      await vi.advanceTimersByTimeAsync(8_000);
      await vi.waitFor(() => expect(FakeSource.open).toEqual([`${ask}other-0&of=new.0`]));
      expect(platform.callsTo(OWN)).toHaveLength(2);
    });
  });

  it.each([
    ['names no address', ''],
    ['names another host', 'https://evil.example/events'],
    ['names another host without its scheme', '//evil.example/events'],
  ])('a platform that %s is not listened to', async (_name, events) => {
    await settled(events);
    expect(FakeSource.all).toEqual([]);
  });
});
