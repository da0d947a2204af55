import {
  axeFindings,
  describe,
  expect,
  find,
  heard,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  signedInCore,
  switchedOn,
  testCore,
  until,
  type TestCore,
} from '../../../tests/widgets-support/index.js';
import { wireRewards, wireTickets } from '../../../tests/widgets-support/wire-rewards.js';
import './index.js';

const STATUS = 'GET /wps/system/status';
const LIST = '/wps/relay/MCS2_getRewardList';
const TICKETS = '/wps/relay/MCS2_getTicketList';
const CLAIM = '/wps/relay/MCS2_claimReward';
const ACTIVITY = '/wps/relay/MCS2_claimActivity';
const RAFFLE = '/wps/relay/MCS2_claimRafflePromotion';

const says = (host: Element, text: string) => until(() => shownText(host).includes(text), `“${text}”`);
const saysNot = (host: Element, text: string) => until(() => !shownText(host).includes(text), `no “${text}”`);
const asked = ({ platform }: TestCore) =>
  platform.calls.filter(({ path }) => /Reward|Ticket|Raffle|claim/.test(path)).map(({ path }) => path);
const keysOf = ({ platform }: TestCore, path: string) => platform.callsTo(path).map(({ headers }) => headers.get('Idempotency-Key'));
const raffleCard = (host: Element, kind: string) => find(host, `.raffle[data-kind=${kind}]`);
const drawn = (kind: string, prizeId: string, gives: string, worth: number) => ({
  draw: {
    id: '9',
    kind,
    prizeId,
    gives,
    amount: gives === 'bonus' ? worth : 0,
    points: gives === 'points' ? worth : 0,
    drawnAt: Date.UTC(2026, 10, 22),
  },
  ticketsLeft: 1,
});
/** A member, with the reward centre switched on. */
async function member(): Promise<TestCore> {
  const made = testCore();
  made.platform.on(STATUS, () => switchedOn('REWARDCENTER3'));
  await made.core.start();
  await made.core.session.login({ username: 'demo_member', password: 'Demo1234' });
  return made;
}
/** From here on the platform has these rewards only. */
function leave({ platform }: TestCore, ids: readonly string[]) {
  platform.on(`GET ${LIST}`, () => ({ list: wireRewards.filter(({ id }) => ids.includes(id)) }));
}
const held = <T,>(answer: () => T) => {
  let release: () => void = () => undefined;
  const gate = new Promise<void>(resolve => (release = resolve));
  return { handler: () => gate.then(answer), release };
};

