import * as v from '../wire/schema.js';
import type { CallOptions, Client } from '../wire/call.js';
import { count, optionalFlag, optionalText, text } from '../wire/wire.js';

/** The signed-in account (ENT-08, ENT-13). */
export type Member = v.InferOutput<typeof memberAnswer>;

export const memberAnswer = v.pipe(
  v.object({
    id: text,
    account: text,
    nickname: optionalText,
    type: v.pipe(text, v.transform(Number), v.integer()),
    hasVip: optionalFlag,
    vipLabelName: optionalText,
    vipRankLevel: v.optional(count, 0),
    availablePromoCount: v.optional(count, 0),
    firstTimeLogin: optionalFlag,
    mustChangePassword: optionalFlag,
    uplineAccount: optionalText,
    language: optionalText,
  }),
  v.transform(wire => ({
    id: wire.id,
    account: wire.account,
    nickname: wire.nickname,
    /** 1, 2, 41, 42 agents; 4 trial; any other a member (SES-10, SES-11, OP-69). */
    type: wire.type,
    vip: wire.hasVip ? { label: wire.vipLabelName, level: wire.vipRankLevel } : undefined,
    availablePromotions: wire.availablePromoCount,
    isFirstLogin: wire.firstTimeLogin,
    mustChangePassword: wire.mustChangePassword,
    uplineAccount: wire.uplineAccount,
    /** Code of the language that the account has chosen; empty for none (API-74). */
    language: wire.language.toUpperCase(),
  })),
);
export const iconAnswer = v.object({ url: optionalText });
export const unreadAnswer = v.object({ count });
export const consolidatedAnswer = v.object({
  divtypereq: v.optional(count, 0),
  dailysalreqtype: v.optional(count, 0),
  contracthoursalreq: v.optional(count, 0),
  realtimesalreqtype: v.optional(count, 0),
});
/** ENT-30: 0 off, 1 on, 2 request pending (OP-33). */
export type Consolidated = v.InferOutput<typeof consolidatedAnswer>;
const passwordChangeAnswer = v.object({ token: optionalText });
const done = v.object({});

export interface PasswordChange {
  /** May stay empty in a forced change, for a few minutes after the login that proved it (PWD-15). */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** API-12. */
export async function getMember(client: Client, options: CallOptions & { bearer?: string } = {}): Promise<Member> {
  return client.call({ ...options, path: '/wps/member/info', token: 'required', answer: memberAnswer });
}

/** Picture of the account; empty when it has none (API-13). */
export async function getMemberIcon(client: Client, options: CallOptions = {}): Promise<string> {
  return (await client.call({ ...options, path: '/wps/member/info/icon', token: 'required', answer: iconAnswer })).url;
}

/** Number of unread messages (API-29). */
export async function getUnreadCount(client: Client, options: CallOptions = {}): Promise<number> {
  return (await client.call({ ...options, path: '/wps/relay/CSP_unreadCount', token: 'required', answer: unreadAnswer })).count;
}

/** Contract flags of the account: 0 off, 1 on, 2 request pending (API-27, ENT-30, OP-33). */
export async function getConsolidated(client: Client, options: CallOptions = {}): Promise<Consolidated> {
  return client.call({ ...options, path: '/wps/member/info/funds/consolidated', token: 'required', answer: consolidatedAnswer });
}

/**
 * Changes the password (API-14, E); `bearer` is the token of a session whose change is still pending. Every session of the
 * account ends with it: answers the token that follows, empty when the platform keeps the old one. Errors: bad-request with
 * `fields`, bad-credentials (`fields.oldPassword`).
 */
export async function changePassword(client: Client, request: PasswordChange, bearer?: string): Promise<string> {
  const { oldPassword = '', newPassword, confirmNewPassword } = request;
  const answer = await client.call({
    method: 'POST',
    path: '/wps/member/password',
    token: 'required',
    bearer,
    sealed: { oldPassword, newPassword, confirmNewPassword },
    answer: passwordChangeAnswer,
  });
  return answer.token;
}

/** Keeps the language with the account (O-07). */
export async function putLanguage(client: Client, language: string): Promise<void> {
  await client.call({ method: 'PUT', path: '/wps/member/info/language', token: 'required', body: { language }, answer: done });
}

/** Profile fields of one's own; what is left out stays as it is. The mail address is none of them: it is bound with a code. */
export type ProfileChange = Partial<
  Record<
    | 'payeeName'
    | 'qqNum'
    | 'line'
    | 'whatsapp'
    | 'facebook'
    | 'wechat'
    | 'telegram'
    | 'zalo'
    | 'skype'
    | 'idNumber'
    | 'birthday'
    | 'fullName'
    | 'referrer'
    | 'address'
    | 'nationality'
    | 'occupation'
    | 'incomeSource'
    | 'nickname',
    string
  >
>;

/** Keeps profile fields (O-08, E), such as the Zalo number after registering (REG-47). Error: bad-request with `fields`. */
export async function putProfile(client: Client, change: ProfileChange): Promise<void> {
  await client.call({ method: 'PUT', path: '/wps/member/info', token: 'required', sealed: { ...change }, answer: done });
}
