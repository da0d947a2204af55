import { sql } from 'kysely';
import type { CEILINGS } from '../../examples/platform/contracts/bounds.js';
import { settleContracts } from '../../examples/platform/contracts/settle-contracts.js';
import { testTeam } from '../../examples/platform/contracts/test-team.js';
import type { Attack } from './attack.js';
import { atOnce, broken, CLIENTS, done } from './at-once.js';
import { auditContracts } from './contracts-audit.js';
import { ABOVE, AT_BOUND, KINDS, live, NO_OFFERS, rated, type Kind, type Offer } from './contract-offers.js';
import type { Answer, Target } from './target.js';

const TREE = ['attack_top', 'attack_mid', 'attack_low', 'attack_end'] as const;
const POOR = ['attack_poor', 'attack_below'] as const;
const ROUNDS = 12;
const FIVE_MINUTES = 300_000;
const ANSWERS: Readonly<Record<Kind, { method: 'GET' | 'POST'; path: string }>> = {
  dividend: { method: 'GET', path: '/wps/relay/MCS2_processDividendReq' },
  daily: { method: 'GET', path: '/wps/relay/MCS2_processDailySalContract' },
  hour: { method: 'POST', path: '/wps/relay/MCS2_processContractHourSalary' },
  realtime: { method: 'POST', path: '/wps/relay/MCSFE_processRealTimeSalaryContract' },
};

export const contracts: Attack<null> = {
  name: 'contracts',
  holds: 'nobody gives more than he has, nothing stands above its giver, and no payout is above what its giver’s bound let go',
  most: { requests: 4_000, seconds: 240 },
  async prepare(platform) {
    const team = testTeam({ platform });
    let upline: string | null = null;
    for (const account of TREE) {
      await team.joins(account, upline, account === 'attack_end' ? 0 : upline === null ? 1 : 2);
      upline = account;
    }
    await team.joins(POOR[0], null, 1);
    await team.joins(POOR[1], POOR[0], 2);
    // Bets of the time that the clock is turned through: won and lost by turns.
    const from = platform.clock.now();
    for (let turn = 1; turn <= 60; turn++)
      await team.bets('attack_end', { stake: 100_000, payout: turn % 2 === 0 ? 150_000 : 0, at: from + turn * FIVE_MINUTES - 60_000 });
    return null;
  },
  async run(target, find) {
    const tokens = Object.fromEntries(
      await Promise.all([...TREE, ...POOR].map(async account => [account, await target.login(account)] as const)),
    );
    const desk = deskOf(target, tokens, find);
    await offersThatCannotBe(desk, find);
    await atTheBound(desk, find);
    for (let turn = 0; turn < ROUNDS; turn++) {
      await ceilingFalls(desk, turn);
      await giverEnds(desk, turn);
      await giverDrops(desk, turn);
      await upAndDown(desk, turn);
    }
    await desk.turnsClock(86_400_000);
  },
  async audit(platform, find) {
    await settleContracts(platform);
    await auditContracts(platform, find, TREE);
    const { rows } = await sql<{
      count: number;
    }>`select count(*)::int as count from contract where status in ('active', 'offered') and contract_above(id)`.execute(platform.db);
    if (rows[0]?.count !== 0) find(`${rows[0]?.count} contracts stand above their giver in the end`);
  },
};

type Party = string | null;
type Desk = ReturnType<typeof deskOf>;