describe('gp-rewards, the reward centre', () => {
  it('AGT-19 O-69 red envelopes wait here and count; opened, it says what was in one and asks for the balance', async () => {
    const made = await member();
    const envelope = (id: string, sender: string) => ({
      id,
      sender,
      remark: 'Well played',
      amount: null,
      state: 'open',
      createdAt: Date.UTC(2026, 10, 22),
      expiresAt: Date.UTC(2026, 10, 23, 12),
    });
    let waiting = [envelope('8', 'demo_agent'), envelope('7', 'demo_subagent')];
    made.platform.on('GET /wps/relay/MCS2_redEnvelope', ({ query }) => {
      expect(Object.fromEntries(query)).to.include({ direction: 'received', state: 'open' });
      return { list: waiting, total: waiting.length, totalPages: 1 };
    });
    leave(made, []);
    const host = await mount('gp-rewards');
    await says(host, '2 rewards are waiting for you.');
    await says(host, 'Well played');
    expect(shownText(host)).not.to.include('Nothing to claim');
    made.platform.on('POST /wps/relay/MCS2_redEnvelope', () => new Refusal(502, 'unknown'));
    (await named(host, 'Open the red envelope from demo_agent')).click();
    await until(
      () => rootOf(host).querySelector('.envelopes .form-message') && !rootOf(host).querySelector('.envelopes [aria-busy]'),
      'it is told',
    );
    made.platform.on('POST /wps/relay/MCS2_redEnvelope', () => {
      waiting = waiting.slice(1);
      return { id: '8', amount: 15.01, balance: 100 };
    });
    const before = made.platform.callsTo('/wps/v2/wallets/balance').length;
    (await named(host, 'Open the red envelope from demo_agent')).click();
    await says(host, '$15.01 from demo_agent is in your balance now.');
    await says(host, '1 reward is waiting for you.');
    const opened = made.platform.callsTo('/wps/relay/MCS2_redEnvelope').filter(({ method }) => method === 'POST');
    expect(opened.every(({ body }) => body.id === '8')).to.equal(true);
    expect(new Set(opened.map(({ headers }) => headers.get('Idempotency-Key'))).size).to.equal(1);
    await until(() => made.platform.callsTo('/wps/v2/wallets/balance').length > before, 'the balance is asked for');
    await until(
      () => rootOf(host).activeElement?.id === 'envelopes' && !rootOf(host).querySelector('.envelopes [aria-busy]'),
      'the focus is not lost',
    );
    expect(await axeFindings(host)).to.deep.equal([]);
    made.platform.on('POST /wps/relay/MCS2_redEnvelope', () => {
      waiting = [];
      return { id: '7', amount: 1, balance: 101 };
    });
    (await named(host, 'Open the red envelope from demo_subagent')).click();
    await says(host, '$1.00 from demo_subagent is in your balance now.');
    await says(host, 'Nothing to claim right now');
  });

  it('PRO-15 PRO-17 MEM-10 lists what can be claimed with its number, and the tickets of each kind with their use', async () => {
    await member();
    const host = await mount('gp-rewards');
    await says(host, '6 rewards are waiting for you.');
    const tickets = [...rootOf(host).querySelectorAll('.raffle-count')].map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
    expect(tickets).to.deep.equal([2, 0, 1]);
    expect(rootOf(host).querySelector('#claims')?.textContent).to.equal('Ready to claim 3');
    expect(rootOf(host).querySelectorAll('.claim').length + tickets.reduce((sum, count) => sum + count, 0)).to.equal(wireRewards.length);
    const text = shownText(host);
    for (const words of [
      'Cashback',
      '$15.00',
      'Weekend surprise',
      '$5.00',
      'Until Dec 24, 2026',
      '150 points',
      'Each ticket cracks one egg.',
      'Each ticket opens one envelope.',
      'Each ticket spins the wheel once.',
    ])
      expect(text).to.include(words);
    expect([...rootOf(host).querySelectorAll('.claim')].map(each => each.textContent)).to.deep.equal([
      'CashbackNo end date$15.00Claim',
      'Weekend surpriseUntil Dec 24, 2026$5.00Claim',
      'A gift from usNo end date150 pointsClaim',
    ]);
    expect(
      [...rootOf(host).querySelectorAll('.raffle')].map(each => [
        each.getAttribute('data-kind'),
        ...['h4', '.raffle-count', '.soft'].map(part => each.querySelector(part)?.textContent),
      ]),
    ).to.deep.equal([
      ['egg_ticket', 'Golden egg', '2 tickets', 'Each ticket cracks one egg.'],
      ['red_envelope_ticket', 'Red envelope', '0 tickets', 'Each ticket opens one envelope.'],
      ['prize_wheel_ticket', 'Prize wheel', '1 ticket', 'Each ticket spins the wheel once.'],
    ]);
    expect((await raffleCard(host, 'red_envelope_ticket')).querySelector('button')?.disabled).to.equal(true);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('PRO-15 tells the chance of every prize, and how many are left of those that end', async () => {
    await member();
    const host = await mount('gp-rewards');
    const card = await raffleCard(host, 'egg_ticket');
    card.querySelector('summary')?.click();
    expect([...card.querySelectorAll('.raffle-rules li')].map(({ textContent }) => textContent)).to.deep.equal([
      '$1.0050%',
      '50 points30%',
      'Nothing this time19.5%',
      '$100.00 8 left0.5%',
    ]);
  });

  it('PRO-14 PRO-17 claims one: its call, its event, its words, and the number follows', async () => {
    const made = await member();
    made.platform.on(`POST ${CLAIM}`, () => ({ reward: wireRewards[1] }));
    const host = await mount('gp-rewards');
    const claim = await named(host, 'Claim: $5.00, Weekend surprise');
    leave(made, ['2', '3', '4', '5', '7']);
    const event = await heard<object>('gp-claim', () => claim.click());
    expect(event.detail).to.deep.equal({ id: '1', kind: 'bonus', amount: 500, points: 0 });
    await says(host, '$5.00 claimed.');
    await says(host, '5 rewards are waiting for you.');
    expect(made.platform.callsTo(CLAIM).map(({ body }) => body)).to.deep.equal([{ id: '1' }]);
    expect(keysOf(made, CLAIM)[0]).to.match(/^reward-/);
    await until(() => rootOf(host).activeElement?.id === 'claims', 'the focus is where the row was');
  });

  it('claims all: an activity by its own call, the others by theirs', async () => {
    const made = await member();
    made.platform.on(`POST ${CLAIM}`, () => ({ reward: wireRewards[1] }));
    made.platform.on(`POST ${ACTIVITY}`, () => ({ own: { applicationId: '7', promotionId: '3', status: 'claimed', createdAt: 1 } }));
    const host = await mount('gp-rewards');
    const all = await named(host, 'Claim all');
    leave(made, ['3', '4', '5']);
    all.click();
    await saysNot(host, 'Claim all');
    expect(made.platform.callsTo(ACTIVITY).map(({ body }) => body)).to.deep.equal([{ applicationId: '7' }]);
    expect(made.platform.callsTo(CLAIM).map(({ body }) => body.id)).to.deep.equal(['1', '2']);
    await says(host, '3 rewards are waiting for you.');
  });

  it('INV-04 a claim that was cut off says so, and the next try carries the same key', async () => {
    const made = await member();
    made.platform.on(`POST ${CLAIM}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-rewards');
    (await named(host, 'Claim: 150 points, A gift from us')).click();
    await says(host, 'No answer came. Nothing is lost');
    made.platform.on(`POST ${CLAIM}`, () => ({ reward: wireRewards[2] }));
    (
      await until(
        () => rootOf(host).querySelector<HTMLButtonElement>('[aria-label="Claim: 150 points, A gift from us"]:not([aria-busy], :disabled)'),
        'it can be tried again',
      )
    ).click();
    await says(host, '150 points claimed.');
    expect(new Set(keysOf(made, CLAIM)).size).to.equal(1);
  });

  it('with nothing to claim it says so and leads to the promotions', async () => {
    const made = await member();
    leave(made, []);
    made.platform.on(`GET ${TICKETS}`, () => ({ tickets: wireTickets.tickets.map(each => ({ ...each, count: 0 })), draws: [] }));
    const host = await mount('gp-rewards');
    await says(host, 'Nothing to claim right now');
    const event = await heard<{ to: string }>('gp-navigate', async () => (await named(host, 'See the promotions')).click());
    expect(event.detail.to).to.equal('/promotions');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('says what failed, with another try', async () => {
    const { platform } = await member();
    platform.on(`GET ${TICKETS}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-rewards');
    const retry = await named(host, 'Try again');
    platform.on(`GET ${TICKETS}`, () => wireTickets);
    retry.click();
    await says(host, 'Golden egg');
  });
});

describe('gp-rewards, a draw', () => {
  for (const [kind, button, underWay] of [
    ['egg_ticket', 'Crack an egg', 'The egg is cracking'],
    ['red_envelope_ticket', 'Open an envelope', 'The envelope is opening'],
    ['prize_wheel_ticket', 'Spin the wheel', 'The wheel is spinning'],
  ] as const) {
    it(`PRO-16 API-65 ${kind}: the platform decides, then it is shown what was won and where it is`, async () => {
      const made = await member();
      const { handler, release } = held(() => drawn(kind, '14', 'bonus', 100));
      made.platform.on(`POST ${RAFFLE}`, handler);
      made.platform.on(`GET ${TICKETS}`, () => ({ ...wireTickets, tickets: wireTickets.tickets.map(each => ({ ...each, count: 2 })) }));
      const host = await mount('gp-rewards');
      (await named(host, button)).click();
      await says(host, underWay);
      expect(shownText(host)).not.to.include('You won');
      const event = await heard<object>('gp-draw', release);
      expect(event.detail).to.deep.equal({ kind, gives: 'bonus', amount: 10_000, points: 0 });
      await says(host, 'You won $100.00!');
      expect(rootOf(host).querySelector('.draw-result')?.getAttribute('role')).to.equal('status');
      expect(shownText(host)).to.include('It is in your balance now.');
      expect(made.platform.callsTo(RAFFLE).map(({ body }) => body)).to.deep.equal([{ kind }]);
      expect(await axeFindings(host)).to.deep.equal([]);
    });
  }

  it('PRO-16 balance and tickets follow when the prize has been seen, and it can be drawn again', async () => {
    const made = await member();
    made.platform.on(`POST ${RAFFLE}`, () => drawn('egg_ticket', '12', 'points', 50));
    const host = await mount('gp-rewards');
    const go = await named(host, 'Crack an egg');
    made.platform.on(`GET ${TICKETS}`, () => ({
      ...wireTickets,
      tickets: wireTickets.tickets.map(each => ({ ...each, count: 1 })),
      draws: [drawn('egg_ticket', '12', 'points', 50).draw, ...wireTickets.draws],
    }));
    go.click();
    await says(host, 'You won 50 points!');
    const again = await named(host, 'Crack another (1)');
    expect(rootOf(host).querySelectorAll('.draw-line').length).to.equal(2);
    made.platform.on(`POST ${RAFFLE}`, () => drawn('egg_ticket', '13', 'nothing', 0));
    again.click();
    await says(host, 'Better luck with your next ticket.');
    expect(new Set(keysOf(made, RAFFLE)).size).to.equal(2);
  });

  it('PRO-16 closed before the prize is seen, it is told on the page', async () => {
    const made = await member();
    made.platform.on(`POST ${RAFFLE}`, () => drawn('prize_wheel_ticket', '14', 'bonus', 100));
    const host = await mount('gp-rewards');
    const wait = globalThis.setTimeout;
    // The wheel turns until it is left.
    globalThis.setTimeout = ((run: () => void, ms?: number) => (ms === 4300 ? 0 : wait(run, ms))) as typeof setTimeout;
    (await named(host, 'Spin the wheel')).click();
    await until(() => rootOf(host).querySelector('.draw[data-phase=revealing]'), 'the wheel turns to the prize').finally(
      () => (globalThis.setTimeout = wait),
    );
    rootOf(host)
      .querySelector('dialog')
      ?.dispatchEvent(new Event('cancel', { cancelable: true }));
    await until(() => !rootOf(host).querySelector('dialog'), 'it is closed');
    await until(() => rootOf(host).querySelector('.claim-news')?.textContent === 'You won $100.00!', 'the prize');
  });

  it('INV-16 a draw that was cut off loses no ticket: it says so, and the next try carries the same key', async () => {
    const made = await member();
    made.platform.on(`POST ${RAFFLE}`, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-rewards');
    const go = await named(host, 'Crack an egg');
    // It was drawn all the same: the platform has no ticket left.
    made.platform.on(`GET ${TICKETS}`, () => ({ ...wireTickets, tickets: wireTickets.tickets.map(each => ({ ...each, count: 0 })) }));
    go.click();
    await says(host, 'Your ticket is not lost');
    await until(() => rootOf(host).querySelectorAll('.raffle[data-none]').length === 3, 'no ticket is left');
    made.platform.on(`POST ${RAFFLE}`, () => drawn('egg_ticket', '11', 'bonus', 1));
    (await named(host, 'Try again')).click();
    await says(host, 'You won $1.00!');
    expect(new Set(keysOf(made, RAFFLE)).size).to.equal(1);
  });

  it('a ticket that was used elsewhere is said, and another can be drawn', async () => {
    const made = await member();
    made.platform.on(`POST ${RAFFLE}`, () => new Refusal(409, 'activity-refused'));
    const host = await mount('gp-rewards');
    (await named(host, 'Spin the wheel')).click();
    await says(host, 'This ticket was used already');
    made.platform.on(`POST ${RAFFLE}`, () => drawn('prize_wheel_ticket', '11', 'bonus', 1));
    (await named(host, 'Try again')).click();
    await says(host, 'You won $1.00!');
  });
});

describe('gp-rewards, who has none', () => {
  it('PRO-23 a visitor is led to the login, and nothing is asked for', async () => {
    const made = testCore();
    made.platform.on(STATUS, () => switchedOn('REWARDCENTER3'));
    await made.core.start();
    const host = await mount('gp-rewards');
    const login = await named(host, 'Log in');
    await heard('gp-login-required', () => login.click());
    expect(asked(made)).to.deep.equal([]);
  });

  it('PRO-23 a trial account is told that a real one is needed, and nothing is asked for', async () => {
    const made = testCore();
    made.platform.on(STATUS, () => switchedOn('REWARDCENTER3'));
    await made.core.start();
    await made.core.session.loginFreePlay();
    const host = await mount('gp-rewards');
    (await named(host, 'Open a real account')).click();
    await until(() => made.core.dialogs.store.getState().open.some(({ name }) => name === 'info'), 'the dialog');
    expect(asked(made)).to.deep.equal([]);
  });

  it('HDR-25 where the reward centre is switched off it says so, and nothing is asked for', async () => {
    const made = await signedInCore();
    const host = await mount('gp-rewards');
    await says(host, 'The reward centre is closed');
    expect(asked(made)).to.deep.equal([]);
  });
});
