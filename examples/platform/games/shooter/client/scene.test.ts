import { describe, expect, it } from 'vitest';
import { Scene } from './scene.js';

/** The same numbers each time. */
function fixed(): () => number {
  let state = 7;
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647;
}

describe('the shooting gallery', () => {
  it('lets every bullet bounce until it hits exactly one target', () => {
    const scene = new Scene(fixed(), 1);
    let hits = 0;
    for (let shot = 0; shot < 20; shot++) {
      expect(scene.fire(-0.2 - shot * 0.14)).toBe(true);
      for (let now = 0; scene.bullets.length > 0; now += 16) {
        hits += scene.step(16, now).length;
        expect(now).toBeLessThan(60_000);
      }
    }
    expect(hits).toBe(20);
  });

  it('keeps as many targets as it began with, and no more than five bullets', () => {
    const scene = new Scene(fixed(), 1);
    const count = scene.targets.length;
    for (let now = 0; now < 30_000; now += 16) scene.step(16, now);
    expect(scene.targets).toHaveLength(count);
    expect(Array.from({ length: 7 }, () => scene.fire(-1)).filter(Boolean)).toHaveLength(5);
  });

  it('does not hit what was caught, and brings another one', () => {
    const scene = new Scene(fixed(), 1);
    const [first] = scene.targets;
    if (!first) throw new Error('There is no target.');
    scene.caught(first.id, 1_000);
    scene.step(16, 1_700);
    expect(scene.targets.some(({ id }) => id === first.id)).toBe(false);
    expect(scene.targets.filter(({ name }) => name === first.name)).toHaveLength(5);
  });
});
