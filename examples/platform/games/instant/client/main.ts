import '../../client/shell.css';
import '../../client/cards.css';
import './instant.css';
import { boot, type Boot } from '../../client/boot.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { payoutText } from '../../client/payout.js';
import { fetchRound, newRoundId } from '../../client/play-api.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { fill } from '../../client/words.js';
import type { InstantName, InstantOutcome } from '../instant-games.js';
import { bingoPresenter } from './bingo.js';
import { coinPresenter } from './coin.js';
import { dicePresenter } from './dice.js';
import { plinkoPresenter } from './plinko.js';
import type { Presenter, PresenterOptions } from './presenter.js';
import { scratchPresenter } from './scratch.js';
import { INSTANT_WORDS, type InstantWords } from './words.js';

const PRESENTERS: Readonly<Record<InstantName, (options: PresenterOptions) => Presenter>> = {
  bingo: bingoPresenter,
  coin: coinPresenter,
  dice: dicePresenter,
  plinko: plinkoPresenter,
  scratch: scratchPresenter,
};

void boot(startInstant, INSTANT_WORDS);

async function startInstant({ root, token, lang, words, t, session }: Boot<InstantWords>): Promise<void> {
  const name = session.variant as InstantName;
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t[name],
    info: () => rulesList(words.rules, `${fill(t[`rules-${name}`], { table: presenter.table() })}|${t.drawn}`),
  });
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const presenter = PRESENTERS[name]({ name, t, money: shell.money, figures: shell.figures, stake: stake.value, say: shell.say });
  const go = element('button', { type: 'button', className: 'primary go', textContent: t[`go-${name}`], onclick: () => void play() });
  shell.stage.append(element('div', { className: 'board-box' }, presenter.node));
  shell.controls.append(...presenter.choices.map(({ node }) => node), stake.node, go);
  shell.say(
    session.lastRound
      ? fill(words.stateRecovered, { stake: shell.money(session.lastRound.stake), amount: shell.money(session.lastRound.payout) })
      : t[`start-${name}`],
  );
  onKeys({ ' ': () => go.click(), enter: () => go.click() });

  function lock(locked: boolean): void {
    go.disabled = locked;
    stake.lock(locked);
    for (const choice of presenter.choices) choice.lock(locked);
    // A locked button loses the focus; the keyboard goes on where it was.
    if (!locked && document.activeElement === document.body) go.focus({ preventScroll: true });
  }

  async function play(): Promise<void> {
    const body = { session: token, roundId: newRoundId(), stake: stake.value(), choice: { ...presenter.choice() } };
    lock(true);
    shell.clearPayout();
    shell.say(words.good);
    const asked = askSurely(shell, words, () => fetchRound<InstantOutcome>(body));
    try {
      await presenter.show(
        asked.then(({ outcome }) => outcome),
        body.stake,
      );
      const round = await asked;
      shell.say(`${presenter.tell(round.outcome)}. ${payoutText(words, shell.money, round)}`);
      shell.setBalance(round.balance);
      tellRound(round);
      lock(false);
      await shell.showPayout(round);
    } catch (error) {
      lock(false);
      shell.say(t[`start-${name}`]);
      await shell.refused(error);
    }
  }
}
