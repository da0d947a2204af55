import type { Lang } from '../../written.js';
import type { RevealAnswer, SessionAnswer } from '../protocol.js';
import type { OpenedSession } from './boot.js';
import { element, icon, ICON } from './element.js';
import { infoDialog } from './info-dialog.js';
import { followPage } from './follow-page.js';
import { figuresIn, type Figures } from '../../figures.js';
import { moneyFormat } from './money.js';
import { animate, wantsLessMotion } from './motion.js';
import { isBarred, launchToken, leave, tellParent } from './parent-page.js';
import { isWin, type Settled } from './payout.js';
import { fetchSession, isLost, lastPlayed, PlayError, type PlayProblem } from './play-api.js';
import { fill, type Words } from './words.js';

/** The frame that all games share: top bar, message line, amounts, and the cards for every state that stops play. */
export interface Shell {
  /** Where the game draws. */
  readonly stage: HTMLElement;
  /** Where the game puts its controls. */
  readonly controls: HTMLElement;
  readonly money: (minor: number) => string;
  readonly figures: Figures;
  /** Adds an amount between balance and win; the answer shows its figure. */
  addAmount(name: string, test: string): (minor: number) => void;
  balance(): number;
  /** Shows a balance and tells the parent. */
  setBalance(minor: number): void;
  /** Counts up what came back; it is lit as a win only when it is one. */
  showPayout(settled: Settled, ms?: number): Promise<void>;
  clearPayout(): void;
  say(text: string): void;
  /** What the message line says. */
  said(): string;
  /** A card over the game; resolves when its button is pressed. `action` undefined: it stays until `hideCard`. `other` is a second way on. */
  card(title: string, text: string, action?: string, other?: { text: string; act: () => void }): Promise<void>;
  hideCard(): void;
  /** Shows what a refused round means. Resolves true when play can go on. */
  refused(error: unknown): Promise<boolean>;
  /** Opens the rules. */
  openInfo(): void;
}

export interface ShellOptions {
  session: OpenedSession;
  words: Words;
  lang: Lang;
  /** What the game is, since its name may not say it. */
  label?: string;
  /** Content of the rules, made anew at each opening, because amounts follow the stake. */
  info: () => Node[];
}

export function createShell(root: HTMLElement, { session, words, lang, label, info }: ShellOptions): Shell {
  const money = moneyFormat(lang, session.currencySymbol);
  const figures = figuresIn(lang);
  const { reveal } = session;
  let balance = session.balance;
  let shownPayout = 0;
  let counting = 0;
  let focusBefore: Element | null = null;

  const balanceText = element('output', { className: 'amount', textContent: money(balance), dataset: { test: 'balance' } });
  const winLabel = element('span', { textContent: words.win });
  const winText = element('output', { className: 'amount win', textContent: '–', dataset: { test: 'win' } });
  const message = element('p', { className: 'message', dataset: { test: 'message' } });
  message.setAttribute('role', 'status');
  const stage = element('section', { className: 'stage' });
  const controls = element('section', { className: 'controls' });
  const dialog = infoDialog(words);
  const card = element('div', { className: 'card-layer', hidden: true });

  const infoButton = element(
    'button',
    { className: 'icon', type: 'button', title: words.info, aria: { label: words.info } },
    icon(ICON.info),
  );
  const exitButton = element(
    'button',
    { className: 'icon exit', type: 'button', title: words.exit, aria: { label: words.exit } },
    icon(ICON.close),
  );
  const mode = element('span', {
    className: `mode ${session.mode}`,
    textContent: session.mode === 'demo' ? words.demo : words.real,
    title: session.mode === 'demo' ? words.demoHint : '',
  });
  const scene = element('img', { className: 'scene', src: `/art/scene/${session.game.nodeId}.svg`, alt: '' });
  root.replaceChildren(
    scene,
    element(
      'header',
      { className: 'top' },
      element(
        'div',
        { className: 'name' },
        element('h1', { textContent: session.game.name }),
        element('span', { textContent: label ? `${label} · ${session.game.vendor}` : session.game.vendor }),
      ),
      mode,
      infoButton,
      exitButton,
    ),
    stage,
    message,
    element(
      'div',
      { className: 'amounts' },
      element('div', {}, element('span', { textContent: words.balance }), balanceText),
      element('div', {}, winLabel, winText),
    ),
    controls,
    card,
    dialog.node,
  );

  const shell: Shell = {
    stage,
    controls,
    money,
    figures,
    addAmount(name, test) {
      const text = element('output', { className: 'amount', dataset: { test } });
      winText.parentElement?.before(element('div', { className: 'between' }, element('span', { textContent: name }), text));
      return minor => void (text.textContent = money(minor));
    },
    balance: () => balance,
    setBalance(minor) {
      balance = minor;
      balanceText.textContent = money(minor);
      tellParent({ source: 'gp-game', type: 'balance', balance: minor, currency: session.currency, mode: session.mode });
    },
    async showPayout(settled, ms = 700) {
      if (settled.payout <= 0) return shell.clearPayout();
      const from = shownPayout;
      shownPayout = settled.payout;
      const mine = ++counting;
      const hasWon = isWin(settled);
      winLabel.textContent = hasWon ? words.win : words.returned;
      winText.classList.toggle('lit', hasWon);
      await animate(wantsLessMotion() || !hasWon ? 0 : ms, part => {
        if (mine === counting) winText.textContent = money(Math.round(from + (settled.payout - from) * part));
      });
    },
    clearPayout() {
      counting += 1;
      shownPayout = 0;
      winLabel.textContent = words.win;
      winText.textContent = '–';
      winText.classList.remove('lit');
    },
    say(text) {
      if (message.textContent !== text) message.textContent = text;
    },
    said: () => message.textContent,
    card(title, text, action, other) {
      return new Promise(resolve => {
        const heading = element('h2', { textContent: title });
        const body = element('div', { className: 'card', dataset: { test: 'card' } }, heading, element('p', { textContent: text }));
        body.setAttribute('role', 'alertdialog');
        body.setAttribute('aria-label', title);
        if (action !== undefined) {
          const button = element('button', {
            className: 'primary',
            type: 'button',
            textContent: action,
            onclick: () => (shell.hideCard(), resolve()),
          });
          body.append(button);
        }
        if (other) body.append(element('button', { className: 'other', type: 'button', textContent: other.text, onclick: other.act }));
        if (card.hidden) focusBefore = document.activeElement;
        card.replaceChildren(body);
        card.hidden = false;
        (body.querySelector('button') ?? body).focus();
      });
    },
    hideCard() {
      if (card.hidden) return;
      const hadFocus = card.contains(document.activeElement) || document.activeElement === document.body;
      card.hidden = true;
      card.replaceChildren();
      if (hadFocus && focusBefore instanceof HTMLElement) focusBefore.focus({ preventScroll: true });
    },
    async refused(error) {
      const problem: PlayProblem = error instanceof PlayError ? error.problem : 'refused';
      if (problem === 'insufficient')
        await shell.card(words.insufficientTitle, session.mode === 'demo' ? words.insufficientDemo : words.insufficientText, words.close);
      else if (problem === 'refused') await shell.card(words.refusedTitle, words.refusedText, words.close);
      else {
        await stopCard(shell, problem, words);
        return problem === 'maintenance' || isLost(error);
      }
      return true;
    },
    openInfo() {
      dialog.open(
        session.game.name,
        element('div', { className: 'info-body' }, ...info(), ...fairness(session, words, figures), revealing(reveal, words, money)),
      );
    },
  };
  infoButton.onclick = () => shell.openInfo();
  exitButton.onclick = leave;
  root.classList.toggle('barred', isBarred());
  if (session.mode === 'real') {
    followPage({
      messages: window,
      lastPlayed,
      now: () => performance.now(),
      wait: (ms, run) => void setTimeout(run, ms),
      ask: async () => (await fetchSession(launchToken(), lang)).balance,
      shown: () => balance,
      show: minor => shell.setBalance(minor),
    });
  }
  return shell;
}

