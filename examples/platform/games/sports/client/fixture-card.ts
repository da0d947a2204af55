import { element } from '../../client/element.js';
import { fill } from '../../client/words.js';
import type { Fixture } from '../fixture-list.js';
import type { Pick } from '../sports.js';
import type { SportsWords } from './words.js';

export interface FixtureCard {
  readonly node: HTMLElement;
  update(fixture: Fixture, now: number): void;
  /** Marks the chosen odds. */
  choose(pick: Pick | undefined): void;
}

/** When the time to the start is shown as running out, ms. */
const SOON_MS = 15_000;

/** One fixture: sides, time or score, and its odds, which close when it begins: they stay in sight, with the reason. */
export function fixtureCard({
  t,
  fixture,
  pickText,
  oddsText,
  onPick,
}: {
  t: SportsWords;
  fixture: Fixture;
  pickText: (pick: Pick) => string;
  oddsText: (odds: number) => string;
  onPick: (pick: Pick, odds: number) => void;
}): FixtureCard {
  const when = element('span', { className: 'when' });
  const score = element('b', { className: 'score', hidden: true });
  const bar = element('i', { className: 'progress', hidden: true });
  const buttons = fixture.prices.map(({ pick, odds }) =>
    element(
      'button',
      {
        type: 'button',
        className: 'price',
        dataset: { pick },
        aria: { pressed: 'false', label: `${fixture.home} – ${fixture.away}: ${pickText(pick)} ${oddsText(odds)}` },
        onclick: () => onPick(pick, odds),
      },
      element('span', { textContent: pickText(pick) }),
      element('b', { textContent: oddsText(odds) }),
    ),
  );
  const winners = buttons.filter(({ dataset }) => dataset.pick !== 'over' && dataset.pick !== 'under');
  const prices = element(
    'div',
    { className: 'prices' },
    ...winners,
    element('i', { className: 'rest' }),
    ...buttons.filter(button => !winners.includes(button)),
  );
  const closed = element('p', { className: 'closed', textContent: t.marketClosed, hidden: true });
  const node = element(
    'article',
    { className: 'fixture', dataset: { fixture: String(fixture.id) } },
    element(
      'div',
      { className: 'sides' },
      element('span', { textContent: fixture.home }),
      score,
      element('span', { textContent: fixture.away }),
    ),
    when,
    prices,
    closed,
    bar,
  );
  return {
    node,
    update({ state, startsAt, endsAt, score: points }, now) {
      // The start closes the odds by the platform's clock, also between two looks at it.
      const isOpen = state === 'open' && startsAt > now;
      node.dataset.state = state === 'open' && !isOpen ? 'live' : state;
      const seconds = Math.max(0, Math.ceil((startsAt - now) / 1_000));
      when.textContent = isOpen
        ? fill(t.inTime, { time: `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}` })
        : state === 'ended'
          ? ''
          : t.live;
      when.classList.toggle('soon', isOpen && startsAt - now <= SOON_MS);
      when.hidden = state === 'ended';
      prices.hidden = state === 'ended' || buttons.length === 0;
      closed.hidden = state === 'ended' || isOpen;
      for (const button of buttons) button.disabled = !isOpen;
      score.hidden = points === null;
      score.textContent = points ? `${points[0]} : ${points[1]}` : '';
      bar.hidden = state !== 'live';
      bar.style.inlineSize = `${Math.min(100, Math.max(0, ((now - startsAt) / (endsAt - startsAt)) * 100))}%`;
    },
    choose(pick) {
      for (const button of buttons) button.setAttribute('aria-pressed', String(button.dataset.pick === pick));
    },
  };
}
