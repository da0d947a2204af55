import { useMemo, type ReactNode } from 'react';
import type { WidgetContract } from './contract.js';
import { StandingContext, translator, useParts, useStanding, type Gate } from './core-context.js';
import { useTexts } from './use-texts.js';

const FOLLOWED = ['session', 'status'] as const;

/** The gate of the widget, or of the part that one stands in; its texts may be there while it waits for something else. */
export function useGate(): { gate: Gate; hasTexts: boolean } {
  return useStanding();
}

/** Reads `needs`; the frame of every widget that has some provides it. */
export function WidgetGate({ needs, children }: { needs: NonNullable<WidgetContract['needs']>; children: ReactNode }) {
  const { core } = useStanding();
  const hasTexts = useTexts(needs.texts);
  const gate = useParts(core, FOLLOWED, (): Gate => {
    const { state } = core.session.store.getState();
    const { phase } = core.status.store.getState();
    const needsLogin = needs.login === true;
    if ((needsLogin && state === 'restoring') || (needs.switch !== undefined && phase === 'loading')) return 'waiting';
    if (phase === 'ready' && needs.switch !== undefined && !core.status.isOn(needs.switch)) return 'off';
    return needsLogin && (state === 'trial' || state === 'logged-out') ? state : 'open';
  });
  return <GateOf gate={gate} hasTexts={hasTexts} children={children} />;
}

/** Gives the views inside a gate. */
export function GateOf({ gate, hasTexts, children }: { gate: Gate; hasTexts: boolean; children: ReactNode }) {
  const around = useStanding();
  const value = useMemo(
    () => ({ ...around, gate: hasTexts ? gate : ('waiting' as const), hasTexts, t: translator(around.core.language, hasTexts) }),
    [around, gate, hasTexts],
  );
  return <StandingContext value={value}>{children}</StandingContext>;
}
