import '../../client/shell.css';
import './crash.css';
import { boot, type Boot } from '../../client/boot.js';
import { lastResults } from '../../client/chip-round.js';
import { chooser } from '../../client/chooser.js';
import { element } from '../../client/element.js';
import { onKeys } from '../../client/keys.js';
import { rest, wantsLessMotion } from '../../client/motion.js';
import { isWin } from '../../client/payout.js';
import { fetchPlay, PlayError } from '../../client/play-api.js';
import { askSurely } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { steppedRound } from '../../client/stepped-round.js';
import { fill } from '../../client/words.js';
import type { RoundAnswer } from '../../protocol.js';
import { AUTOS, multipleAt, type CrashView } from '../math.js';
import { flightClock } from './flight-clock.js';
import { paint, type Flight } from './paint.js';
import { CRASH_WORDS, type CrashWords } from './words.js';

const LAST_SHOWN = 14;
/** A second tap of the launch is no cash-out. */
const ARMED_AFTER_MS = 500;
const CALM_MS = 250;

void boot(startCrash, CRASH_WORDS);

async function startCrash({ root, token, lang, words, t, session }: Boot<CrashWords>): Promise<void> {
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t.label,
    info: () => [...rulesList(words.rules, t.rules), element('p', { textContent: t.keys })],
  });
  const { decimals, times } = shell.figures;
  const canvas = element('canvas', { className: 'sky', aria: { hidden: 'true' } });
  const number = element('output', { className: 'height', aria: { hidden: 'true' } });
  const last = element('ol', { className: 'last', aria: { label: t.last } });
  const addLast = lastResults(last, LAST_SHOWN);
  const auto = chooser(
    t.auto,
    AUTOS.map(value => ({ value, text: value === 0 ? t.never : times(value) })),
    0,
    () => draw(shown.height, shown.end),
  );
  const stake = stakeBox({ words, stakes: session.stakes, stake: session.lastRound?.stake ?? session.stakes[0] ?? 0, money: shell.money });
  const go = element('button', { type: 'button', className: 'primary go', textContent: t.go, onclick: () => void launch() });
  const cashAmount = element('span', { aria: { hidden: 'true' } });
  const cash = element(
    'button',
    { type: 'button', className: 'primary go cash', aria: { label: t.cash }, onclick: () => void cashOut() },
    cashAmount,
  );
  const clock = flightClock();
  const round = steppedRound<CrashView>({
    shell,
    words: { ...words, offlineTitle: t.lostTitle, offlineText: t.lostText },
    token,
    lang,
    show,
    clear: () => draw(1, 'still'),
    refresh,
    startText: t.start,
  });
  let shown: { height: number; end: Flight } = { height: 1, end: 'still' };

  shell.stage.append(element('div', { className: 'crash-box' }, canvas, number, last));
  shell.controls.append(auto.node, stake.node, go, cash);
  onKeys({
    ' ': () => void (round.isOpen() ? cashOut() : launch()),
    enter: () => void (round.isOpen() ? cashOut() : launch()),
    c: () => void cashOut(),
  });
  new ResizeObserver(() => {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    draw(shown.height, shown.end);
  }).observe(canvas);
  draw(1, 'still');
  refresh();
  shell.say(t.start);
  if (session.openRound) {
    clock.start(session.openRound.elapsedMs ?? 0, 0);
    round.resume(session.openRound);
    shell.say(t.resumed);
    void fly();
  }

  function refresh(): void {
    const isOpen = round.isOpen();
    const isAsking = round.isAsking();
    stake.node.hidden = go.hidden = isOpen;
    cash.hidden = !isOpen;
    cash.disabled = isAsking || clock.elapsed() < ARMED_AFTER_MS;
    go.disabled = isAsking;
    auto.lock(isOpen || isAsking);
    stake.lock(isAsking);
  }
  function draw(height: number, end: Flight): void {
    shown = { height, end };
    number.textContent = `${decimals(height)}×`;
    number.className = `height ${end}`;
    paint(canvas, height, (round.current()?.open ? (round.current()?.outcome.auto ?? 0) : auto.value()) / 100, end);
  }
  function show({ outcome: { auto: chosen, cashed, crashedAt }, stake: put, payout }: RoundAnswer<CrashView>): void {
    if (crashedAt === null) {
      shell.say(chosen > 0 ? fill(t.flyingAuto, { auto: times(chosen, 'fixed') }) : t.flying);
      return;
    }
    draw((cashed ?? crashedAt) / 100, cashed === null ? 'gone' : 'off');
    addLast(
      element('li', { className: crashedAt < 150 ? 'low' : crashedAt < 500 ? 'mid' : 'high', textContent: times(crashedAt, 'fixed') }),
    );
    shell.say(
      cashed === null
        ? fill(t.gone, { end: times(crashedAt, 'fixed') })
        : fill(isWin({ stake: put, payout }) ? t.cashed : t.cashedEven, {
            at: times(cashed, 'fixed'),
            amount: shell.money(payout),
            end: times(crashedAt, 'fixed'),
          }),
    );
  }

  async function launch(): Promise<void> {
    if (round.isAsking() || round.isOpen()) return;
    const asked = performance.now();
    await round.begin({ stake: stake.value(), choice: { auto: auto.value() } });
    const begun = round.current();
    if (!begun?.open) return;
    clock.start(begun.elapsedMs ?? 0, Math.min(performance.now() - asked, 1_000));
    refresh();
    cash.focus({ preventScroll: true });
    await fly();
  }
  async function cashOut(): Promise<void> {
    if (cash.hidden || cash.disabled) return;
    const at = multipleAt(clock.elapsed());
    draw(at / 100, 'flying');
    await round.take(`cash-${at}`);
    if (!round.isOpen()) go.focus({ preventScroll: true });
  }
  /** Shows the flight and asks for its end, until the round is over. */
  async function fly(): Promise<void> {
    void follow();
    while (round.isOpen()) {
      // A press stands still until it is answered.
      if (!round.isAsking()) {
        const now = multipleAt(clock.elapsed());
        draw(now / 100, 'flying');
        const stakes = round.current()?.stake ?? 0;
        cashAmount.textContent = fill(`${t.cash} {amount}`, { amount: shell.money(Math.floor((stakes * now) / 100)) });
        if (cash.disabled) {
          refresh();
          if (!cash.disabled && document.activeElement === document.body) cash.focus({ preventScroll: true });
        }
      }
      await nextLook();
    }
    if (document.activeElement === document.body) go.focus({ preventScroll: true });
  }
  async function follow(): Promise<void> {
    while (round.isOpen()) {
      const body = { session: token, roundId: round.current()?.roundId };
      try {
        const next = await askSurely(
          shell,
          { ...words, offlineTitle: t.lostTitle, offlineText: t.lostText },
          () => fetchPlay<RoundAnswer>('look', body),
          { quiet: true },
        );
        if (next.open) clock.correct(next.elapsedMs ?? 0);
        else await whileAsking();
        await round.accept(next);
      } catch (error) {
        if (error instanceof PlayError) await shell.refused(error);
        return;
      }
    }
  }
  /** A press is being judged: its own answer says how the round ended. */
  async function whileAsking(): Promise<void> {
    while (round.isAsking()) await rest(50);
  }
}

/** Frames; calmer for who wants less motion. A hidden page draws nothing, but its flight is over some time too. */
function nextLook(): Promise<void> {
  if (wantsLessMotion() || document.hidden) return rest(CALM_MS);
  return new Promise(resolve => requestAnimationFrame(() => resolve()));
}
