import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, done, instant, optionalFlag, optionalText, text } from '../wire/wire.js';

/** MSG-10 to MSG-14, the bonus for an invited friend, red envelopes that come and come back, what was decided or answered, and money that came. */
export const MESSAGE_KINDS = [
  'new_mail',
  'deposit_arrival',
  'deposit_failed',
  'withdrawal_approved',
  'withdrawal_rejected',
  'withdrawal_repaid',
  'withdrawal_refused',
  'name_changed',
  'referral_bonus',
  'red_envelope',
  'red_envelope_returned',
  'contract',
  'promotion_issued',
  'promotion_rejected',
  'redeem_approved',
  'redeem_rejected',
  'feedback_answered',
  'transfer_in',
  'bet_voided',
] as const;
export type MessageKind = (typeof MESSAGE_KINDS)[number];
/** One message of the account's box, in the language that was asked for. `createdAt`: UTC milliseconds. */
export type Message = v.InferOutput<typeof messagesAnswer>['list'][number];

export const messagesAnswer = v.object({
  list: v.array(
    v.object({
      id: text,
      kind: v.fallback(v.picklist(MESSAGE_KINDS), 'new_mail'),
      title: optionalText,
      content: optionalText,
      createdAt: instant,
      isRead: optionalFlag,
    }),
  ),
  total: v.optional(count, 0),
  totalPages: v.optional(count, 1),
});

/** The box, newest first, ten a page from 1 (O-46). `kind` empty: all of them. */
export const listMessages = endpoint({
  path: '/wps/relay/CSP_messageList',
  token: 'required',
  send: (query: { kind: MessageKind | ''; page: number }) => ({ query }),
  answer: messagesAnswer,
});

/** Marks messages as read; without ids all of them (O-47). Those that are not one's own are passed over. */
export const readMessages = endpoint({
  method: 'POST',
  path: '/wps/relay/CSP_messageRead',
  token: 'required',
  send: (ids?: readonly string[]) => ({ body: ids ? { ids } : { all: true } }),
  answer: done,
});

/** Takes messages out of the box (O-48). */
export const deleteMessages = endpoint({
  method: 'DELETE',
  path: '/wps/relay/CSP_messageDelete',
  token: 'required',
  send: (ids: readonly string[]) => ({ body: { ids } }),
  answer: done,
});