/** What the house, which is null, and the agents can ask. */
function deskOf(target: Target, tokens: Record<string, string>, find: (finding: string) => void) {
  const heard = <T extends Answer | readonly Answer[]>(what: string, answers: T): T => {
    for (const fault of broken('status' in answers ? [answers] : answers)) find(`${what}: ${fault}`);
    return answers;
  };
  const asAgent = (account: string) => ({ token: tokens[account] ?? '' });
  const desk = {
    heard,
    find,
    offer: (from: Party, to: string, offer: Offer) =>
      from === null
        ? target.operate('/contracts', { account: to, ...offer })
        : target.ask('/wps/relay/MCS2_offerContract', { method: 'POST', ...asAgent(from), body: { account: to, ...offer } }),
    /** Offers, and answers the ids of the contract and its request. */
    async offers(from: Party, to: string, offer: Offer): Promise<{ id: number; request: number; kind: Kind }> {
      const answer = heard('an offer', await desk.offer(from, to, offer));
      if (answer.status !== 200)
        find(`${from ?? 'the house'} cannot offer what it has to ${to}: ${answer.status} ${answer.text.slice(0, 200)}`);
      const { json } = await target.ask('/wps/relay/MCS2_getContractList', asAgent(to));
      const open = listOf(json, 'requests').find(
        each => each['status'] === 'open' && each['kind'] === offer.kind && each['direction'] === 'received' && each['type'] === 'new',
      );
      return { id: Number(open?.['contractId']), request: Number(open?.['id']), kind: offer.kind as Kind };
    },
    answer(as: string, { request, kind }: { request: number; kind: Kind }, action = 'accept') {
      const { method, path } = ANSWERS[kind];
      const body = { requestId: request, action, reason: '' };
      return method === 'GET'
        ? target.ask(`${path}?requestId=${request}&action=${action}&reason=`, asAgent(as))
        : target.ask(path, { method, ...asAgent(as), body });
    },
    async agrees(from: Party, to: string, offer: Offer) {
      const made = await desk.offers(from, to, offer);
      const answer = heard('an accept', await desk.answer(to, made));
      if (answer.status !== 200) find(`${to} cannot accept what ${from ?? 'the house'} has: ${answer.status} ${answer.text.slice(0, 200)}`);
      return made;
    },
    takeBack: (from: Party, id: number) =>
      from === null
        ? target.operate(`/contracts/${id}/withdraw`, {})
        : target.ask('/wps/relay/MCS2_requestContractTermination', {
            method: 'POST',
            ...asAgent(from),
            body: { contractId: id, offer: true },
          }),
    end: (id: number) => target.operate(`/contracts/${id}/end`, { reason: 'By the attack' }),
    ceiling: (key: (typeof CEILINGS)[number], value: number) =>
      target.ask(`/sandbox/api/settings/${key}`, { method: 'PATCH', token: target.operatorKey, body: { value: String(value) } }),
    turnsClock: (ms: number) => target.operate('/clock/advance', { ms }),
    async nothingAbove(what: string) {
      const { json } = await target.operate('/contracts/house');
      if (json['above'] !== 0) find(`${what}: ${String(json['above'])} stand above what their giver has`);
    },
    async given(account: string): Promise<Record<string, unknown>[]> {
      return listOf((await target.ask('/wps/relay/MCS2_getContractList', asAgent(account))).json, 'contracts').filter(
        each => each['direction'] === 'given' && (each['status'] === 'active' || each['status'] === 'offered'),
      );
    },
  };
  return desk;
}

async function offersThatCannotBe({ offer, heard, given }: Desk, find: (finding: string) => void): Promise<void> {
  const [top, mid] = TREE;
  const refused = async (what: string, from: Party, to: string, offers: readonly Offer[]) => {
    for (let index = 0; index < offers.length; index += CLIENTS) {
      const part = offers.slice(index, index + CLIENTS);
      const answers = heard(what, await atOnce(part.length, turn => offer(from, to, part[turn] ?? { kind: '', period: '' })));
      answers.forEach(
        ({ status }, turn) => status === 200 && find(`${what}: ${from ?? 'the house'} can offer ${JSON.stringify(part[turn])}`),
      );
    }
  };
  await refused('above a ceiling', null, top, ABOVE);
  await refused('what is no offer', null, top, NO_OFFERS);
  for (const to of [mid, 'demo_member', 'demo_subagent', 'nobody', '%', '']) await refused(`to ${to}`, null, to, AT_BOUND);
  await refused('of nothing', POOR[0], POOR[1], [...AT_BOUND, rated('daily', 0.01), live(0.01, 0)]);
  await refused('to oneself', POOR[0], POOR[0], AT_BOUND);
  await refused('to another’s', POOR[0], mid, AT_BOUND);
  if ((await given(POOR[0])).length > 0) find('an agent without a contract gives one');
}

/** Exactly at the bound is right, a hundredth of a percent more is not, at every step down the tree. */
async function atTheBound(desk: Desk, find: (finding: string) => void): Promise<void> {
  const { offers, offer, agrees, answer, heard, takeBack } = desk;
  const [top, mid, low, end] = TREE;
  // Somebody else's offer, or by the call of another kind.
  for (const wire of AT_BOUND) {
    const made = await offers(null, top, wire);
    const others = heard(
      'another’s offer',
      await Promise.all([
        ...[mid, POOR[0]].map(as => answer(as, made)),
        ...KINDS.filter(kind => kind !== made.kind).map(kind => answer(top, { ...made, kind })),
        answer(top, made, 'terminate'),
      ]),
    );
    if (done(others) > 0)
      find(`an offer of the house is accepted by others or as another kind: ${others.map(({ status }) => status).join()}`);
    // What is only offered is nothing to give.
    if ((await offer(top, mid, wire)).status === 200) find(`what is only offered is passed on: ${wire.kind}`);
    const accepted = heard('an accept', await atOnce(8, () => answer(top, made)));
    if (done(accepted) === 0) find(`nobody can accept ${wire.kind}`);
    if ((await takeBack(null, made.id)).status === 200) find('an accepted offer is withdrawn');
  }
  for (const [from, to] of [
    [top, mid],
    [mid, low],
    [low, end],
  ] as const) {
    const answers = heard('above the bound', await atOnce(ABOVE.length, turn => offer(from, to, ABOVE[turn] ?? rated('daily', 100))));
    answers.forEach(({ status }, turn) => status === 200 && find(`${from} passes on more than it has: ${JSON.stringify(ABOVE[turn])}`));
    for (const wire of AT_BOUND) await agrees(from, to, wire);
  }
  await desk.nothingAbove('at the bound');
  // A middle agent that has less than those above it.
  await agrees(top, mid, rated('daily', 1));
  await agrees(top, mid, live(0.5, 0.2));
  const more = heard(
    'more than it has',
    await Promise.all([rated('daily', 1.01), rated('daily', 1.5), live(0, 0.21), live(0.5, 1)].map(wire => offer(mid, low, wire))),
  );
  if (done(more) > 0) find(`a middle agent passes on more than it has: ${more.map(({ status }) => status).join()}`);
  await desk.nothingAbove('after a drop');
}

