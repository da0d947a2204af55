import { directionOf, localeOf, tagOf } from '../../locale.js';
import { langShown, writtenIn, type Lang, type Written } from '../../written.js';
import type { RevealAnswer, SessionAnswer } from '../protocol.js';
import { broughtWords } from './brought-words.js';
import { element } from './element.js';
import { addOwnForms } from './own-forms.js';
import { launchToken, leave, tellParent } from './parent-page.js';
import { fetchPlay, fetchSession, PlayError, type PlayProblem } from './play-api.js';
import { countIn, WORDS, type Words } from './words.js';

/** What the page knows of its session, and the way to end it and see its seed. */
export type OpenedSession = SessionAnswer & { reveal: () => Promise<RevealAnswer> };

export interface Boot<Own = Words> {
  root: HTMLElement;
  /** The launch token from `?session=`. */
  token: string;
  /** The language that the page shows: the reader's, where the game is written in it. */
  lang: Lang;
  words: Words;
  /** What this game alone says. */
  t: Own;
  session: OpenedSession;
}

/** Reads the address, fetches the session and starts the game; what stops it is said on the page, with a way on. `own`: the game's words. */
export async function boot<Own>(start: (boot: Boot<Own>) => Promise<void>, own: Written<Own>): Promise<void> {
  const page = document.documentElement;
  const brought = broughtWords<Words, Own>();
  const lang = brought ? (page.dataset.language as Lang) : langShown(page.dataset.language ?? '', WORDS, own);
  page.lang = tagOf(lang);
  page.dir = directionOf(lang);
  addOwnForms();
  countIn(localeOf(lang));
  const [words, t] = brought ? [brought.words, brought.own] : [writtenIn(WORDS, lang), writtenIn(own, lang)];
  const token = launchToken();
  const root = document.querySelector<HTMLElement>('#game');
  if (!root) return;
  for (;;) {
    root.replaceChildren(element('p', { className: 'loading', textContent: words.loading }));
    try {
      const session = { ...(await fetchSession(token, lang)), reveal: () => fetchPlay<RevealAnswer>('reveal', { session: token }) };
      await start({ root, token, lang, words, t, session });
      tellParent({ source: 'gp-game', type: 'ready', mode: session.mode });
      tellParent({ source: 'gp-game', type: 'balance', balance: session.balance, currency: session.currency, mode: session.mode });
      return;
    } catch (error) {
      const problem = error instanceof PlayError ? error.problem : 'unavailable';
      if (problem === 'expired' || problem === 'refused') tellParent({ source: 'gp-game', type: 'expired' });
      await stopped(root, words, problem);
    }
  }
}

/** A card with what happened; resolves when the player wants to try again. */
function stopped(root: HTMLElement, words: Words, problem: PlayProblem): Promise<void> {
  const isBroken = problem === 'broken' || problem === 'busy';
  const canRetry = problem === 'offline' || isBroken || problem === 'maintenance';
  const [title, text] =
    problem === 'offline'
      ? [words.offlineTitle, words.offlineStart]
      : isBroken
        ? [words.brokenTitle, words.brokenStart]
        : problem === 'maintenance'
          ? [words.maintenanceTitle, words.maintenanceText]
          : problem === 'unavailable'
            ? [words.unavailableTitle, words.unavailableText]
            : [words.expiredTitle, words.expiredText];
  return new Promise(resolve => {
    const button = element('button', {
      className: 'primary',
      type: 'button',
      textContent: canRetry ? words.retry : words.back,
      onclick: () => (canRetry ? resolve() : leave()),
    });
    const card = element(
      'div',
      { className: 'card', dataset: { test: 'card' } },
      element('h2', { textContent: title }),
      element('p', { textContent: text }),
      button,
    );
    card.setAttribute('role', 'alertdialog');
    card.setAttribute('aria-label', title);
    root.replaceChildren(element('div', { className: 'card-layer' }, card));
    button.focus();
  });
}
