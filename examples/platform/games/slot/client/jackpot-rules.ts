import { rulesList } from '../../client/rules-list.js';
import { fill, type Words } from '../../client/words.js';
import type { SessionAnswer } from '../../protocol.js';
import { figuresIn } from '../../../figures.js';
import type { Lang } from '../../../written.js';

const UNIT = 100;

/** How the pot of this game grows and is won, at the present stake (minor units). */
export function jackpotRules(
  { rate, seed, odds, rtp }: NonNullable<SessionAnswer['jackpot']>,
  words: Words,
  lang: Lang,
  stake: number,
  money: (minor: number) => string,
): Node[] {
  const { decimals, figure } = figuresIn(lang);
  const values = {
    rate: figure(rate / 10),
    odds: figure(odds),
    unit: money(UNIT),
    stake: money(stake),
    chance: figure(Math.round((odds * UNIT) / stake)),
    seed: money(seed),
    rtp: decimals(rtp),
  };
  return rulesList(words.jackpot, fill(words.jackpotRules, values));
}
