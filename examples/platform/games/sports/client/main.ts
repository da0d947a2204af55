import '../../client/shell.css';
import './sports.css';
import { boot, type Boot } from '../../client/boot.js';
import { element } from '../../client/element.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { fetchPlay, fetchRound, isLost, newRoundId, PlayError } from '../../client/play-api.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { fill } from '../../client/words.js';
import type { FixtureBetOutcome } from '../fixture-bets.js';
import type { Fixture, FixturesAnswer, PlacedFixtureBet } from '../fixture-list.js';
import type { Pick, SportName } from '../sports.js';
import { pressedOdds } from './pressed-odds.js';
import { fixtureCard, type FixtureCard } from './fixture-card.js';
import { placeBet } from './place-bet.js';
import { SPORTS_WORDS, type SportsWords } from './words.js';

const LOOK_MS = 2_000;
const TICK_MS = 250;
/** Own bets in sight until all are asked for; those still open always are. */
const BETS_SHOWN = 3;

void boot(startSports, SPORTS_WORDS);

async function startSports({ root, token, lang, words, t, session }: Boot<SportsWords>): Promise<void> {
  let state = await fetchPlay<FixturesAnswer>('fixtures', { session: token, lang });
  let offset = state.now - Date.now();
  const pressed = pressedOdds(location.search, state.fixtures);
  let chosen: { fixture: Fixture; pick: Pick; odds: number } | undefined = pressed?.price && { fixture: pressed.fixture, ...pressed.price };
  let isAsking = false;
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t[session.variant as SportName],
    info: () => [
      ...rulesList(words.rules, t.rules),
      element('h3', { textContent: t.seeds }),
      ...state.fixtures
        .filter(({ seed }) => seed !== null)
        .map(({ home, away, seed }) => element('code', { textContent: `${home} – ${away}: ${seed}` })),
    ],
  });
  const stake = stakeBox({
    words,
    stakes: session.stakes,
    stake: session.lastRound?.stake ?? session.stakes[0] ?? 0,
    money: shell.money,
    onChange: refresh,
  });
  const place = element('button', { type: 'button', className: 'primary go', onclick: () => void bet() });
  const slip = element('p', { className: 'slip' });
  const cards = new Map<number, FixtureCard>();
  const lists = {
    live: element('div', { className: 'fixtures' }),
    open: element('div', { className: 'fixtures' }),
    ended: element('div', { className: 'fixtures' }),
  };
  const heads = {
    live: element('h2', { textContent: t.live }),
    open: element('h2', { textContent: t.next }),
    ended: element('h2', { textContent: t.ended }),
  };
  const mine = element('ul', { className: 'bets', dataset: { test: 'bets' } });
  const showAll = element('button', {
    type: 'button',
    className: 'option',
    aria: { expanded: 'false' },
    onclick: () => {
      showAll.setAttribute('aria-expanded', String(showAll.getAttribute('aria-expanded') !== 'true'));
      drawBets();
    },
  });
  const own = element('section', {}, element('div', { className: 'mine-head' }, element('h2', { textContent: t.mine }), showAll), mine);
  const book = element(
    'div',
    { className: 'book', tabIndex: 0, aria: { label: t[session.variant as SportName] } },
    own,
    heads.live,
    lists.live,
    heads.open,
    lists.open,
    heads.ended,
    lists.ended,
  );
  let freshest: string | undefined;
  shell.stage.append(book);
  shell.controls.append(slip, stake.node, place);
  shell.say(chosen ? '' : (pressed?.fixture.state ?? 'open') === 'open' ? t.start : t.closed);
  draw();
  if (pressed) cards.get(pressed.fixture.id)?.node.scrollIntoView({ block: 'center' });
  setInterval(tick, TICK_MS);
  void watch();

  function pickText(pick: Pick): string {
    return fill(t[pick], { line: state.line ?? '' });
  }
  function oddsText(odds: number): string {
    return shell.figures.decimals(odds / 100);
  }
  function refresh(): void {
    if (chosen && !isAsking && chosen.fixture.startsAt <= Date.now() + offset) {
      chosen = undefined;
      shell.say(t.closed);
    }
    slip.textContent = chosen
      ? fill(t.picked, { home: chosen.fixture.home, away: chosen.fixture.away, pick: pickText(chosen.pick), odds: oddsText(chosen.odds) })
      : '';
    place.textContent = chosen
      ? fill(t.place, { stake: shell.money(stake.value()), returns: shell.money(Math.floor((stake.value() * chosen.odds) / 100)) })
      : t.placePlain;
    place.disabled = isAsking || !chosen;
    stake.lock(isAsking);
    for (const [id, card] of cards) card.choose(chosen?.fixture.id === id ? chosen.pick : undefined);
  }
  /** Countdowns run and odds close by the clock, between two looks at the platform. */
  function tick(): void {
    for (const fixture of state.fixtures) cards.get(fixture.id)?.update(fixture, Date.now() + offset);
    if (chosen) refresh();
  }
  function draw(): void {
    const shown = new Set(state.fixtures.map(({ id }) => id));
    for (const [id, card] of cards)
      if (!shown.has(id)) {
        card.node.remove();
        cards.delete(id);
      }
    for (const fixture of state.fixtures) {
      const card =
        cards.get(fixture.id) ??
        fixtureCard({
          t,
          fixture,
          pickText,
          oddsText,
          onPick: (pick, odds) => {
            chosen = chosen?.fixture.id === fixture.id && chosen.pick === pick ? undefined : { fixture, pick, odds };
            refresh();
          },
        });
      cards.set(fixture.id, card);
      card.update(fixture, Date.now() + offset);
      if (card.node.parentElement !== lists[fixture.state]) {
        if (fixture.state === 'ended') lists.ended.prepend(card.node);
        else lists[fixture.state].append(card.node);
      }
    }
    for (const key of ['live', 'open', 'ended'] as const) heads[key].hidden = lists[key].childElementCount === 0;
    drawBets();
    refresh();
  }
  function drawBets(): void {
    const isWhole = showAll.getAttribute('aria-expanded') === 'true';
    own.hidden = state.bets.length === 0;
    showAll.hidden = state.bets.length <= BETS_SHOWN;
    showAll.textContent = isWhole ? t.fewer : fill(t.all, { count: state.bets.length });
    mine.replaceChildren(...state.bets.filter(({ payout }, i) => isWhole || i < BETS_SHOWN || payout === null).map(betRow));
  }
  function betRow({ roundId, home, away, pick, odds, stake: amount, payout }: PlacedFixtureBet): HTMLElement {
    const [tone, text] =
      payout === null ? ['open', t.open] : payout > 0 ? ['won', fill(t.won, { amount: shell.money(payout) })] : ['lost', t.lost];
    return element(
      'li',
      { className: roundId === freshest ? 'fresh' : '' },
      element(
        'span',
        {},
        `${home} – ${away} `,
        element('small', { textContent: `${pickText(pick)} · ${oddsText(odds)} · ${shell.money(amount)}` }),
      ),
      element('b', { className: tone, textContent: text }),
    );
  }
  async function bet(): Promise<void> {
    if (isAsking || !chosen) return;
    const { fixture, pick, odds } = chosen;
    const body = { session: token, roundId: newRoundId(), stake: stake.value(), choice: { fixture: fixture.id, pick, odds } };
    isAsking = true;
    refresh();
    try {
      await placeBet({
        ask: () => askSurely(shell, words, () => fetchRound<FixtureBetOutcome>(body)),
        look,
        booked(round) {
          chosen = undefined;
          freshest = round.roundId;
          shell.setBalance(round.balance);
        },
      });
      book.scrollTo({ top: 0, behavior: wantsLessMotion() ? 'auto' : 'smooth' });
      shell.say(fill(t.placed, { pick: pickText(pick), odds: oddsText(odds) }));
    } catch (error) {
      const isLate = error instanceof PlayError && error.problem === 'refused' && fixture.startsAt <= Date.now() + offset;
      if (isLate)
        await shell.card(
          t.lateTitle,
          fill(t.lateText, { match: `${fixture.home} – ${fixture.away}`, stake: shell.money(body.stake) }),
          words.close,
        );
      else await shell.refused(error);
    }
    isAsking = false;
    refresh();
  }
  /** Asks how everything stands; tells of bets that were settled since. */
  async function look(): Promise<void> {
    const open = new Map(state.bets.filter(({ payout }) => payout === null).map(known => [known.roundId, known]));
    state = await fetchPlay<FixturesAnswer>('fixtures', { session: token, lang });
    offset = state.now - Date.now();
    draw();
    const settled = state.bets.filter(({ roundId, payout }) => payout !== null && open.has(roundId));
    if (state.balance !== shell.balance()) shell.setBalance(state.balance);
    for (const { roundId, stake: amount, payout, home, away } of settled) {
      const match = `${home} – ${away}`;
      shell.say(payout ? fill(t.wonNow, { match, amount: shell.money(payout) }) : fill(t.lostNow, { match }));
      tellRound({
        success: true,
        roundId,
        stake: amount,
        payout: payout ?? 0,
        balance: state.balance,
        mode: session.mode,
        outcome: null,
        nonce: 0,
        seedHash: '',
        repeated: false,
        open: false,
        step: 0,
      });
      void shell.showPayout({ stake: amount, payout: payout ?? 0 });
    }
  }
  async function watch(): Promise<never> {
    for (;;) {
      await rest(LOOK_MS);
      if (isAsking || document.hidden) continue;
      try {
        await look();
      } catch (error) {
        // Looked again in two seconds; what ends the session is told at once.
        if (!isLost(error)) await shell.refused(error);
      }
    }
  }
}