/** Brings the tree to where each of it has what the house gives at most; one kind suffices for a race. */
async function stand({ agrees }: Desk, until: number): Promise<void> {
  const sides: [Party, string][] = [
    [null, TREE[0]],
    [TREE[0], TREE[1]],
    [TREE[1], TREE[2]],
  ];
  for (const [from, to] of sides.slice(0, until)) await agrees(from, to, live(0.5, 1));
}

async function race({ heard, turnsClock }: Desk, what: string, turn: number, ask: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const inOrder = turn % 2 === 0 ? ask : ask.toReversed();
  const [answers] = await Promise.all([Promise.all(inOrder.map(each => each())), turn % 3 === 0 ? turnsClock(FIVE_MINUTES) : undefined]);
  return heard(what, turn % 2 === 0 ? answers : answers.toReversed());
}
const times = (count: number, ask: () => Promise<Answer>) => Array.from({ length: count }, () => ask);

async function ceilingFalls(desk: Desk, turn: number): Promise<void> {
  const made = await desk.offers(null, TREE[0], live(0.5, 1));
  await race(desk, 'a ceiling falls', turn, [
    ...times(4, () => desk.answer(TREE[0], made)),
    () => desk.ceiling('contract_realtime_loss_max', 40),
    ...times(4, () => desk.answer(TREE[0], made)),
  ]);
  desk.heard('a ceiling rises', await desk.ceiling('contract_realtime_loss_max', 100));
  await desk.takeBack(null, made.id);
  await desk.nothingAbove('a ceiling fell and rose');
}

async function giverEnds(desk: Desk, turn: number): Promise<void> {
  const [, mid, low] = TREE;
  await stand(desk, 1);
  const { id } = await desk.agrees(TREE[0], mid, live(0.5, 1));
  const made = await desk.offers(mid, low, live(0.5, 1));
  const ended = await race(desk, 'a giver’s contract ends', turn, [
    ...times(3, () => desk.answer(low, made)),
    () => desk.end(id),
    ...times(3, () => desk.answer(low, made)),
    () => desk.offer(mid, low, live(0.4, 1)),
  ]);
  if (ended[3]?.status !== 200) desk.find(`the operator cannot end a contract: ${ended[3]?.text.slice(0, 160)}`);
  if ((await desk.given(mid)).some(each => each['kind'] === 'realtime')) desk.find('who has nothing any more still gives');
  await desk.nothingAbove('a giver’s contract ended');
}

async function giverDrops(desk: Desk, turn: number): Promise<void> {
  const [top, mid, low] = TREE;
  await stand(desk, 2);
  const made = await desk.offers(mid, low, live(0.1, 1));
  const less = await desk.offers(top, mid, live(0.5, 0.3));
  await race(desk, 'a giver drops', turn, [
    ...times(4, () => desk.answer(low, made)),
    ...times(4, () => desk.answer(mid, less)),
    () => desk.takeBack(mid, made.id),
  ]);
  if ((await desk.given(mid)).some(each => each['kind'] === 'realtime' && Number(each['lossSalaryRate']) > 0.3))
    desk.find('what is above the dropped contract still stands');
  await desk.nothingAbove('a giver dropped');
}

/** All of a chain accept at once, from the top down and from the bottom up, the top one a lower contract, and the house ends it or a ceiling falls. */
async function upAndDown(desk: Desk, turn: number): Promise<void> {
  const [top, mid, low, end] = TREE;
  await stand(desk, 3);
  const made = [
    await desk.offers(low, end, live(0.5, 0.9)),
    await desk.offers(mid, low, live(0.4, 0.9)),
    await desk.offers(top, mid, live(0.4, 0.8)),
    await desk.offers(null, top, live(0.4, 0.7)),
  ];
  const takers = [end, low, mid, top];
  const accepts = made.flatMap((each, index) => times(4, () => desk.answer(takers[index] ?? '', each)));
  await race(desk, 'a chain accepts', turn, [
    ...accepts,
    ...(turn % 4 > 1 ? [() => desk.ceiling('contract_realtime_loss_max', 60), () => desk.ceiling('contract_realtime_profit_max', 30)] : []),
  ]);
  await desk.ceiling('contract_realtime_loss_max', 100);
  await desk.ceiling('contract_realtime_profit_max', 50);
  await Promise.all(made.map((each, index) => desk.takeBack([low, mid, top, null][index] ?? null, each.id)));
  await desk.nothingAbove('a chain accepted');
}

function listOf(json: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const value = json['value'];
  const list = typeof value === 'object' && value !== null && name in value ? (value as Record<string, unknown>)[name] : [];
  return Array.isArray(list) ? list : [];
}
