import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, flag, optionalFlag, optionalText, text } from '../wire/wire.js';

/** A code that recruits for the signed-in agent. `rate` in percent, as agreed with whoever registers by it. */
export type RegisterLink = v.InferOutput<typeof link>;
/** The agent's codes, and what the agent may give: types of accounts, the highest rate in percent, domains of the platform. */
export type RegisterLinks = v.InferOutput<typeof registerLinksAnswer>;
export interface NewRegisterLink {
  /** Empty: the platform makes one. */
  code: string;
  accountType: number;
  rate?: number;
  /** Empty: good everywhere. */
  domain: string;
}
export interface NewDownline {
  username: string;
  password: string;
  accountType: number;
  rate?: number;
}

const percent = v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100))));
const link = v.object({
  code: text,
  active: flag,
  /** Host name on which alone the code is good; empty when it is good everywhere. */
  domain: optionalText,
  /** Accounts of the agent's own team that registered with it. */
  members: v.optional(count, 0),
  /** Of who registers by it; 0 is a member. */
  accountType: v.optional(count, 0),
  rate: percent,
  /** Closed by the agent, and not by the operator. */
  canReopen: optionalFlag,
});
export const registerLinkAnswer = link;
export const registerLinksAnswer = v.object({
  list: v.array(link),
  accountTypes: v.optional(v.array(count), [0]),
  rateMax: v.optional(v.pipe(v.number(), v.minValue(0)), 0),
  domains: v.optional(v.array(text), []),
  mostOpen: v.optional(count),
});
export const downlineAnswer = v.object({ id: text, account: text, accountType: v.optional(count, 0) });

const PATH = '/wps/relay/MCS2_registerLink';

/** The agent's own codes, open ones first (O-54). Error: agent-required. */
export const listRegisterLinks = endpoint({ path: PATH, token: 'required', answer: registerLinksAnswer });

/** Opens a code (O-54, AGT-05); a repeat of one's own answers it. Errors: bad-request with `code`, `accountType`, `rate`, `domain`; quota-exceeded, rate-limited. */
export const createRegisterLink = endpoint({
  method: 'POST',
  path: PATH,
  token: 'required',
  send: ({ rate, ...wish }: NewRegisterLink) => ({ body: { ...wish, ...(rate !== undefined && { rate }) } }),
  answer: link,
});

/** Opens a closed code again. Errors: not-found, activity-refused (the operator closed it), quota-exceeded. */
export const reopenRegisterLink = endpoint({
  method: 'POST',
  path: PATH,
  token: 'required',
  send: (code: string) => ({ body: { code, reopen: true } }),
  answer: link,
});

/** Closes a code: nobody registers by it any more. Error: not-found. */
export const closeRegisterLink = endpoint({
  method: 'DELETE',
  path: PATH,
  token: 'required',
  send: (code: string) => ({ body: { code } }),
  answer: link,
});

/** Opens an account directly below the agent, once per key (O-55, E). Errors: bad-request with `username`, `password`, `accountType`, `rate`; rate-limited. */
export const createDownline = endpoint({
  method: 'PUT',
  path: '/wps/relay/MCS2_createDownline',
  token: 'required',
  send: ({ rate, ...wish }: NewDownline, idempotencyKey: string) => ({
    sealed: { ...wish, ...(rate !== undefined && { rate }) },
    idempotencyKey,
  }),
  answer: downlineAnswer,
});
