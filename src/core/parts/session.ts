import type { Member } from '../../api/account/member.js';
import type { LoginRequest, LoginResult } from '../../api/account/session.js';
import type { Client } from '../../api/wire/call.js';
import type { Readable } from './readable.js';

/** Three login states (SES-01); `restoring` is none of them but the moment before a stored token, or what a host hands over as the page starts, is proved. */
export type LoginState = 'restoring' | 'logged-out' | 'real' | 'trial';
/** Who asks, as the access table knows it. */
export type Role = 'visitor' | 'trial' | 'member' | 'agent';
export interface SessionState {
  state: LoginState;
  role: Role;
  member?: Member;
  /** A change of password is forced; nothing else of the session is available (OP-18). */
  passwordChange?: 'default' | 'expired';
  /** The page was reloaded meanwhile: the account must prove itself once more to change it (PWD-23). Its name, to spare typing. */
  provesAgain?: { account: string };
  /** Whose change that is, from its login on: password managers tie the new password to the name. */
  changingAccount?: string;
  /** First login of the account: popups of audience F may show (OP-17). */
  isFirstLogin: boolean;
}
export type LoginOutcome =
  | { kind: 'logged-in' }
  | { kind: 'password-change'; reason: 'default' | 'expired' }
  | { kind: 'verification'; id: string; methods: string[] };
/** How a login is judged, whatever proved it. */
export interface LoginTerms {
  /** Other than `any` undoes a login of the wrong kind (OP-06). */
  audience?: 'any' | 'member' | 'agent';
  /** The password that was typed, to see whether it is the default one; never kept longer than the outcome. */
  password?: string;
  /** Proved by a code, a provider or a fresh password: no change of password is forced (SES-41). */
  withoutPassword?: boolean;
  /** The element that raises gp-login. */
  from?: EventTarget;
  /** Runs when the login is certain and the popups still stand. */
  onMember?(member: Member): void;
}
/** `elsewhere`: another tab that shared the session logged out or changed the password. */
export type LogoutReason = 'asked' | 'expired' | 'rejected' | 'elsewhere';
export interface Session {
  readonly store: Readable<SessionState>;
  /** Signs in, stores the token, loads member info. `audience` other than any undoes a login of the wrong kind (OP-06). `from` is the element that raises gp-login. Throws PlatformError. */
  login(request: LoginRequest & { audience?: 'any' | 'member' | 'agent'; from?: EventTarget }): Promise<LoginOutcome>;
  /** Signs in by another proof: a registration, an SMS code, a provider. The outcome is the same machine. Throws PlatformError. */
  enter(prove: (client: Client) => Promise<LoginResult>, terms?: LoginTerms): Promise<LoginOutcome>;
  /** Answers the extra verification of a login from an unregistered IP (SES-44); its terms go on. Throws PlatformError. */
  verify(prove: (client: Client) => Promise<LoginResult>): Promise<LoginOutcome>;
  /** For the moment a login form gets focus: loads what `login` needs. */
  prepareLogin(): void;
  /**
   * Changes the password. When the change is forced (OP-18) the rest of the login runs after it, and `oldPassword` is needed
   * only when the login that asked for it is no longer known; of one's own wish it is always needed (PWD-15). Every other
   * session of the account ends. Throws PlatformError.
   */
  changePassword(change: { oldPassword?: string; newPassword: string; confirmNewPassword: string }): Promise<void>;
  /** Trial session (SES-51..54). */
  loginFreePlay(): Promise<void>;
  /** From session storage, or from the address where `tokenParam` is set (taken once, removed at once). Runs once per core. */
  restore(): Promise<void>;
  /**
   * A host with its own login hands the session over: a token, or a code that its server was given for this page (`POST
   * /wps/session/handover`), which lives a minute and works once. The same code once more, after a reload, is the same session. It wins
   * over a session that is stored or stands: another account is logged out; what is refused changes nothing. Throws PlatformError: of a
   * code code-invalid, or code-expired, with `value.used` where somebody has redeemed it; not-logged-in, where the session that it came
   * from has ended; aborted, where a later login or hand-over came in between; bad-request for what is neither code nor token.
   */
  adopt(given: string | { code: string }): Promise<void>;
  /** Reads the signed-in account's names and flags anew, after they were changed. Throws PlatformError. */
  refreshMember(): Promise<void>;
  /** Ends the session on the platform and here; local end is certain even when the call fails. */
  logout(): Promise<void>;
  /** Asks first (SES-57), then logs out. Resolves whether it did. */
  askLogout(): Promise<boolean>;
  /** The bearer token for the api client; undefined when logged out, and while a change of password is forced. */
  token(): string | undefined;
  /** Called when the platform answers 401: ends the session everywhere, once. */
  expire(): void;
}
