import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import type { RecordQuery } from './records.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** What was given to the account, in minor units; below 0 it was taken back. */
export const bonusesAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      /** activity, mission, vip, referral, redeem, points_convert, rebate, red_envelope, or a word of the platform's own. */
      source: text,
      /** What it was for, in the language that was asked for. */
      title: optionalText,
      amount: minorUnits,
      status: v.fallback(v.picklist(['credited', 'taken_back']), 'credited'),
      createdAt: instant,
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
  /** Of the whole range and source, not of the page alone. */
  amount: v.optional(minorUnits, 0),
  /** What the range has, whatever is chosen. */
  sources: v.optional(v.array(v.string()), []),
});

/** Bonuses of the account, newest first, twenty a page (O-30, MEM-09). `source` empty: all of them. */
export const listBonuses = endpoint({
  path: '/wps/relay/ODSFE2_MemBonusDet',
  token: 'required',
  send: (query: RecordQuery & { source: string }) => ({ query: { ...query } }),
  answer: bonusesAnswer,
});
