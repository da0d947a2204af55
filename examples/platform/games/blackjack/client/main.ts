import '../../client/shell.css';
import '../../client/cards.css';
import './blackjack.css';
import { boot, type Boot } from '../../client/boot.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { fetchRound, fetchStep, newRoundId } from '../../client/play-api.js';
import { showHand } from '../../client/playing-card.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import type { BlackjackAction, BlackjackView } from '../math.js';
import { blackjackWords } from './words.js';

void boot(startBlackjack);

async function startBlackjack({ root, token, lang, words, session }: Boot): Promise<void> {
  const t = blackjackWords(lang);
  const shell = createShell(root, { session, words, lang, label: t.label, info: () => [...rulesList(words.rules, t.rules), element('p', { textContent: t.note }), element('p', { textContent: t.keys })] });
  const dealerTotal = element('output', { className: 'total-badge', hidden: true });
  const playerTotal = element('output', { className: 'total-badge', hidden: true });
  const dealerHand = element('div', { className: 'hand' });
  const playerHand = element('div', { className: 'hand' });
  const banner = element('p', { className: 'banner', hidden: true, aria: { hidden: 'true' } });
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const deal = element('button', { type: 'button', className: 'primary act', textContent: t.deal, onclick: () => void begin() });
  const actions = new Map<BlackjackAction, HTMLButtonElement>((['hit', 'stand', 'double'] as const).map((action) => [action, element('button', { type: 'button', className: `act ${action}`, textContent: t[action], onclick: () => void take(action) })]));
  let round: RoundAnswer<BlackjackView> | undefined;
  let isAsking = false;

  shell.stage.append(element('div', { className: 'felt' },
    element('div', { className: 'side' }, element('span', {}, t.dealer, ' ', dealerTotal), dealerHand),
    banner,
    element('div', { className: 'side' }, playerHand, element('span', {}, t.you, ' ', playerTotal))));
  shell.controls.append(stake.node, deal, ...actions.values());
  onKeys({ h: () => press('hit'), s: () => press('stand'), d: () => (round?.open ? press('double') : !deal.disabled && void begin()), ' ': () => round?.open || deal.disabled || void begin() });
  if (session.openRound) {
    show(session.openRound as RoundAnswer<BlackjackView>);
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
    const isOpen = round?.open === true;
    stake.lock(isOpen || isAsking);
    stake.node.hidden = isOpen;
    deal.hidden = isOpen;
    deal.disabled = isAsking;
    for (const [action, button] of actions) {
      button.hidden = !isOpen;
      button.disabled = isAsking || !round?.outcome.actions.includes(action);
    }
  }

  function show(next: RoundAnswer<BlackjackView>): void {
    round = next;
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
      banner.className = `banner ${next.payout > next.stake ? 'won' : next.payout > 0 ? 'even' : 'lost'}`;
      shell.say(text);
    }
    refresh();
  }

  async function begin(): Promise<void> {
    if (isAsking || round?.open) return;
    dealerHand.replaceChildren();
    playerHand.replaceChildren();
    banner.hidden = playerTotal.hidden = dealerTotal.hidden = true;
    await shell.showWin(0);
    shell.say(words.good);
    const body = { session: token, roundId: newRoundId(), stake: stake.value() };
    await ask(() => fetchRound<BlackjackView>(body));
    if (round?.open) actions.get('hit')?.focus({ preventScroll: true });
  }

  async function take(action: BlackjackAction): Promise<void> {
    if (isAsking || !round?.open) return;
    const body = { session: token, roundId: round.roundId, step: round.step, action };
    await ask(() => fetchStep<BlackjackView>(body));
    if (!round.open) deal.focus({ preventScroll: true });
  }

  async function ask(call: () => Promise<RoundAnswer<BlackjackView>>): Promise<void> {
    isAsking = true;
    refresh();
    try {
      const next = await askSurely(shell, words, call);
      isAsking = false;
      show(next);
      shell.setBalance(next.balance);
      if (!next.open) {
        tellRound(next);
        if (next.payout > 0) await shell.showWin(next.payout);
      }
    } catch (error) {
      isAsking = false;
      refresh();
      if (!round?.open) shell.say(t.start);
      await shell.refused(error);
    }
  }
}
