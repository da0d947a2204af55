import { Failure } from '../../failure.js';
import type { Progress, SteppedRules } from '../../ledger/open-rounds.js';

export const FIELDS = 25;
export const MINE_COUNTS = [1, 3, 5, 10] as const;
const RETURN = 97;

export interface MinesView {
  mines: number;
  /** Opened fields, 0 to 24, in their order. */
  opened: number[];
  /** What cashing out pays now, hundredths of the stake. */
  multiple: number;
  /** What it would pay after one more safe field; 0 when none is left. */
  next: number;
  /** Where the mines were; null while the round is open. */
  board: number[] | null;
  result: 'cashed' | 'blown' | null;
}

/** What `safe` opened fields pay, in hundredths of the stake: 97 % of the fair price, rounded down. */
export function minesPay(mines: number, safe: number): number {
  let fair = RETURN;
  for (let i = 0; i < safe; i++) fair *= (FIELDS - i) / (FIELDS - mines - i);
  return safe === 0 ? 100 : Math.floor(fair + 1e-9);
}

/** The exact return to player of going for `safe` fields and then cashing out. */
export function minesReturn(mines: number, safe: number): number {
  let chance = 1;
  for (let i = 0; i < safe; i++) chance *= (FIELDS - mines - i) / (FIELDS - i);
  return chance * (minesPay(mines, safe) / 100);
}

/** Percent; over every number of mines and every number of fields. */
export const PUBLISHED = { from: 96.25, to: 97 } as const;

export function isMinesChoice(choice: unknown): choice is { mines: number } {
  return typeof choice === 'object' && choice !== null && 'mines' in choice && MINE_COUNTS.some(count => count === choice.mines);
}

/**
 * A field of 25 with hidden mines: every safe field raises the prize, a mine takes it. Actions are field numbers and `cash`.
 * Cashing out before the first field gives the stake back.
 */
export const minesRules: SteppedRules<MinesView> = {
  abandon: 'cash',
  replay(rng, stake, choice, actions): Progress<MinesView> {
    if (!isMinesChoice(choice)) throw new Failure('bad-request', { fields: { choice: `mines: ${MINE_COUNTS.join(', ')}` } });
    const { mines } = choice;
    const fields = Array.from({ length: FIELDS }, (_, field) => field);
    const board = Array.from({ length: mines }, () => fields.splice(rng.int(fields.length), 1)[0] ?? 0);
    const opened: number[] = [];
    let result: MinesView['result'] = null;
    for (const action of actions) {
      const field = Number(action);
      const isField = /^\d{1,2}$/.test(action) && field < FIELDS && !opened.includes(field);
      if (result !== null || (action !== 'cash' && !isField))
        throw new Failure('bad-request', { fields: { action: 'is not possible now' } });
      if (action === 'cash') result = 'cashed';
      else {
        opened.push(field);
        if (board.includes(field)) result = 'blown';
        else if (opened.length === FIELDS - mines) result = 'cashed';
      }
    }
    const multiple = result === 'blown' ? 0 : minesPay(mines, opened.length);
    const view = {
      mines,
      opened,
      multiple,
      next: result === null ? minesPay(mines, opened.length + 1) : 0,
      board: result === null ? null : board,
      result,
    };
    if (result === null) return { view, stakes: 1 };
    // Cashed before the first field: the stake comes back, and nothing was at risk.
    return { view, stakes: 1, payout: Math.floor((stake * multiple) / 100), ...(opened.length === 0 && { counts: false }) };
  },
};
