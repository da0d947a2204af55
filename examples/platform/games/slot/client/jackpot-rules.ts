import { rulesList } from '../../client/rules-list.js';
import { fill, type Words } from '../../client/words.js';
import type { SessionAnswer } from '../../protocol.js';
import { figuresIn } from '../../../figures.js';
import { localeOf } from '../../../locale.js';
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
  const count = (value: number) => new Intl.NumberFormat(localeOf(lang)).format(value);
  const values = {
    rate: count(rate / 10),
    odds: count(odds),
    unit: money(UNIT),
    stake: money(stake),
    chance: count(Math.round((odds * UNIT) / stake)),
    seed: money(seed),
    rtp: figuresIn(lang).decimals(rtp),
  };
  return rulesList(words.jackpot, fill(words.jackpotRules, values));
}
