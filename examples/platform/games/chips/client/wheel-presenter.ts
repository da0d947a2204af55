import { animate, wantsLessMotion } from '../../client/motion.js';
import { element } from '../../client/element.js';
import { fill } from '../../client/words.js';
import { SEGMENTS, WHEEL_SEGMENTS } from '../money-wheel.js';
import type { Presenter } from './presenter.js';
import type { ChipsWords } from './words.js';

const COLOURS: Readonly<Record<number, string>> = { 1: '#2f6fb3', 3: '#2b8a57', 6: '#b3487a', 9: '#7a4bb0', 16: '#d79b32' };
const STEP = (Math.PI * 2) / SEGMENTS;
const SPIN_MS = 3_600;

/** The wheel of 54 segments under its pointer. */
export function wheelPresenter(t: ChipsWords): Presenter {
  const canvas = element('canvas', { className: 'wheel-face', aria: { hidden: 'true' } });
  let turn = 0;
  const draw = (): void => paint(canvas, turn);
  new ResizeObserver(() => {
    canvas.width = canvas.height = Math.round(canvas.clientWidth * Math.min(devicePixelRatio, 2));
    draw();
  }).observe(canvas);
  const paysOf = (segment = 0): number => WHEEL_SEGMENTS[segment] ?? 0;
  return {
    node: element('div', { className: 'wheel-box' }, canvas, element('span', { className: 'pointer', aria: { hidden: 'true' } })),
    async show(result) {
      let known = false;
      void result.then(
        () => (known = true),
        () => (known = true),
      );
      if (!wantsLessMotion()) {
        while (!known) {
          const from = turn;
          await animate(500, part => {
            turn = from + part * 2.4;
            draw();
          });
        }
      }
      const { segment = 0 } = await result;
      const from = turn;
      const target = -(segment + 0.5) * STEP;
      const to = target + Math.ceil((from + Math.PI * 5 - target) / (Math.PI * 2)) * Math.PI * 2;
      await animate(wantsLessMotion() ? 0 : SPIN_MS, part => {
        turn = from + (to - from) * (1 - (1 - part) ** 2.6);
        draw();
      });
    },
    tell: ({ segment }) => fill(t.wheelStops, { pays: paysOf(segment) }),
    mark: ({ segment }) => ({ text: String(paysOf(segment)), tone: `k${paysOf(segment)}` }),
  };
}

function paint(canvas: HTMLCanvasElement, turn: number): void {
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return;
  const r = canvas.width / 2;
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  pen.translate(r, r);
  disc(pen, r, '#c99a3f');
  disc(pen, r * 0.965, '#3b2613');
  pen.rotate(turn - Math.PI / 2);
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `700 ${r * 0.085}px system-ui, sans-serif`;
  for (const [i, pays] of WHEEL_SEGMENTS.entries()) {
    pen.beginPath();
    pen.moveTo(0, 0);
    pen.arc(0, 0, r * 0.94, i * STEP, (i + 1) * STEP);
    pen.closePath();
    pen.fillStyle = COLOURS[pays] ?? '#444';
    pen.fill();
    pen.strokeStyle = '#0007';
    pen.lineWidth = r * 0.006;
    pen.stroke();
    pen.save();
    pen.rotate((i + 0.5) * STEP);
    pen.translate(r * 0.83, 0);
    pen.rotate(Math.PI / 2);
    pen.fillStyle = '#fff';
    pen.fillText(String(pays), 0, 0);
    pen.restore();
  }
  disc(pen, r * 0.5, '#1b1f29');
  disc(pen, r * 0.16, '#e9bd5b');
}

function disc(pen: CanvasRenderingContext2D, radius: number, colour: string): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(0, 0, radius, 0, Math.PI * 2);
  pen.fill();
}
