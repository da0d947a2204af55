import '../../client/shell.css';
import './shooter.css';
import { boot, type Boot } from '../../client/boot.js';
import { element, icon, ICON } from '../../client/element.js';
import { wantsLessMotion } from '../../client/motion.js';
import { fetchRound, newRoundId } from '../../client/play-api.js';
import { askSurely, tellRound } from '../../client/round.js';
import { rulesList } from '../../client/rules-list.js';
import { createShell } from '../../client/shell.js';
import { stakeBox } from '../../client/stake-box.js';
import { fill } from '../../client/words.js';
import { catchChance, TARGETS, type ShotOutcome, type TargetName } from '../math.js';
import { paint, type Floating } from './paint.js';
import { CANNON, FIELD, Scene, type Target } from './scene.js';
import { SHOOTER_WORDS, type ShooterWords } from './words.js';

const LONGEST_FRAME_MS = 40;
const AUTO_MS = 420;
const LEAST_PAUSE_MS = 160;
const TURN = Math.PI / 36;
const SLOW = 0.3;

void boot(startShooter, SHOOTER_WORDS);

async function startShooter({ root, token, lang, words, t, session }: Boot<ShooterWords>): Promise<void> {
  const variant = session.variant === 'space' ? 'space' : 'sea';
  const shell = createShell(root, {
    session,
    words,
    lang,
    label: t[variant],
    info: () => [...rulesList(words.rules, t.rules), oddsTable()],
  });
  const stake = stakeBox({
    words: { ...words, stake: t.shot },
    stakes: session.stakes,
    stake: session.lastRound?.stake ?? session.stakes[0] ?? 0,
    money: shell.money,
  });
  const fire = element('button', { type: 'button', className: 'primary go', textContent: t.fire, onclick: () => shoot() });
  const auto = element(
    'button',
    {
      type: 'button',
      className: 'icon wide',
      title: t.auto,
      aria: { label: t.auto, pressed: 'false' },
      onclick: () => setAuto(auto.getAttribute('aria-pressed') !== 'true'),
    },
    icon(ICON.repeat),
  );
  const canvas = element('canvas', { className: 'gallery', tabIndex: 0, aria: { label: t.board } });
  canvas.setAttribute('role', 'application');
  const scene = new Scene(Math.random, wantsLessMotion() ? SLOW : 1);
  const floating: Floating[] = [];
  /** Hits whose answer is awaited; each is a round of its own, asked one after the other. */
  let queue: Promise<void> = Promise.resolve();
  let waiting = 0;
  let angle = -Math.PI / 2;
  let lastShot = 0;
  let isHeld = false;
  let isAuto = false;
  let isStopped = false;
  let last = performance.now();

  root.classList.add(variant);
  shell.stage.append(canvas);
  shell.controls.append(stake.node, fire, auto);
  shell.say(t.start);
  new ResizeObserver(() => {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
  }).observe(canvas);
  canvas.addEventListener('pointerdown', event => {
    isHeld = true;
    aim(event);
    shoot();
  });
  canvas.addEventListener('pointermove', event => (isHeld || event.pointerType === 'mouse') && aim(event));
  for (const end of ['pointerup', 'pointercancel', 'blur'] as const) addEventListener(end, () => (isHeld = false));
  addEventListener('keydown', event => {
    if (document.querySelector('dialog[open], .card-layer:not([hidden])')) return;
    if (event.key === 'ArrowLeft' || event.key === 'ArrowRight') turn(event.key === 'ArrowLeft' ? -TURN : TURN);
    else if ((event.key === ' ' || event.key === 'Enter') && !(event.target instanceof HTMLButtonElement)) shoot();
    else return;
    event.preventDefault();
  });
  requestAnimationFrame(frame);

  function frame(now: number): void {
    const ms = Math.min(LONGEST_FRAME_MS, Math.max(0, now - last));
    last = now;
    if ((isHeld || isAuto) && now - lastShot > AUTO_MS) shoot();
    for (const target of scene.step(ms, now)) hit(target);
    while (floating[0] && now - floating[0].at > 1_400) floating.shift();
    paint(canvas, scene, variant, angle, floating, now);
    requestAnimationFrame(frame);
  }
  function aim(event: PointerEvent): void {
    const box = canvas.getBoundingClientRect();
    const x = ((event.clientX - box.left) / box.width) * FIELD.width - CANNON.x;
    const y = Math.min(-20, ((event.clientY - box.top) / box.height) * FIELD.height - CANNON.y);
    angle = Math.atan2(y, x);
  }
  function turn(by: number): void {
    angle = Math.min(-TURN, Math.max(-Math.PI + TURN, angle + by));
  }
  function shoot(): void {
    const now = performance.now();
    if (isStopped || now - lastShot < LEAST_PAUSE_MS) return;
    // What is under way or awaited is as good as spent.
    if ((scene.bullets.length + waiting + 1) * stake.value() > shell.balance()) {
      if (scene.bullets.length + waiting > 0) return;
      setAuto(false);
      isHeld = false;
      void shell.card(words.insufficientTitle, session.mode === 'demo' ? words.insufficientDemo : words.insufficientText, words.close);
      return;
    }
    if (scene.fire(angle)) lastShot = now;
    stake.lock(true);
  }
  function setAuto(on: boolean): void {
    isAuto = on;
    auto.setAttribute('aria-pressed', String(on));
    auto.setAttribute('aria-label', on ? t.stopAuto : t.auto);
  }
  function nameOf(target: TargetName): string {
    return t[`${variant}_${target}`];
  }
  function hit(target: Target): void {
    const body = { session: token, roundId: newRoundId(), stake: stake.value(), choice: { target: target.name } };
    waiting += 1;
    queue = queue.then(async () => {
      try {
        const round = await askSurely(shell, words, () => fetchRound<ShotOutcome>(body));
        shell.setBalance(round.balance);
        tellRound(round);
        if (round.outcome.caught) {
          scene.caught(target.id, performance.now());
          floating.push({ text: `+${shell.money(round.payout)}`, x: target.x, y: target.y, at: performance.now() });
          shell.say(fill(t.caught, { name: nameOf(target.name), amount: shell.money(round.payout) }));
          shell.clearPayout();
          void shell.showPayout(round, 300);
        } else {
          shell.say(fill(t.missed, { name: nameOf(target.name) }));
          shell.clearPayout();
        }
      } catch (error) {
        setAuto(false);
        isHeld = false;
        isStopped = true;
        isStopped = !(await shell.refused(error));
      }
      waiting -= 1;
      if (waiting === 0 && scene.bullets.length === 0) stake.lock(false);
    });
  }
  function oddsTable(): HTMLElement {
    const row = (tag: 'th' | 'td', cells: string[]): HTMLElement =>
      element('tr', {}, ...cells.map(textContent => element(tag, { textContent })));
    return element(
      'table',
      { className: 'returns' },
      element('thead', {}, row('th', [t.target, t.pays, t.chance])),
      element(
        'tbody',
        {},
        ...TARGETS.map(([target, pays]) => row('td', [nameOf(target), `${pays}×`, shell.figures.percent(catchChance(pays), 'fixed')])),
      ),
    );
  }
}
