import type { ErrorCode } from '../../api/wire/errors.js';
import type { Action } from './access.js';
import type { LaunchDetail } from './launch.js';
import type { LogoutReason } from './session.js';

/** What core tells the page, each as `gp-<name>`, and what it carries; its words for hosts stand in element/page-events.ts. */
export interface PageEvents {
  login: { account: string; type: number; restored: boolean };
  'first-login': undefined;
  logout: { reason: LogoutReason };
  'login-required': { action: Action };
  launch: LaunchDetail & { url: string };
  navigate: { to: string; path: string; query: Readonly<Record<string, string>>; hash: string };
  navigated: { path: string };
  balance: { amount: number; currency: string };
  analytics: unknown;
  error: { code: ErrorCode; cause: unknown; gameId?: string };
}
/** Dispatches what the page may hear on `document`. */
export interface Events {
  /** Dispatches `gp-<name>`, bubbling and composed, from the element or from document. True when the host cancelled it. */
  emit<Name extends keyof PageEvents>(name: Name, detail: PageEvents[Name], from?: EventTarget): boolean;
}