/** The card of a state in which the game cannot be played. */
async function stopCard(shell: Shell, problem: PlayProblem, words: Words): Promise<void> {
  if (problem === 'expired') {
    tellParent({ source: 'gp-game', type: 'expired' });
    await shell.card(words.expiredTitle, words.expiredText, words.back);
    leave();
  } else if (problem === 'offline' || problem === 'broken' || problem === 'busy')
    await shell.card(problem === 'offline' ? words.offlineTitle : words.brokenTitle, words.offlineText, words.close);
  else if (problem === 'maintenance') await shell.card(words.maintenanceTitle, words.maintenanceText, words.retry);
  else {
    await shell.card(words.unavailableTitle, words.unavailableText, words.back);
    leave();
  }
}

function fairness(session: SessionAnswer, words: Words, { decimals }: Figures): Node[] {
  return [
    element('h3', {
      textContent: fill(words.rtp, {
        rtp: session.rtpFrom < session.rtp ? `${decimals(session.rtpFrom)} – ${decimals(session.rtp)}` : decimals(session.rtp),
      }),
    }),
    element('p', { textContent: words.rtpText }),
    element('h3', { textContent: words.fair }),
    element('p', { textContent: words.fairText }),
    element('code', { textContent: session.seedHash }),
  ];
}

/** Ends the session for who wants to check it, and shows what decided its rounds. */
function revealing(reveal: () => Promise<RevealAnswer>, words: Words, money: (minor: number) => string): HTMLElement {
  const box = element('div', { dataset: { test: 'reveal' } });
  const button = element('button', { className: 'option', type: 'button', textContent: words.reveal });
  button.onclick = async () => {
    button.disabled = true;
    try {
      const { serverSeed, rounds } = await reveal();
      const list = rounds.map(({ nonce, stake, payout }) =>
        element('li', { textContent: fill(words.revealedRound, { nonce, stake: money(stake), amount: money(payout) }) }),
      );
      box.replaceChildren(
        element('p', { textContent: words.revealed }),
        element('code', { textContent: serverSeed }),
        element('ul', {}, ...list),
      );
    } catch {
      button.disabled = false;
      box.replaceChildren(button, element('p', { textContent: words.revealOpen }));
    }
  };
  box.append(button);
  return box;
}
