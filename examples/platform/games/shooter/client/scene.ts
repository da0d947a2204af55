import { TARGETS, type TargetName } from '../math.js';

/** Something that swims or flies by. Lengths in units of a 1000 × 620 field, times in milliseconds. */
export interface Target {
  id: number;
  name: TargetName;
  x: number;
  y: number;
  /** Units a second; its sign is the direction. */
  speed: number;
  /** Half its length. */
  size: number;
  /** Where it is in its up and down. */
  phase: number;
  /** When it was last hit, or caught. */
  hitAt: number;
  caughtAt: number;
}
export interface Bullet {
  x: number;
  y: number;
  dx: number;
  dy: number;
}

export const FIELD = { width: 1000, height: 620 };
export const CANNON = { x: FIELD.width / 2, y: FIELD.height - 14 };
const SIZES: Readonly<Record<TargetName, number>> = {
  minnow: 24,
  clown: 32,
  puffer: 38,
  turtle: 46,
  ray: 56,
  shark: 78,
  whale: 104,
  dragon: 92,
};
/** How many of each swim at a time, at most. */
const SHARES: Readonly<Record<TargetName, number>> = { minnow: 5, clown: 4, puffer: 3, turtle: 2, ray: 2, shark: 1, whale: 1, dragon: 1 };
const BULLET_SPEED = 900;
const MOST_BULLETS = 5;

/**
 * What moves on the field, without any drawing and without money: which target a bullet meets. The page's own chance only
 * decides who swims where; whether a hit catches is the server's.
 */
export class Scene {
  readonly targets: Target[] = [];
  readonly bullets: Bullet[] = [];
  #next = 1;

  constructor(
    private readonly random: () => number,
    private readonly pace: number,
  ) {
    for (const [name] of TARGETS) for (let i = 0; i < SHARES[name]; i++) this.#add(name, true);
  }

  /** Fires from the cannon; false when too many bullets are under way. */
  fire(angle: number): boolean {
    if (this.bullets.length >= MOST_BULLETS) return false;
    this.bullets.push({ x: CANNON.x, y: CANNON.y - 30, dx: Math.cos(angle), dy: Math.sin(angle) });
    return true;
  }

  /** Moves on by `ms`; answers what was hit. */
  step(ms: number, now: number): Target[] {
    for (const target of this.targets) {
      target.x += (target.speed * this.pace * ms) / 1_000;
      target.phase += ms / 900;
    }
    for (const target of this.targets.filter(
      ({ x, speed, size, caughtAt }) => (caughtAt > 0 && now - caughtAt > 500) || (speed > 0 ? x - size > FIELD.width : x + size < 0),
    )) {
      this.targets.splice(this.targets.indexOf(target), 1);
      this.#add(target.name, false);
    }
    const hits: Target[] = [];
    for (const bullet of [...this.bullets]) {
      bullet.x += (bullet.dx * BULLET_SPEED * ms) / 1_000;
      bullet.y += (bullet.dy * BULLET_SPEED * ms) / 1_000;
      if (bullet.x < 0 || bullet.x > FIELD.width) bullet.dx = bullet.x < 0 ? Math.abs(bullet.dx) : -Math.abs(bullet.dx);
      if (bullet.y < 0 || bullet.y > FIELD.height) bullet.dy = bullet.y < 0 ? Math.abs(bullet.dy) : -Math.abs(bullet.dy);
      const hit = this.targets.find(target => target.caughtAt === 0 && meets(bullet, target));
      if (!hit) continue;
      this.bullets.splice(this.bullets.indexOf(bullet), 1);
      hit.hitAt = now;
      hits.push(hit);
    }
    return hits;
  }

  /** Takes a caught target off the field; it fades. */
  caught(id: number, now: number): void {
    const target = this.targets.find(other => other.id === id);
    if (target) target.caughtAt = now;
  }

  #add(name: TargetName, anywhere: boolean): void {
    const size = SIZES[name];
    const toRight = this.random() < 0.5;
    const edge = toRight ? -size : FIELD.width + size;
    this.targets.push({
      id: this.#next++,
      name,
      size,
      x: anywhere ? this.random() * FIELD.width : edge,
      y: 50 + this.random() * (FIELD.height - 210),
      speed: (toRight ? 1 : -1) * (130 - size * 0.75 + this.random() * 60),
      phase: this.random() * 6,
      hitAt: 0,
      caughtAt: 0,
    });
  }
}

export function heightOf(target: Target): number {
  return target.y + Math.sin(target.phase) * 10;
}

function meets(bullet: Bullet, target: Target): boolean {
  return ((bullet.x - target.x) / target.size) ** 2 + ((bullet.y - heightOf(target)) / (target.size * 0.6)) ** 2 <= 1;
}
