import type { ChipOutcome } from '../chip-tables.js';

/** Shows how a round ends, from the first chip to the result. */
export interface Presenter {
  readonly node: HTMLElement;
  /** Moves until `result` is known, then shows it; resolves when all of it stands. Rejects when the round was refused. */
  show(result: Promise<ChipOutcome>): Promise<void>;
  /** The result in words. */
  tell(outcome: ChipOutcome): string;
  /** A short mark for the row of last results. */
  mark(outcome: ChipOutcome): { text: string; tone: string };
}
