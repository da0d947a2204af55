import { Failure } from '../failure.js';
import type { Caller, SignedInCaller } from './caller.js';

/**
 * Who may make a call. `open`: everyone. `session`: whoever is signed in, trial too. `real`: members and agents.
 * `agent`: agents only.
 */
export type Access = 'open' | 'session' | 'real' | 'agent';

/** Refuses whoever may not; the server never trusts that a widget asked first (INV-05 to INV-07). */
export function assertAccess(access: Access, caller: Caller, allowedDuringPasswordChange: boolean): void {
  if (access === 'open') return;
  if (caller.role === 'visitor') throw new Failure('not-logged-in');
  if (caller.mustChangePassword && !allowedDuringPasswordChange) throw new Failure('password-change-required');
  if (access === 'session') return;
  if (caller.role === 'trial') throw new Failure('real-account-required');
  if (access === 'agent' && caller.role !== 'agent') throw new Failure('agent-required');
}

/** The caller of a route whose access is not `open`. */
export function signedIn(caller: Caller): SignedInCaller {
  if (caller.role === 'visitor') throw new Failure('not-logged-in');
  return caller;
}
