import { rest, wantsLessMotion } from '../../client/motion.js';
import type { LineWin, Turn } from '../math.js';
import { ROWS, type SlotModel } from '../model.js';
import { ReelMotion } from './reel-motion.js';
import { lineColour } from './line-colour.js';
import type { Sprites } from './sprites.js';

const SHORTEST_MS = 420;
const GAP_MS = 170;
const LONGEST_FRAME_MS = 40;

/** Draws the reels on a canvas, spins them, and shows lines. */
export class Reels {
  readonly canvas = document.createElement('canvas');
  turbo = false;
  readonly #pen: CanvasRenderingContext2D;
  readonly #reels: ReelMotion[];
  #shown: { wins: readonly LineWin[]; scatters: boolean; since: number } | undefined;
  #only: number | undefined;
  #last = 0;
  #isDrawing = false;
  #hurry: (() => void) | undefined;
  #settled: ((reel: number) => void) | undefined;

  constructor(
    private readonly sprites: Sprites,
    private readonly model: SlotModel,
    stops: readonly number[],
  ) {
    const pen = this.canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw on a canvas.');
    this.#pen = pen;
    this.canvas.className = 'reels';
    this.canvas.setAttribute('aria-hidden', 'true');
    this.#reels = model.strips.map((strip, reel) => new ReelMotion(strip, stops[reel] ?? 0));
    new ResizeObserver(() => this.#resize()).observe(this.canvas);
    this.sprites.onChange = () => this.#wake();
  }

  get isSpinning(): boolean {
    return this.#reels.some(reel => reel.isMoving);
  }

  /** Sets the reels in motion; they run until `land`. */
  start(): void {
    this.clear();
    if (wantsLessMotion()) return;
    const now = performance.now();
    for (const reel of this.#reels) reel.start(now);
    this.#wake();
  }

  /** Brings the reels to rest one after the other; resolves when all stand. `hurry` shortens it. */
  async land(turn: Turn, startedAt: number): Promise<void> {
    if (wantsLessMotion() || document.hidden || !this.isSpinning) {
      turn.stops.forEach((stop, reel) => this.#reels[reel]?.place(stop));
      this.#draw(performance.now());
      return;
    }
    let hurried = this.turbo;
    const wake = new Promise<void>(resolve => {
      this.#hurry = () => ((hurried = true), resolve());
    });
    const stopped = this.#reels.map((_, reel) => new Promise<void>(resolve => this.#onSettled(reel, resolve)));
    await Promise.race([rest(Math.max(0, (this.turbo ? SHORTEST_MS / 2 : SHORTEST_MS) - (performance.now() - startedAt))), wake]);
    for (const [reel, motion] of this.#reels.entries()) {
      motion.stop(performance.now(), turn.stops[reel] ?? 0);
      if (!hurried && reel < this.#reels.length - 1) await Promise.race([rest(GAP_MS), wake]);
    }
    const hidden = new Promise<void>(resolve =>
      document.addEventListener('visibilitychange', () => document.hidden && resolve(), { once: true }),
    );
    await Promise.race([Promise.all(stopped), hidden]);
    this.#hurry = undefined;
    if (document.hidden) turn.stops.forEach((stop, reel) => this.#reels[reel]?.place(stop));
  }

  /** Stops the reels as soon as it can. */
  hurry(): void {
    this.#hurry?.();
  }

  /** Lights what a turn pays. */
  show(turn: Turn): void {
    this.#shown = { wins: turn.wins, scatters: turn.scatterAmount > 0 || turn.scatters >= 3, since: performance.now() };
    this.#only = undefined;
    this.#wake();
  }

  /** Lights one line alone; undefined lights all. */
  single(line: number | undefined): void {
    this.#only = line;
    this.#wake();
  }

  clear(): void {
    this.#shown = undefined;
    this.#only = undefined;
    this.#wake();
  }

  #onSettled(reel: number, resolve: () => void): void {
    const before = this.#settled;
    this.#settled = settled => (before?.(settled), settled === reel && resolve());
  }

  #wake(): void {
    if (this.#isDrawing) return;
    this.#isDrawing = true;
    this.#last = performance.now();
    requestAnimationFrame(now => this.#frame(now));
  }

  #frame(now: number): void {
    const passed = Math.min(LONGEST_FRAME_MS, Math.max(0, now - this.#last));
    this.#last = now;
    for (const [index, reel] of this.#reels.entries()) if (reel.step(now, passed, this.turbo)) this.#settled?.(index);
    if (!this.isSpinning) this.#settled = undefined;
    this.#draw(now);
    if (this.isSpinning || (this.#shown !== undefined && !wantsLessMotion())) requestAnimationFrame(next => this.#frame(next));
    else this.#isDrawing = false;
  }

  #resize(): void {
    const { clientWidth, clientHeight } = this.canvas;
    const scale = Math.min(devicePixelRatio, 2);
    this.canvas.width = Math.round(clientWidth * scale);
    this.canvas.height = Math.round(clientHeight * scale);
    this.sprites.resize(Math.ceil((this.canvas.width / this.#reels.length) * 1.02));
    this.#draw(performance.now());
  }

  #draw(now: number): void {
    const pen = this.#pen;
    const { width, height } = this.canvas;
    const cell = { width: width / this.#reels.length, height: height / ROWS };
    const size = Math.min(cell.width, cell.height) * 0.96;
    const lit = this.#litCells();
    pen.clearRect(0, 0, width, height);
    for (const [index, reel] of this.#reels.entries()) {
      const x = index * cell.width;
      const paper = pen.createLinearGradient(0, 0, 0, height);
      for (const [at, colour] of [
        [0, '#0b0e15'],
        [0.22, '#232936'],
        [0.5, '#2c3444'],
        [0.78, '#232936'],
        [1, '#0b0e15'],
      ] as const)
        paper.addColorStop(at, colour);
      pen.fillStyle = paper;
      pen.fillRect(x + cell.width * 0.02, 0, cell.width * 0.96, height);
      const top = Math.floor(reel.position);
      const offset = reel.position - top;
      for (let row = 0; row <= ROWS; row++) {
        const sprite = this.sprites.of(reel.symbol(top + row));
        const y = (row - offset) * cell.height;
        const stretch = 1 + reel.haste * 0.22;
        const isLit = lit.has(`${index}:${row}`);
        pen.globalAlpha = lit.size > 0 && !isLit ? 0.32 : 1 - reel.haste * 0.25;
        const beat = isLit ? 1 + Math.sin((now - (this.#shown?.since ?? now)) / 190) * 0.045 : 1;
        if (sprite)
          pen.drawImage(
            sprite,
            x + (cell.width - size * beat) / 2,
            y + (cell.height - size * beat * stretch) / 2,
            size * beat,
            size * beat * stretch,
          );
      }
      pen.globalAlpha = 1;
    }
    this.#drawLines(cell);
    const shade = pen.createLinearGradient(0, 0, 0, height);
    for (const [at, alpha] of [
      [0, 0.75],
      [0.1, 0],
      [0.9, 0],
      [1, 0.75],
    ] as const)
      shade.addColorStop(at, `rgba(6,8,12,${alpha})`);
    pen.fillStyle = shade;
    pen.fillRect(0, 0, width, height);
  }

  #drawLines(cell: { width: number; height: number }): void {
    const pen = this.#pen;
    for (const win of this.#shown?.wins ?? []) {
      if (win.line < 0 || (this.#only !== undefined && win.line !== this.#only)) continue;
      const points = (this.model.lines[win.line] ?? []).map((row, reel) => [(reel + 0.5) * cell.width, (row + 0.5) * cell.height] as const);
      pen.beginPath();
      pen.moveTo(0, points[0]?.[1] ?? 0);
      for (const [x, y] of points) pen.lineTo(x, y);
      pen.lineTo(cell.width * this.#reels.length, points[points.length - 1]?.[1] ?? 0);
      pen.lineJoin = 'round';
      for (const [colour, width] of [
        ['#0b0e15', 9],
        [lineColour(win.line), 5],
      ] as const) {
        pen.strokeStyle = colour;
        pen.lineWidth = (width * cell.width) / 150;
        pen.globalAlpha = this.#only === undefined ? 0.75 : 0.95;
        pen.stroke();
      }
      pen.globalAlpha = 1;
      if (this.#only === undefined) continue;
      pen.strokeStyle = lineColour(win.line);
      pen.lineWidth = (5 * cell.width) / 150;
      for (const [x, y] of points.slice(0, win.count)) {
        pen.beginPath();
        pen.roundRect(x - cell.width * 0.46, y - cell.height * 0.46, cell.width * 0.92, cell.height * 0.92, cell.width * 0.09);
        pen.stroke();
      }
    }
  }

  /** `reel:row` of everything that pays: along a line, or wherever the symbol stands on its reels. */
  #cellsOf(win: LineWin): string[] {
    const line = this.model.lines[win.line];
    if (line) return line.slice(0, win.count).map((row, reel) => `${reel}:${row}`);
    return this.#reels
      .slice(0, win.count)
      .flatMap((reel, index) =>
        [0, 1, 2].filter(row => ['W', win.symbol].includes(reel.symbol(Math.floor(reel.position) + row))).map(row => `${index}:${row}`),
      );
  }

  #litCells(): Set<string> {
    const lit = new Set<string>();
    for (const win of this.#shown?.wins ?? []) {
      if (this.#only === undefined || this.#only === win.line) for (const cell of this.#cellsOf(win)) lit.add(cell);
    }
    if (this.#shown?.scatters && this.#only === undefined) {
      for (const [index, reel] of this.#reels.entries())
        for (let row = 0; row < ROWS; row++) if (reel.symbol(Math.floor(reel.position) + row) === 'S') lit.add(`${index}:${row}`);
    }
    return lit;
  }
}
