import { useContext, useMemo, type ReactNode } from 'react';
import type { WidgetContract } from './contract.js';
import { GateContext, useCore, useStore, type Gate } from './core-context.js';
import { useTexts } from './use-texts.js';

/** The gate of the widget, or of the part that one stands in; its texts may be there while it waits for something else. */
export function useGate(): { gate: Gate; hasTexts: boolean } {
  return useContext(GateContext);
}

/** Reads `needs`; the frame of every widget provides it. */
export function WidgetGate({ needs = {}, children }: { needs: WidgetContract['needs']; children: ReactNode }) {
  const core = useCore();
  const hasTexts = useTexts(needs.texts);
  const state = useStore(core.session.store, session => session.state);
  const phase = useStore(core.status.store, status => status.phase);
  const isOn = useStore(core.status.store, () => needs.switch === undefined || core.status.isOn(needs.switch));
  const needsLogin = needs.login === true;
  const isWaiting = (needsLogin && state === 'restoring') || (needs.switch !== undefined && phase === 'loading');
  const isOff = phase === 'ready' && !isOn;
  const inside = needsLogin && (state === 'trial' || state === 'logged-out') ? state : 'open';
  return <GateOf gate={isWaiting ? 'waiting' : isOff ? 'off' : inside} hasTexts={hasTexts} children={children} />;
}

/** Gives the views inside a gate. */
export function GateOf({ gate, hasTexts, children }: { gate: Gate; hasTexts: boolean; children: ReactNode }) {
  const value = useMemo(() => ({ gate: hasTexts ? gate : ('waiting' as const), hasTexts }), [gate, hasTexts]);
  return <GateContext value={value}>{children}</GateContext>;
}
