import {
  endBinding,
  sendBindingCode,
  sendOwnerCode,
  startBinding,
  type BegunBinding,
  type BindingKind,
  type OwnerProof,
  type WantedBinding,
} from '../../api/account/bindings.js';
import type { SecurityStanding } from '../../api/account/security.js';
import type { Core } from '../parts/core.js';
import type { SentCode } from '../identity/identity.js';
import { action } from '../data/action.js';

export type { BegunBinding, BindingKind, OwnerProof, WantedBinding };

const SECONDS_A_MINUTE = 60;

/** Whether a kind is bound, which means confirmed. */
export function isBound(standing: SecurityStanding, kind: BindingKind): boolean {
  return kind === 'email' ? standing.emailConfirmed : kind === 'mobile' ? standing.mobileConfirmed : standing.hasAuthenticator;
}

/** What can stand for the old one of a kind: itself, and every other that is bound. */
export function oldWays(standing: SecurityStanding, kind: BindingKind): BindingKind[] {
  const others = (['email', 'mobile', 'google'] as const).filter(other => other !== kind && isBound(standing, other));
  return [kind, ...others];
}

/** Begins a binding or its change. Rejects with PlatformError. */
export function beginBinding({ client }: Pick<Core, 'client'>, wanted: WantedBinding, proof: OwnerProof): Promise<BegunBinding> {
  return startBinding(client, wanted, proof);
}

/** Sends a code of it again; answers how long the button waits. Rejects with PlatformError. */
export async function resendBindingCode({ client }: Pick<Core, 'client'>, id: string, to: 'new' | 'email' | 'mobile'): Promise<SentCode> {
  const sent = await sendBindingCode(client, id, to);
  return { seconds: waitOf(sent.expiry), to: sent.to };
}

/** Sends a code to a confirmed address. Rejects with PlatformError. */
export async function proveByCode({ client }: Pick<Core, 'client'>, kind: 'email' | 'mobile'): Promise<SentCode> {
  const sent = await sendOwnerCode(client, kind);
  return { seconds: waitOf(sent.expiry), to: sent.to };
}

/** Ends it; what protects the account and what a withdrawal needs are asked for anew. Answers until when withdrawals rest. Rejects with PlatformError. */
export const finishBinding = action({
  changes: ['security', 'profile', 'withdraw-config'],
  waits: true,
  call: endBinding,
});

/** Seconds to wait for so many minutes (CON-02). */
export function waitOf(minutes: number): number {
  return SECONDS_A_MINUTE * Math.max(1, minutes);
}
