import type { SlotSymbol } from '../model.js';

/** Speed of a running reel, symbols a millisecond. */
const SPEED = 0.026;
const TURBO_SPEED = 0.04;
const RAMP_MS = 160;
/** Symbols that still pass after the order to stop. */
const RUN_OUT = 5;
const BOUNCE_MS = 190;

/**
 * The movement of one reel, without any drawing. Symbols move down: `position` falls, and the visible rows are the
 * symbols at floor(position), +1, +2 with the rest of the number as offset.
 */
export class ReelMotion {
  position: number;
  #speed = 0;
  #state: 'still' | 'running' | 'stopping' | 'bouncing' = 'still';
  #since = 0;
  #from = 0;
  #target = 0;
  #duration = 1;
  /** Below this index the strip is seen from `#shift`; above it, as before the stop was ordered. */
  #seam = Number.NEGATIVE_INFINITY;
  #shift = 0;
  #oldShift = 0;

  constructor(
    readonly strip: readonly SlotSymbol[],
    stop: number,
  ) {
    this.position = stop;
  }

  get isMoving(): boolean {
    return this.#state !== 'still';
  }

  /** 0 at rest to 1 at full speed, for blur. */
  get haste(): number {
    return this.#state === 'running' || this.#state === 'stopping' ? Math.min(1, this.#speed / SPEED) : 0;
  }

  /** The symbol at an index of the endless strip. */
  symbol(index: number): SlotSymbol {
    const { strip } = this;
    const at = index + (index <= this.#seam ? this.#shift : this.#oldShift);
    return strip[((at % strip.length) + strip.length) % strip.length] ?? 'T';
  }

  start(now: number): void {
    this.#state = 'running';
    this.#since = now;
    this.#speed = 0;
  }

  /** Orders the reel to come to rest with `stop` in its top row. */
  stop(now: number, stop: number): void {
    if (this.#state !== 'running') return;
    this.#from = this.position;
    this.#target = Math.floor(this.position) - RUN_OUT;
    this.#oldShift = this.#currentShift();
    this.#shift = stop - this.#target;
    this.#seam = this.#target + 3;
    // A quadratic slow-down that begins at the present speed takes twice the way over the speed.
    this.#duration = (2 * (this.#from - this.#target)) / Math.max(this.#speed, SPEED);
    this.#since = now;
    this.#state = 'stopping';
  }

  /** Puts the reel at rest at once. */
  place(stop: number): void {
    this.position = Math.floor(this.position);
    this.#shift = this.#oldShift = stop - this.position;
    this.#seam = Number.NEGATIVE_INFINITY;
    this.#state = 'still';
  }

  /** Moves on to a moment. Answers true in the step in which the reel came to its stop. */
  step(now: number, passed: number, turbo: boolean): boolean {
    const since = now - this.#since;
    if (this.#state === 'running') {
      this.#speed = (turbo ? TURBO_SPEED : SPEED) * Math.min(1, since / RAMP_MS + 0.1);
      this.position -= this.#speed * passed;
      return false;
    }
    if (this.#state === 'stopping') {
      const part = Math.min(1, since / this.#duration);
      this.position = this.#from - (this.#from - this.#target) * (1 - (1 - part) ** 2);
      this.#speed = SPEED * (1 - part);
      if (part < 1) return false;
      this.#state = 'bouncing';
      this.#since = now;
      return true;
    }
    if (this.#state === 'bouncing') {
      const part = Math.min(1, since / BOUNCE_MS);
      this.position = this.#target - Math.sin(part * Math.PI) * 0.09 * (1 - part * 0.5);
      if (part === 1) this.place(this.#target + this.#shift);
    }
    return false;
  }

  #currentShift(): number {
    return Math.floor(this.position) <= this.#seam ? this.#shift : this.#oldShift;
  }
}
