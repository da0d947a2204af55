import { animate, wantsLessMotion } from '../../client/motion.js';
import { POCKETS, RED, WHEEL } from '../math.js';

const STEP = (Math.PI * 2) / POCKETS;
const RED_INK = '#b3323c';
const BLACK_INK = '#1b1f29';
const GREEN_INK = '#1f7d4d';

export function pocketColour(number: number): string {
  return number === 0 ? GREEN_INK : RED.has(number) ? RED_INK : BLACK_INK;
}

/** The wheel and its ball, seen from above. */
export class Wheel {
  readonly canvas = document.createElement('canvas');
  readonly #pen: CanvasRenderingContext2D;
  #turn = 0;
  #ball: number | undefined;
  #ballRadius = 0.8;
  #face: HTMLCanvasElement | undefined;

  constructor() {
    const pen = this.canvas.getContext('2d');
    if (!pen) throw new Error('This browser cannot draw on a canvas.');
    this.#pen = pen;
    this.canvas.className = 'wheel';
    this.canvas.setAttribute('aria-hidden', 'true');
    new ResizeObserver(() => {
      const size = Math.round(this.canvas.clientWidth * Math.min(devicePixelRatio, 2));
      this.canvas.width = this.canvas.height = size;
      this.#face = undefined;
      this.#draw();
    }).observe(this.canvas);
  }

  /** Turns without a result until `answer` is there, then lets the ball come to rest in its pocket. */
  async spin<T extends { number: number }>(answer: Promise<T>): Promise<T> {
    let known: T | undefined;
    let failed = false;
    void answer.then(
      result => (known = result),
      () => (failed = true),
    );
    const from = { turn: this.#turn, ball: this.#ball ?? 0 };
    if (!wantsLessMotion()) {
      for (let lap = 0; known === undefined && !failed; lap++) {
        await animate(700, part => {
          this.#turn = from.turn + (lap + part) * 1.1;
          this.#ball = from.ball - (lap + part) * 5.4;
          this.#ballRadius = 0.9;
          this.#draw();
        });
      }
    }
    const result = await answer;
    await this.#settle(result.number);
    return result;
  }

  async #settle(number: number): Promise<void> {
    const pocket = WHEEL.indexOf(number as (typeof WHEEL)[number]) * STEP;
    const from = { turn: this.#turn, ball: this.#ball ?? 0 };
    const turnBy = 2.2;
    const rest = from.turn + turnBy + pocket;
    const laps = Math.ceil((from.ball - rest) / (Math.PI * 2) + 4);
    const ballTo = rest + Math.ceil((from.ball - Math.PI * 8 - rest) / (Math.PI * 2)) * Math.PI * 2;
    await animate(wantsLessMotion() || laps < 0 ? 0 : 3_000, part => {
      const slow = 1 - (1 - part) ** 2.4;
      this.#turn = from.turn + turnBy * slow;
      this.#ball = from.ball + (ballTo - from.ball) * slow;
      const fall = Math.max(0, (part - 0.55) / 0.45);
      this.#ballRadius = 0.9 - 0.21 * fall + Math.abs(Math.sin(fall * Math.PI * 3)) * 0.05 * (1 - fall);
      this.#draw();
    });
  }

  #draw(): void {
    const pen = this.#pen;
    const size = this.canvas.width;
    const half = size / 2;
    this.#face ??= face(size);
    pen.clearRect(0, 0, size, size);
    pen.save();
    pen.translate(half, half);
    pen.rotate(this.#turn);
    pen.drawImage(this.#face, -half, -half);
    pen.restore();
    if (this.#ball === undefined) return;
    const [x, y] = [half + Math.sin(this.#ball) * half * this.#ballRadius, half - Math.cos(this.#ball) * half * this.#ballRadius];
    const shine = pen.createRadialGradient(x - half * 0.012, y - half * 0.012, 0, x, y, half * 0.038);
    shine.addColorStop(0, '#ffffff');
    shine.addColorStop(1, '#aab2c0');
    pen.fillStyle = shine;
    pen.beginPath();
    pen.arc(x, y, half * 0.036, 0, Math.PI * 2);
    pen.fill();
  }
}

function face(size: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, size);
  const pen = canvas.getContext('2d');
  if (!pen) return canvas;
  const r = size / 2;
  pen.translate(r, r);
  const disc = (radius: number, from: string, to: string): void => {
    const paint = pen.createLinearGradient(-radius, -radius, radius, radius);
    paint.addColorStop(0, from);
    paint.addColorStop(1, to);
    pen.fillStyle = paint;
    pen.beginPath();
    pen.arc(0, 0, radius, 0, Math.PI * 2);
    pen.fill();
  };
  disc(r, '#9a6a3e', '#3c2413');
  disc(r * 0.96, '#4d2f1a', '#2a190d');
  disc(r * 0.85, '#f0d48a', '#9a6f22');
  pen.font = `700 ${r * 0.082}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  for (const [i, number] of WHEEL.entries()) {
    pen.save();
    pen.rotate(i * STEP);
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, r * 0.83, -Math.PI / 2 - STEP / 2, -Math.PI / 2 + STEP / 2);
    pen.closePath();
    pen.fillStyle = pocketColour(number);
    pen.fill();
    pen.strokeStyle = '#d9b765';
    pen.lineWidth = r * 0.006;
    pen.stroke();
    pen.fillStyle = '#fff';
    pen.fillText(String(number), 0, -r * 0.77);
    pen.restore();
  }
  pen.strokeStyle = '#d9b765';
  pen.lineWidth = r * 0.01;
  for (const radius of [0.7, 0.62]) {
    pen.beginPath();
    pen.arc(0, 0, r * radius, 0, Math.PI * 2);
    pen.stroke();
  }
  disc(r * 0.56, '#8a5a32', '#2f1c0f');
  for (let i = 0; i < 4; i++) {
    pen.rotate(Math.PI / 2);
    pen.fillStyle = '#e2bf6c';
    pen.fillRect(-r * 0.018, -r * 0.42, r * 0.036, r * 0.42);
    pen.beginPath();
    pen.arc(0, -r * 0.42, r * 0.04, 0, Math.PI * 2);
    pen.fill();
  }
  disc(r * 0.14, '#f6df9f', '#8d6420');
  return canvas;
}
