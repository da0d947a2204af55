import '../../client/shell.css';
import '../../client/cards.css';
import './poker.css';
import { figuresIn } from '../../../figures.js';
import { boot, type Boot } from '../../client/boot.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { payoutText } from '../../client/payout.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { steppedRound } from '../../client/stepped-round.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import { POKER_HANDS, type PokerHand } from '../../cards/poker-hand.js';
import { CARDS, holdAction, POKER_PAYS, type PokerView } from '../math.js';
import { cardRow } from './card-row.js';
import { POKER_WORDS, type PokerWords } from './words.js';

const NONE = Array.from({ length: CARDS }, () => false);

void boot(startPoker, POKER_WORDS);

async function startPoker({ root, token, lang, words, t, session }: Boot<PokerWords>): Promise<void> {
  const paid = POKER_HANDS.filter(name => POKER_PAYS[name] > 0).reverse();
  const table = figuresIn(lang).list(paid.map(name => `${t[name]} ${POKER_PAYS[name]}`));
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t.label,
    info: () => [
      ...rulesList(words.rules, fill(t.rules, { table })),
      element('p', { textContent: t.note }),
      element('p', { textContent: t.keys }),
    ],
  });
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const row = cardRow(t);
  const pays = new Map<PokerHand, HTMLElement>(
    paid.map(name => [
      name,
      element(
        'li',
        { aria: { label: fill(t.pay, { hand: t[name], pays: POKER_PAYS[name] }) } },
        element('span', { textContent: t[name] }),
        element('b', { textContent: `${POKER_PAYS[name]}×` }),
      ),
    ]),
  );
  const go = element('button', { type: 'button', className: 'primary go', textContent: t.deal, onclick: () => void press() });
  const round = steppedRound<PokerView>({ shell, words, token, show, clear, refresh, startText: t.start, lang });

  shell.stage.append(
    element('div', { className: 'felt' }, element('ul', { className: 'pay-list', aria: { label: t.pays } }, ...pays.values()), row.node),
  );
  shell.controls.append(stake.node, go);
  onKeys({
    d: () => void press(),
    ' ': () => void press(),
    enter: () => void press(),
    ...Object.fromEntries(NONE.map((_, place) => [String(place + 1), () => row.toggle(place)])),
  });
  if (session.openRound) {
    round.resume(session.openRound);
    shell.say(`${t.resumed} ${t.choose}`);
  } else {
    clear();
    refresh();
    shell.say(
      session.lastRound
        ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) })
        : t.start,
    );
  }

  function refresh(): void {
    const isOpen = round.isOpen();
    const isAsking = round.isAsking();
    row.open(isOpen && !isAsking);
    stake.lock(isOpen || isAsking);
    go.textContent = isOpen ? t.draw : t.deal;
    go.disabled = isAsking;
  }
  function clear(): void {
    row.show(undefined, NONE);
    mark(undefined);
  }
  function mark(hand: PokerHand | undefined): void {
    for (const [name, line] of pays) line.classList.toggle('won', name === hand);
  }
  function show(next: RoundAnswer<PokerView>): void {
    const { cards, held, hand } = next.outcome;
    row.show(cards, held ?? NONE);
    mark(hand);
    shell.say(
      next.open
        ? `${fill(t.has, { hand: t[hand] })} ${t.choose}`
        : `${fill(t.ends, { hand: t[hand] })} ${payoutText(words, shell.money, next)}`,
    );
  }
  async function press(): Promise<void> {
    if (go.disabled) return;
    if (round.isOpen()) {
      await round.take(holdAction(row.held()));
      if (!round.isOpen() && document.activeElement === document.body) go.focus({ preventScroll: true });
      return;
    }
    await round.begin({ stake: stake.value() });
    if (round.isOpen() && document.activeElement === document.body) row.focus();
  }
}
