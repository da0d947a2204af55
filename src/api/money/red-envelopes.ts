import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, instant, minorUnits, optionalText, text } from '../wire/wire.js';

/** An envelope that the account has got. `amount` in minor units, told once it is opened. Times: UTC milliseconds. */
export type ReceivedEnvelope = v.InferOutput<typeof received>;
/** An envelope that the agent has sent; amounts in minor units. `returned`: what nobody opened in time. */
export type SentEnvelope = v.InferOutput<typeof sent>;
/** What may be put into each share, minor units; hours that it may be opened; receivers at most. */
export type EnvelopeLimits = v.InferOutput<typeof limits>;
export type Receivers = v.InferOutput<typeof receiversAnswer>;
export interface EnvelopeWish {
  /** Login names of direct downlines. */
  accounts: readonly string[];
  /** Minor units for all together. */
  total: number;
  remark: string;
  paymentPassword: string;
}

const received = v.object({
  id: text,
  sender: text,
  remark: optionalText,
  amount: v.optional(v.nullable(minorUnits)),
  state: v.fallback(v.picklist(['open', 'opened', 'expired']), 'expired'),
  createdAt: instant,
  expiresAt: v.optional(v.nullable(instant)),
  openedAt: v.optional(v.nullable(instant)),
});
const sent = v.object({
  id: text,
  reference: optionalText,
  total: minorUnits,
  count,
  opened: count,
  returned: v.optional(minorUnits, 0),
  remark: optionalText,
  state: v.fallback(v.picklist(['open', 'done', 'returned']), 'open'),
  createdAt: instant,
  expiresAt: v.optional(v.nullable(instant)),
  shares: v.optional(v.array(v.object({ account: text, amount: minorUnits, openedAt: v.optional(v.nullable(instant)) })), []),
});
const limits = v.object({
  shareMin: v.optional(minorUnits, 0),
  shareMax: v.optional(minorUnits),
  hours: v.optional(count, 0),
  most: v.optional(count, 100),
});
const pages = { total: v.optional(count, 0), totalPages: v.optional(count, 1) };

export const receivedEnvelopesAnswer = v.object({ list: v.array(received), ...pages });
export const sentEnvelopesAnswer = v.object({ list: v.array(sent), ...pages, limits: v.optional(limits, {}) });
export const openEnvelopeAnswer = v.object({ id: text, amount: minorUnits, balance: minorUnits });
export const sendEnvelopeAnswer = v.object({ id: text, reference: optionalText, count, balance: minorUnits });
export const receiversAnswer = v.object({
  list: v.array(v.object({ account: text, nickname: optionalText, type: v.optional(count, 0) })),
  ...pages,
});

const PATH = '/wps/relay/MCS2_redEnvelope';

/** Envelopes that the account has got, the latest first (O-69); with `onlyOpen` those that it can open now. */
export const listReceivedEnvelopes = endpoint({
  path: PATH,
  token: 'required',
  send: ({ page, onlyOpen }: { page: number; onlyOpen: boolean }) => ({
    query: { direction: 'received', page, ...(onlyOpen && { state: 'open', pageSize: 100 }) },
  }),
  answer: receivedEnvelopesAnswer,
});

/** Envelopes that the agent has sent, the latest first, ten a page from 1, and what may be sent (O-69). */
export const listSentEnvelopes = endpoint({
  path: PATH,
  token: 'required',
  send: (page: number) => ({ query: { direction: 'sent', page } }),
  answer: sentEnvelopesAnswer,
});

/** Opens one, once (O-69). Errors: not-found, activity-closed when its time is over. */
export const openEnvelope = endpoint({
  method: 'POST',
  path: PATH,
  token: 'required',
  send: (id: string, idempotencyKey: string) => ({ body: { id }, idempotencyKey }),
  answer: openEnvelopeAnswer,
});

/** Sends one to direct downlines, once per key (O-68, AGT-19, E). Errors: bad-request with `accounts`, `total`, `paymentPassword`; insufficient-balance, rate-limited. */
export const sendEnvelope = endpoint({
  method: 'POST',
  path: '/wps/relay/MCS2_sendRedEnvelope',
  token: 'required',
  send: ({ total, ...wish }: EnvelopeWish, idempotencyKey: string) => ({ sealed: { ...wish, total: total / 100 }, idempotencyKey }),
  answer: sendEnvelopeAnswer,
});

/** Whom the agent can send one, ten a page from 1; `search` is a part of login name or nickname (O-89). */
export const listReceivers = endpoint({
  path: '/wps/relay/MCS2_getEnvelopeReceivers',
  token: 'required',
  send: ({ search, page }: { search: string; page: number }) => ({ query: { account: search, page } }),
  answer: receiversAnswer,
});
