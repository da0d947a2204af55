import type { Figures } from '../../../figures.js';
import type { InstantName, InstantOutcome } from '../instant-games.js';
import type { InstantChoice } from '../instant-game.js';
import type { InstantWords } from './words.js';

/** What one instant game shows and lets choose. */
export interface Presenter {
  readonly node: HTMLElement;
  /** Below the board; empty where there is nothing to choose. */
  readonly choices: readonly { node: HTMLElement; lock(locked: boolean): void }[];
  choice(): InstantChoice;
  /** Moves until the outcome is known, then shows it; resolves when all of it stands. Rejects when the round was refused. */
  show(outcome: Promise<InstantOutcome>, stake: number): Promise<void>;
  /** The outcome in words. */
  tell(outcome: InstantOutcome): string;
  /** Put into the rules in place of `{table}`. */
  table(): string;
}
export interface PresenterOptions {
  name: InstantName;
  t: InstantWords;
  money: (minor: number) => string;
  figures: Figures;
  stake: () => number;
  say: (text: string) => void;
}
