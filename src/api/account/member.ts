import * as v from '../wire/schema.js';
import { endpoint } from '../wire/endpoint.js';
import { count, done, optionalFlag, optionalText, text } from '../wire/wire.js';

/** The signed-in account (ENT-08, ENT-13). */
export type Member = v.InferOutput<typeof memberAnswer>;

export const memberAnswer = v.pipe(
  v.object({
    id: text,
    account: text,
    nickname: optionalText,
    /** 0 a member; 1, 2, 41 or 42 an agent; 4 a trial account. */
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

export interface PasswordChange {
  /** May stay empty in a forced change, for a few minutes after the login that proved it (PWD-15). */
  oldPassword?: string;
  newPassword: string;
  confirmNewPassword: string;
}

/** Who the account is: name, type, rank, language (API-12). It may be asked with a token whose session has only begun. */
export const getMember = endpoint({
  path: '/wps/member/info',
  token: 'required',
  send: (bearer?: string) => ({ bearer }),
  answer: memberAnswer,
});

/** Picture of the account; empty when it has none (API-13). */
export const getMemberIcon = endpoint({ path: '/wps/member/info/icon', token: 'required', answer: iconAnswer, read: ({ url }) => url });

/** Number of unread messages (API-29). */
export const getUnreadCount = endpoint({
  path: '/wps/relay/CSP_unreadCount',
  token: 'required',
  answer: unreadAnswer,
  read: ({ count }) => count,
});

/** Contract flags of the account: 0 off, 1 on, 2 request pending (API-27, ENT-30, OP-33). */
export const getConsolidated = endpoint({ path: '/wps/member/info/funds/consolidated', token: 'required', answer: consolidatedAnswer });

/**
 * Changes the password (API-14, E). The token may be that of a session whose change is still pending. Every session of the
 * account ends with it: answers the token that follows, empty when the platform keeps the old one. Errors: bad-request with
 * `fields`, bad-credentials (`fields.oldPassword`).
 */
export const changePassword = endpoint({
  method: 'POST',
  path: '/wps/member/password',
  token: 'required',
  send: ({ oldPassword = '', newPassword, confirmNewPassword }: PasswordChange, bearer?: string) => ({
    bearer,
    sealed: { oldPassword, newPassword, confirmNewPassword },
  }),
  answer: passwordChangeAnswer,
  read: ({ token }) => token,
});

/** Keeps the language with the account (O-07). */
export const putLanguage = endpoint({
  method: 'PUT',
  path: '/wps/member/info/language',
  token: 'required',
  send: (language: string) => ({ body: { language } }),
  answer: done,
});

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
export const putProfile = endpoint({
  method: 'PUT',
  path: '/wps/member/info',
  token: 'required',
  send: (change: ProfileChange) => ({ sealed: { ...change } }),
  answer: done,
});
