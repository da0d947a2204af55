import { targetPays } from '../math.js';
import { CANNON, FIELD, heightOf, type Scene, type Target } from './scene.js';

export interface Floating {
  text: string;
  x: number;
  y: number;
  at: number;
}
type Look = readonly [body: string, belly: string, fin: string];

const SEA: Readonly<Record<string, Look>> = {
  minnow: ['#8fd7ff', '#e9f8ff', '#4aa3d8'],
  clown: ['#ff8a3d', '#fff3e6', '#d65a14'],
  puffer: ['#f2d35b', '#fff9dd', '#c79a22'],
  turtle: ['#4faf6b', '#c9efcf', '#2f7d48'],
  ray: ['#8a7ad6', '#d9d2ff', '#5b4bb0'],
  shark: ['#7d92a8', '#e4ebf2', '#4e6276'],
  whale: ['#3f6fb5', '#cfe0f7', '#29508a'],
  dragon: ['#f4c542', '#fff0b8', '#d4472f'],
};
const SPACE: Readonly<Record<string, Look>> = {
  minnow: ['#a59a8d', '#d8d0c6', '#6d645a'],
  clown: ['#b98a5e', '#e6cbb0', '#7d5836'],
  puffer: ['#d8505d', '#ffc2c7', '#8f2630'],
  turtle: ['#57c2b8', '#d5fbf7', '#2b8079'],
  ray: ['#7f8cf0', '#dde1ff', '#4a57c0'],
  shark: ['#c3cad6', '#ffffff', '#c8404d'],
  whale: ['#7f8fa9', '#d9e2f0', '#3f5275'],
  dragon: ['#9c6bff', '#e6d8ff', '#f4c542'],
};

/** Draws the whole field. */
export function paint(
  canvas: HTMLCanvasElement,
  scene: Scene,
  variant: string,
  angle: number,
  floating: readonly Floating[],
  now: number,
): void {
  const pen = canvas.getContext('2d');
  if (!pen || canvas.width === 0) return;
  const [sx, sy] = [canvas.width / FIELD.width, canvas.height / FIELD.height];
  const scale = Math.sqrt(sx * sy);
  pen.setTransform(1, 0, 0, 1, 0, 0);
  pen.clearRect(0, 0, canvas.width, canvas.height);
  for (const target of [...scene.targets].sort((a, b) => b.size - a.size)) {
    pen.save();
    pen.translate(target.x * sx, heightOf(target) * sy);
    pen.scale(scale, scale);
    if (target.caughtAt > 0) {
      const part = Math.min(1, (now - target.caughtAt) / 500);
      pen.globalAlpha = 1 - part;
      pen.scale(1 + part * 0.5, 1 + part * 0.5);
    }
    drawTarget(pen, target, variant, now);
    pen.restore();
  }
  for (const bullet of scene.bullets) {
    pen.fillStyle = variant === 'sea' ? '#fff3c4' : '#7dffb0';
    pen.shadowColor = pen.fillStyle;
    pen.shadowBlur = 12;
    pen.beginPath();
    pen.arc(bullet.x * sx, bullet.y * sy, 8 * scale, 0, Math.PI * 2);
    pen.fill();
    pen.shadowBlur = 0;
  }
  cannon(pen, CANNON.x * sx, CANNON.y * sy, scale * 1.2, Math.atan2(Math.sin(angle) * sy, Math.cos(angle) * sx));
  pen.textAlign = 'center';
  for (const { text, x, y, at } of floating) {
    const part = (now - at) / 1_400;
    pen.globalAlpha = Math.max(0, 1 - part);
    pen.font = `800 ${34 * scale}px system-ui, sans-serif`;
    pen.lineWidth = 6 * scale;
    pen.strokeStyle = '#241903';
    pen.fillStyle = '#ffd966';
    pen.strokeText(text, x * sx, y * sy - part * 60 * scale);
    pen.fillText(text, x * sx, y * sy - part * 60 * scale);
  }
  pen.globalAlpha = 1;
}

