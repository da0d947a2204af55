import type { LotteryPlay } from '../../api/games/lottery.js';

/** What is chosen of a play: one list for each position, or one list. */
export type Chosen = readonly (readonly string[])[];

/** Nothing chosen yet. */
export function emptyChoice({ shape, count }: LotteryPlay): Chosen {
  return Array.from({ length: shape === 'positions' ? count : 1 }, () => []);
}

/** Takes or gives back one choice; a play that is full stays as it is. */
export function toggle(play: LotteryPlay, chosen: Chosen, place: number, choice: string): Chosen {
  return chosen.map((list, index) => {
    if (index !== place) return list;
    if (list.includes(choice)) return list.filter(other => other !== choice);
    if (play.shape === 'choose' && list.length >= play.most) return list;
    return play.choices.filter(other => other === choice || list.includes(other));
  });
}

/** How many bets the choice makes; 0 while it is not complete. */
export function countLines(play: LotteryPlay, chosen: Chosen): number {
  const [first = []] = chosen;
  if (play.shape === 'positions') return chosen.reduce((product, list) => product * list.length, 1);
  if (play.shape === 'options') return first.length;
  let lines = 1;
  for (let index = 1; index <= play.count; index++) lines = (lines * (first.length - play.count + index)) / index;
  return first.length < play.count ? 0 : Math.round(lines);
}

/** Places that are still to be chosen, once one of them is: before that nothing is told to be missing. */
export function missingPlaces({ shape }: LotteryPlay, chosen: Chosen): number[] {
  if (shape !== 'positions' || chosen.every(list => list.length === 0)) return [];
  return chosen.flatMap((list, place) => (list.length === 0 ? [place] : []));
}

/** As the platform reads it: choices parted by spaces, positions by `|`. */
export function selectionText(chosen: Chosen): string {
  return chosen.map(list => list.join(' ')).join('|');
}

/** One line by chance: for who trusts luck. `random` from 0 up to but not 1. */
export function quickPick(play: LotteryPlay, random: () => number = Math.random): Chosen {
  const pick = (count: number) => {
    const rest = [...play.choices];
    const picked = Array.from({ length: count }, () => rest.splice(Math.floor(random() * rest.length), 1)[0]);
    return play.choices.filter(choice => picked.includes(choice));
  };
  return play.shape === 'positions' ? Array.from({ length: play.count }, () => pick(1)) : [pick(play.count)];
}

/** What one winning bet pays, least and most, minor units. */
export function payoutRange({ prizes }: LotteryPlay, chosen: Chosen, unitStake: number): { least: number; most: number } {
  const wanted = prizes.filter(({ when }) => chosen[0]?.includes(when));
  const pays = (wanted.length > 0 ? wanted : prizes).map(({ odds }) => Math.floor(unitStake * odds + 1e-6));
  return { least: Math.min(...pays), most: Math.max(...pays) };
}
