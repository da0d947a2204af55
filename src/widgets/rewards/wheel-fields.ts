import type { Prize } from '../../api/rewards/rewards.js';

/** One field of the wheel, in degrees from the top, clockwise. */
export interface WheelField {
  prize: Prize;
  from: number;
  to: number;
}

const ROUND = 360;
/** No field is smaller than this, or than its share of half the wheel where there are many: its words must fit. */
const LEAST = 20;

/** Fields as wide as their chances, beside a least width for each; the chances themselves stand in words below. */
export function wheelFields(prizes: readonly Prize[]): WheelField[] {
  const least = Math.min(LEAST, ROUND / 2 / prizes.length);
  const spread = ROUND - least * prizes.length;
  const sum = prizes.reduce((total, { chance }) => total + chance, 0) || 1;
  let from = 0;
  return prizes.map(prize => {
    const to = from + least + (spread * prize.chance) / sum;
    const field = { prize, from, to };
    from = to;
    return field;
  });
}

/** How far the wheel has turned when the middle of the field stands at the top, some whole rounds after `before`; as it was for a prize that it lacks. */
export function turnTo(fields: readonly WheelField[], prizeId: string, before: number, rounds: number): number {
  const field = fields.find(({ prize }) => prize.id === prizeId);
  if (!field) return before;
  return (Math.ceil(before / ROUND) + rounds + 1) * ROUND - (field.from + field.to) / 2;
}
