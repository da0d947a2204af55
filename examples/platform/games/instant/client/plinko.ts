import type { Figures } from '../../../figures.js';
import { chooser } from '../../client/chooser.js';
import { element } from '../../client/element.js';
import { animate, wantsLessMotion } from '../../client/motion.js';
import { fill } from '../../client/words.js';
import { plinkoPays, RISKS, ROWS, type PlinkoOutcome } from '../plinko.js';
import type { Presenter, PresenterOptions } from './presenter.js';

const STEP_MS = 170;

export function plinkoPresenter({ t, figures: { figure, times } }: PresenterOptions): Presenter {
  const canvas = element('canvas', { className: 'pins', aria: { hidden: 'true' } });
  let ball: { x: number; y: number } | undefined;
  let landed: number | undefined;
  const risk = chooser(
    t.risk,
    RISKS.map(value => ({ value, text: t[value] })),
    'medium',
    () => {
      landed = undefined;
      draw();
    },
  );
  new ResizeObserver(() => {
    const scale = Math.min(devicePixelRatio, 2);
    canvas.width = Math.round(canvas.clientWidth * scale);
    canvas.height = Math.round(canvas.clientHeight * scale);
    draw();
  }).observe(canvas);

  function draw(): void {
    paint(canvas, plinkoPays(risk.value()), figure, ball, landed);
  }
  return {
    node: canvas,
    choices: [risk],
    choice: () => ({ risk: risk.value() }),
    async show(outcome) {
      landed = undefined;
      ball = { x: 0, y: -0.6 };
      draw();
      const { path, slot } = (await outcome).result as PlinkoOutcome;
      let x = 0;
      for (const [row, goesRight] of path.entries()) {
        if (wantsLessMotion()) break;
        const from = x;
        x += goesRight ? 0.5 : -0.5;
        await animate(STEP_MS, part => {
          ball = { x: from + (x - from) * part, y: row + part - Math.sin(part * Math.PI) * 0.25 };
          draw();
        });
      }
      ball = { x: slot - ROWS / 2, y: ROWS + 0.55 };
      landed = slot;
      draw();
    },
    tell: ({ multiple }) => fill(t.slot, { pays: times(multiple) }),
    table: () => '',
  };
}

/** Pins in rows; x counts gaps from the middle, y rows from the first. */
function paint(
  canvas: HTMLCanvasElement,
  pays: readonly number[],
  figure: Figures['figure'],
  ball: { x: number; y: number } | undefined,
  landed: number | undefined,
): void {
  const pen = canvas.getContext('2d');
  const { width, height } = canvas;
  if (!pen || width === 0) return;
  const gap = Math.min(width / (ROWS + 1.1), (height / (ROWS + 2.6)) * 1.7);
  const rise = Math.min(height / (ROWS + 2.6), gap * 1.25);
  const xOf = (x: number): number => width / 2 + x * gap;
  const yOf = (y: number): number => rise * (y + 1.1);
  pen.clearRect(0, 0, width, height);
  pen.fillStyle = '#dfe6f5';
  for (let row = 0; row < ROWS; row++) {
    for (let pin = 0; pin <= row + 1; pin++) {
      pen.beginPath();
      pen.arc(xOf(pin - (row + 1) / 2), yOf(row) - rise * 0.2, Math.min(gap, rise) * 0.1, 0, Math.PI * 2);
      pen.fill();
    }
  }
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `800 ${Math.min(gap * 0.46, rise * 0.66)}px system-ui, sans-serif`;
  pays.forEach((pay, slot) => {
    const x = xOf(slot - ROWS / 2);
    const y = yOf(ROWS + 0.15);
    const heat = Math.min(1, Math.log10(Math.max(pay, 20) / 20) / 2.2);
    pen.fillStyle = slot === landed ? '#ffffff' : `hsl(${50 - heat * 50} 85% ${48 - heat * 6}%)`;
    pen.beginPath();
    pen.roundRect(x - gap * 0.48, y, gap * 0.96, rise * 0.95, gap * 0.14);
    pen.fill();
    pen.fillStyle = '#1a1206';
    pen.fillText(figure(pay / 100), x, y + rise * 0.5, gap * 0.9);
  });
  if (!ball || landed !== undefined) return;
  pen.fillStyle = '#ff5d73';
  pen.beginPath();
  pen.arc(xOf(ball.x), yOf(ball.y) - rise * 0.35, Math.min(gap, rise) * 0.24, 0, Math.PI * 2);
  pen.fill();
}
