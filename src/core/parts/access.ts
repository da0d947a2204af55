export type Action =
  | 'launch'
  | 'favourites'
  | 'recent'
  | 'lottery'
  | 'member-centre'
  | 'agent-centre'
  | 'points-mall'
  | 'deposit'
  | 'withdraw'
  | 'account'
  | 'invite'
  | 'rewards'
  | 'messages'
  | 'chat';
export interface Access {
  /** Whether the current role may; no side effect. */
  can(action: Action): boolean;
  /**
   * Whether the current role may; if not, the one consequence happens here: login popup (after `gp-login-required` was
   * offered to the host), real-account dialog, or /agent. `then` runs after a login that the popup brought; `from` is the
   * element that raises gp-login-required; `demo` starts what a trial account may have instead.
   */
  ask(action: Action, then?: () => void, from?: EventTarget, demo?: () => void): boolean;
}
