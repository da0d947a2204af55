import { describe, expect, it } from 'vitest';
import { SLOT_MODELS } from '../models.js';
import { ReelMotion } from './reel-motion.js';

const STRIPS = Object.values(SLOT_MODELS).flatMap(({ strips }) => strips);

/** Runs a reel frame by frame until it stands; answers what it passed and how long it took. */
function run(motion: ReelMotion, stop: number, orderAt: number): { ms: number; jumps: number } {
  let jumps = 0;
  let before = new Map<number, string>();
  motion.start(0);
  for (let now = 16; now < 10_000; now += 16) {
    if (now >= orderAt) motion.stop(now, stop);
    motion.step(now, 16, false);
    const top = Math.floor(motion.position);
    const seen = new Map([0, 1, 2, 3].map(row => [top + row, motion.symbol(top + row)]));
    for (const [index, symbol] of seen) if (motion.isMoving && before.has(index) && before.get(index) !== symbol) jumps += 1;
    before = seen;
    if (!motion.isMoving) return { ms: now, jumps };
  }
  throw new Error('The reel never stood still.');
}

describe('a reel', () => {
  it('comes to rest on the drawn stop from wherever it runs, and no visible symbol changes on the way', () => {
    for (const strip of STRIPS) {
      const motion = new ReelMotion(strip, 3);
      for (const stop of [0, 7, strip.length - 1, 13]) {
        const { ms, jumps } = run(motion, stop, 400 + stop * 7);
        const top = Math.floor(motion.position);
        expect([0, 1, 2].map(row => motion.symbol(top + row))).toEqual([0, 1, 2].map(row => strip[(stop + row) % strip.length]));
        expect(motion.position).toBe(top);
        expect(jumps).toBe(0);
        expect(ms).toBeLessThan(2_000);
      }
    }
  });

  it('can be put down at once', () => {
    const [strip] = STRIPS;
    if (!strip) throw new Error('There is no reel.');
    const motion = new ReelMotion(strip, 0);
    motion.start(0);
    motion.step(300, 300, true);
    motion.place(12);
    expect(motion.isMoving).toBe(false);
    expect(motion.symbol(Math.floor(motion.position))).toBe(strip[12]);
  });
});
