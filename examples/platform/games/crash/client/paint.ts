export type Flight = 'still' | 'flying' | 'gone' | 'off';

/** Draws the sky with the curve flown so far; `height` is the multiple, `auto` where it gets off by itself, 0 for nowhere. */
export function paint(canvas: HTMLCanvasElement, height: number, auto: number, end: Flight): void {
  const pen = canvas.getContext('2d');
  const { width, height: tall } = canvas;
  if (!pen || width === 0) return;
  const most = Math.max(height, auto, 2) * 1.15;
  const xOf = (value: number): number => (Math.log(value) / Math.log(most)) * width * 0.86 + width * 0.05;
  const yOf = (value: number): number => tall * 0.92 - ((value - 1) / (most - 1)) * tall * 0.82;
  pen.clearRect(0, 0, width, tall);
  pen.fillStyle = '#ffffff66';
  for (let star = 0; star < 60; star++)
    pen.fillRect((star * 7919) % width, (star * 104_729) % tall, star % 3 === 0 ? 3 : 2, star % 3 === 0 ? 3 : 2);
  if (auto > 0) {
    pen.setLineDash([width * 0.012, width * 0.012]);
    pen.strokeStyle = '#7ee0a2';
    pen.lineWidth = Math.max(2, width * 0.003);
    pen.beginPath();
    pen.moveTo(0, yOf(auto));
    pen.lineTo(width, yOf(auto));
    pen.stroke();
    pen.setLineDash([]);
  }
  const colour = end === 'gone' ? '#ff6f66' : end === 'off' ? '#7ee0a2' : '#e9bd5b';
  pen.beginPath();
  pen.moveTo(xOf(1), yOf(1));
  for (let i = 1; i <= 60; i++) {
    const value = height ** (i / 60);
    pen.lineTo(xOf(value), yOf(value));
  }
  pen.strokeStyle = colour;
  pen.lineWidth = Math.max(4, width * 0.008);
  pen.lineCap = 'round';
  pen.stroke();
  const [x, y] = [xOf(height), yOf(height)];
  const slope = height <= 1 ? -0.35 : Math.atan2(yOf(height) - yOf(height * 0.97), xOf(height) - xOf(height * 0.97));
  pen.save();
  pen.translate(x, y);
  if (end === 'gone') burst(pen, width * 0.045);
  else {
    pen.rotate(slope);
    rocket(pen, width * 0.045, end !== 'still');
  }
  pen.restore();
}

function rocket(pen: CanvasRenderingContext2D, size: number, burns: boolean): void {
  if (burns) {
    pen.fillStyle = '#ff9d3c';
    pen.beginPath();
    pen.ellipse(-size * 0.95, 0, size * 0.55, size * 0.22, 0, 0, Math.PI * 2);
    pen.fill();
  }
  pen.fillStyle = '#c8404d';
  pen.beginPath();
  pen.moveTo(-size * 0.7, -size * 0.55);
  pen.lineTo(-size * 0.1, 0);
  pen.lineTo(-size * 0.7, size * 0.55);
  pen.closePath();
  pen.fill();
  pen.fillStyle = '#f1f3f7';
  pen.beginPath();
  pen.ellipse(0, 0, size, size * 0.36, 0, 0, Math.PI * 2);
  pen.fill();
  pen.fillStyle = '#3c7bd1';
  pen.beginPath();
  pen.arc(size * 0.3, 0, size * 0.17, 0, Math.PI * 2);
  pen.fill();
}

function burst(pen: CanvasRenderingContext2D, size: number): void {
  for (let i = 0; i < 12; i++) {
    pen.rotate(Math.PI / 6);
    pen.fillStyle = i % 2 === 0 ? '#ff6f66' : '#ffc14d';
    pen.beginPath();
    pen.moveTo(0, -size * 0.25);
    pen.lineTo(size * (i % 2 === 0 ? 1.5 : 1), 0);
    pen.lineTo(0, size * 0.25);
    pen.fill();
  }
}
