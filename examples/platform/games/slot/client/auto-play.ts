/** What ends rounds that play by themselves before all of them are played, minor units; 0 is no limit. */
export interface AutoLimits {
  /** The most that may be lost: no round begins whose stake could go beyond it. */
  loss: number;
  /** A win of one round from here on. */
  win: number;
}

export const NO_LIMITS: AutoLimits = { loss: 0, win: 0 };

/** Rounds that play by themselves. */
export class AutoPlay {
  #left = 0;
  #lost = 0;
  #limits = NO_LIMITS;

  /** Rounds that are still to be played, the one under way among them. */
  get left(): number {
    return this.#left;
  }

  begin(rounds: number, limits: AutoLimits): void {
    this.#left = rounds;
    this.#lost = 0;
    this.#limits = limits;
  }

  stop(): void {
    this.#left = 0;
  }

  /** A round is settled. Answers whether a limit has ended what was left. */
  settle({ stake, payout }: { stake: number; payout: number }): boolean {
    if (this.#left === 0) return false;
    this.#left -= 1;
    this.#lost += stake - payout;
    const { loss, win } = this.#limits;
    const isReached = (loss > 0 && this.#lost + stake > loss) || (win > 0 && payout >= win);
    if (!isReached || this.#left === 0) return false;
    this.#left = 0;
    return true;
  }
}