function drawTarget(pen: CanvasRenderingContext2D, target: Target, variant: string, now: number): void {
  const look = (variant === 'sea' ? SEA : SPACE)[target.name] ?? SEA.minnow ?? ['#fff', '#fff', '#fff'];
  const isHit = now - target.hitAt < 130 && target.hitAt > 0;
  pen.save();
  if (target.speed < 0) pen.scale(-1, 1);
  if (isHit) pen.filter = 'brightness(1.7)';
  if (variant === 'sea') seaThing(pen, target, look);
  else spaceThing(pen, target, look);
  pen.restore();
  pen.font = `700 ${Math.max(20, target.size * 0.3)}px system-ui, sans-serif`;
  pen.textAlign = 'center';
  pen.lineWidth = 4;
  pen.strokeStyle = '#07090dcc';
  pen.fillStyle = '#fff';
  const text = `×${targetPays(target.name) ?? ''}`;
  pen.strokeText(text, 0, target.size * 0.62 + 14);
  pen.fillText(text, 0, target.size * 0.62 + 14);
}

function seaThing(pen: CanvasRenderingContext2D, { name, size: s, phase }: Target, [body, belly, fin]: Look): void {
  const flap = Math.sin(phase * 6) * 0.16;
  const tall = name === 'puffer' ? 0.78 : name === 'whale' ? 0.5 : name === 'shark' ? 0.36 : name === 'dragon' ? 0.34 : 0.5;
  if (name === 'ray') {
    shape(pen, body, [
      [s * 0.9, 0],
      [0, -s * (0.62 + flap)],
      [-s * 0.55, 0],
      [0, s * (0.62 + flap)],
    ]);
    shape(pen, fin, [
      [-s * 0.5, -3],
      [-s * 1.2, s * flap],
      [-s * 0.5, 3],
    ]);
  } else if (name === 'turtle') {
    for (const [x, y] of [
      [0.5, -0.55],
      [0.5, 0.55],
      [-0.5, -0.5],
      [-0.5, 0.5],
    ] as const)
      oval(pen, fin, s * (x + flap), s * y, s * 0.34, s * 0.16);
    oval(pen, belly, s * 0.82, 0, s * 0.25, s * 0.2);
    oval(pen, body, 0, 0, s * 0.75, s * 0.55);
    for (const x of [-0.3, 0.05, 0.4]) oval(pen, fin, s * x, 0, s * 0.13, s * 0.3);
  } else {
    shape(pen, fin, [
      [-s * 0.6, 0],
      [-s * 1.08, -s * (0.42 + flap)],
      [-s * 0.92, s * flap],
      [-s * 1.08, s * (0.42 - flap)],
    ]);
    if (name === 'shark' || name === 'dragon')
      shape(pen, fin, [
        [-s * 0.15, -s * tall * 0.8],
        [s * 0.02, -s * (tall + 0.4)],
        [s * 0.28, -s * tall * 0.8],
      ]);
    if (name === 'puffer')
      for (let i = 0; i < 14; i++) oval(pen, fin, Math.cos(i * 0.449) * s * 0.8, Math.sin(i * 0.449) * s * 0.82, s * 0.07, s * 0.07);
    oval(pen, body, 0, 0, s * 0.85, s * tall);
    pen.save();
    pen.beginPath();
    pen.ellipse(0, 0, s * 0.85, s * tall, 0, 0, Math.PI * 2);
    pen.clip();
    oval(pen, belly, s * 0.1, s * tall * 0.8, s * 0.8, s * tall * 0.62);
    if (name === 'clown') for (const x of [-0.35, 0.25]) bar(pen, '#fff6ea', s * x, s * 0.16, s);
    if (name === 'dragon') for (const x of [-0.5, -0.2, 0.1]) bar(pen, fin, s * x, s * 0.08, s);
    pen.restore();
    shape(pen, fin, [
      [s * 0.05, s * 0.05],
      [-s * 0.25, s * (0.32 + flap)],
      [s * 0.2, s * 0.18],
    ]);
  }
  const [ex, ey] = name === 'turtle' ? [s * 0.9, -s * 0.06] : name === 'ray' ? [s * 0.5, -s * 0.1] : [s * 0.52, -s * tall * 0.22];
  oval(pen, '#fff', ex, ey, s * 0.09, s * 0.09);
  oval(pen, '#10141c', ex + s * 0.02, ey, s * 0.05, s * 0.05);
}

