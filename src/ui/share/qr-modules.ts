import { encode } from 'uqr';

/** The dark squares of a QR code, as path data on a grid of `size` squares with the quiet zone that readers need. */
export interface QrModules {
  size: number;
  path: string;
}

const QUIET_ZONE = 4;

/** Medium error correction: a quarter of the code may be dirty or in glare. */
export function qrModules(text: string): QrModules {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_ZONE });
  const runs = data.flatMap((row, y) => runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`));
  return { size, path: runs.join('') };
}

/** Start and length of each stretch of dark squares. */
function runsOf(row: readonly boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1]++;
    else runs.push([x, 1]);
  });
  return runs;
}
