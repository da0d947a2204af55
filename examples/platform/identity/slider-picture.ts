import { seedRandom } from '../seed/random.js';
import { encodePng } from './png.js';

export const SLIDER_SIZE = { width: 300, height: 150, pieceSize: 50 };
/** Leftmost and rightmost place of the gap: never where the piece starts. */
export const GAP_RANGE = { from: 80, to: SLIDER_SIZE.width - SLIDER_SIZE.pieceSize - 8 };

const BODY = 40;
const TAB_RADIUS = 9;
const DISCS = 14;

/** A landscape of colour with a gap at `offset`, `y`, and the piece that fits it. The same seed draws the same picture. */
export function drawSlider(offset: number, y: number, seed: number): { picture: Buffer; piece: Buffer } {
  const { width, height, pieceSize } = SLIDER_SIZE;
  const colour = landscape(seed);
  const picture = Buffer.alloc(width * height * 4);
  const piece = Buffer.alloc(pieceSize * pieceSize * 4);
  const decoy = { x: ((offset + 97) % (GAP_RANGE.to - GAP_RANGE.from)) + GAP_RANGE.from, y: (y + 61) % (height - pieceSize) };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const [red, green, blue] = colour(column, row);
      const inGap = isInside(column - offset, row - y);
      // A hole without a tab: looks alike, and the piece does not fit it.
      const inDecoy = !inGap && isBody(column - decoy.x, row - decoy.y);
      const shade = inGap ? 0.42 : inDecoy ? 0.55 : 1;
      picture.set([level(red * shade), level(green * shade), level(blue * shade), 255], (row * width + column) * 4);
      if (inGap) piece.set([level(red), level(green), level(blue), 255], ((row - y) * pieceSize + column - offset) * 4);
    }
  }
  return { picture: encodePng(width, height, picture), piece: encodePng(pieceSize, pieceSize, piece) };
}

/** Fewer shades, so that the picture stays small on the wire. */
function level(value: number): number {
  return Math.round(value / 6) * 6;
}

function isBody(x: number, y: number): boolean {
  return x >= 0 && x < BODY && y >= 5 && y < 5 + BODY;
}

/** A square with a round tab at its right. */
function isInside(x: number, y: number): boolean {
  return isBody(x, y) || (x - BODY) ** 2 + (y - 25) ** 2 < TAB_RADIUS ** 2;
}

function landscape(seed: number): (x: number, y: number) => [number, number, number] {
  const random = seedRandom(seed);
  const waves = Array.from({ length: 3 }, () => ({
    x: 20 + random.int(40),
    y: 14 + random.int(30),
    phase: random.int(628) / 100,
    base: 70 + random.int(70),
  }));
  const discs = Array.from({ length: DISCS }, () => ({
    x: random.int(SLIDER_SIZE.width),
    y: random.int(SLIDER_SIZE.height),
    radius: 8 + random.int(24),
    tint: random.int(90) - 45,
  }));
  return (x, y) => {
    const tint = discs.reduce((sum, disc) => ((x - disc.x) ** 2 + (y - disc.y) ** 2 < disc.radius ** 2 ? sum + disc.tint : sum), 0);
    const channel = (index: number) => {
      const wave = waves[index];
      return wave ? Math.max(20, Math.min(245, wave.base + 45 * Math.sin(x / wave.x + wave.phase) + 35 * Math.cos(y / wave.y) + tint)) : 0;
    };
    return [channel(0), channel(1), channel(2)];
  };
}