function spaceThing(pen: CanvasRenderingContext2D, { name, size: s, phase, id }: Target, [body, belly, fin]: Look): void {
  if (name === 'minnow' || name === 'clown') {
    pen.rotate(phase * 0.7);
    shape(
      pen,
      body,
      Array.from({ length: 9 }, (_, i) => {
        const r = s * (0.62 + ((id * 37 + i * 53) % 30) / 100);
        return [Math.cos((i / 9) * Math.PI * 2) * r, Math.sin((i / 9) * Math.PI * 2) * r * 0.86] as const;
      }),
    );
    oval(pen, fin, s * 0.2, -s * 0.15, s * 0.18, s * 0.14);
    oval(pen, belly, -s * 0.25, s * 0.2, s * 0.12, s * 0.1);
    return;
  }
  if (name === 'puffer') {
    for (let i = 0; i < 8; i++)
      oval(pen, fin, Math.cos(i * 0.785 + phase) * s * 0.75, Math.sin(i * 0.785 + phase) * s * 0.75, s * 0.15, s * 0.15);
    oval(pen, body, 0, 0, s * 0.6, s * 0.6);
    oval(pen, belly, -s * 0.15, -s * 0.2, s * 0.2, s * 0.16);
    return;
  }
  if (name === 'shark' || name === 'ray') {
    oval(pen, '#ff9d3c', -s * 0.9, 0, s * (0.3 + 0.08 * Math.sin(phase * 20)), s * 0.1);
    shape(pen, fin, [
      [-s * 0.7, -s * 0.55],
      [s * 0.2, 0],
      [-s * 0.7, s * 0.55],
    ]);
    shape(pen, body, [
      [-s * 0.75, -s * 0.22],
      [s * 0.95, 0],
      [-s * 0.75, s * 0.22],
    ]);
    oval(pen, belly, s * 0.15, -s * 0.02, s * 0.22, s * 0.09);
    return;
  }
  oval(pen, belly, 0, -s * 0.16, s * 0.42, s * 0.38);
  oval(pen, body, 0, 0, s * 0.95, s * 0.3);
  oval(pen, fin, 0, s * 0.06, s * 0.7, s * 0.12);
  for (const x of [-0.6, -0.3, 0, 0.3, 0.6])
    oval(pen, Math.sin(phase * 4 + x * 9) > 0 ? '#ffe27a' : '#ffffff', s * x, s * 0.07, s * 0.06, s * 0.06);
}

function cannon(pen: CanvasRenderingContext2D, x: number, y: number, scale: number, angle: number): void {
  pen.save();
  pen.translate(x, y);
  pen.scale(scale, scale);
  pen.rotate(angle);
  pen.fillStyle = '#c99a3f';
  pen.beginPath();
  pen.roundRect(-6, -13, 66, 26, 8);
  pen.fill();
  pen.fillStyle = '#7a5518';
  pen.fillRect(48, -16, 14, 32);
  pen.restore();
  oval(pen, '#3b2613', x, y + 12 * scale, 46 * scale, 26 * scale);
  oval(pen, '#e9bd5b', x, y + 8 * scale, 24 * scale, 16 * scale);
}

function oval(pen: CanvasRenderingContext2D, colour: string, x: number, y: number, rx: number, ry: number): void {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.ellipse(x, y, Math.abs(rx), Math.abs(ry), 0, 0, Math.PI * 2);
  pen.fill();
}

function bar(pen: CanvasRenderingContext2D, colour: string, x: number, width: number, s: number): void {
  pen.fillStyle = colour;
  pen.fillRect(x, -s, width, s * 2);
}

function shape(pen: CanvasRenderingContext2D, colour: string, points: readonly (readonly [number, number])[]): void {
  pen.fillStyle = colour;
  pen.beginPath();
  points.forEach(([x, y], i) => (i === 0 ? pen.moveTo(x, y) : pen.lineTo(x, y)));
  pen.closePath();
  pen.fill();
}
