import '../../client/shell.css';
import '../../client/cards.css';
import './blackjack.css';
import { boot, type Boot } from '../../client/boot.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { isWin } from '../../client/payout.js';
import { showHand } from '../../client/playing-card.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { steppedRound } from '../../client/stepped-round.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import type { BlackjackAction, BlackjackView } from '../math.js';
import { BLACKJACK_WORDS, type BlackjackWords } from './words.js';

void boot(startBlackjack, BLACKJACK_WORDS);

async function startBlackjack({ root, token, lang, words, t, session }: Boot<BlackjackWords>): Promise<void> {
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t.label,
    info: () => [...rulesList(words.rules, t.rules), element('p', { textContent: t.note }), element('p', { textContent: t.keys })],
  });
  const dealerTotal = element('output', { className: 'total-badge', hidden: true });
  const playerTotal = element('output', { className: 'total-badge', hidden: true });
  const dealerHand = element('div', { className: 'hand' });
  const playerHand = element('div', { className: 'hand' });
  const banner = element('p', { className: 'banner', hidden: true, aria: { hidden: 'true' } });
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const deal = element('button', { type: 'button', className: 'primary act', textContent: t.deal, onclick: () => void begin() });
  const actions = new Map<BlackjackAction, HTMLButtonElement>(
    (['hit', 'stand', 'double'] as const).map(action => [
      action,
      element('button', { type: 'button', className: `act ${action}`, textContent: t[action], onclick: () => void take(action) }),
    ]),
  );
  const round = steppedRound<BlackjackView>({ shell, words, token, show, clear, refresh, startText: t.start, lang });

  shell.stage.append(
    element(
      'div',
      { className: 'felt' },
      element('div', { className: 'side' }, element('span', {}, t.dealer, ' ', dealerTotal), dealerHand),
      element('p', { className: 'felt-print', textContent: t.print }),
      banner,
      element('div', { className: 'side' }, playerHand, element('span', {}, t.you, ' ', playerTotal)),
    ),
  );
  shell.controls.append(stake.node, deal, ...actions.values());
  onKeys({
    h: () => press('hit'),
    s: () => press('stand'),
    d: () => (round.isOpen() ? press('double') : void begin()),
    ' ': () => void begin(),
  });
  if (session.openRound) {
    round.resume(session.openRound);
    shell.say(t.resumed);
  } else {
    shell.say(t.start);
    refresh();
  }

  function press(action: BlackjackAction): void {
    const button = actions.get(action);
    if (button && !button.disabled && !button.hidden) void take(action);
  }

  function refresh(): void {
    const isOpen = round.isOpen();
    const isAsking = round.isAsking();
    stake.lock(isOpen || isAsking);
    stake.node.hidden = isOpen;
    deal.hidden = isOpen;
    deal.disabled = isAsking;
    for (const [action, button] of actions) {
      button.hidden = !isOpen;
      button.disabled = isAsking || !round.current()?.outcome.actions.includes(action);
    }
  }

  function clear(): void {
    dealerHand.replaceChildren();
    playerHand.replaceChildren();
    banner.hidden = playerTotal.hidden = dealerTotal.hidden = true;
  }

  function show(next: RoundAnswer<BlackjackView>): void {
    const { player, dealer, playerTotal: mine, dealerTotal: theirs, isSoft, result } = next.outcome;
    showHand(playerHand, player);
    showHand(dealerHand, next.open ? [...dealer, undefined] : dealer, t.hidden);
    playerTotal.textContent = isSoft && next.open ? fill(t.soft, { total: mine }) : String(mine);
    dealerTotal.textContent = String(theirs);
    playerTotal.hidden = dealerTotal.hidden = false;
    banner.hidden = result === null;
    if (result === null) shell.say(fill(t.choose, { total: playerTotal.textContent }));
    else {
      const text = fill(t[result], { amount: shell.money(next.payout) });
      banner.textContent = text;
      banner.className = `banner ${isWin(next) ? 'won' : next.payout > 0 ? 'even' : 'lost'}`;
      shell.say(text);
    }
  }

  async function begin(): Promise<void> {
    await round.begin({ stake: stake.value() });
    if (round.isOpen()) actions.get('hit')?.focus({ preventScroll: true });
  }

  async function take(action: BlackjackAction): Promise<void> {
    await round.take(action);
    if (!round.isOpen()) deal.focus({ preventScroll: true });
  }
}
