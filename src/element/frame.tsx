import { useCallback, useEffect, useLayoutEffect, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { ErrorCode } from '../api/wire/errors.js';
import type { Core } from '../core/parts/core.js';
import { Boundary } from './boundary.js';
import type { Emit, ViewProps, WidgetContract } from './contract.js';
import { CoreContext, FailContext, HostContext, useStore } from './core-context.js';
import type { ElementStore } from './element-store.js';
import { WidgetGate } from './gate.js';
import { BlockedNotice, ConfigNotice, FailedNotice } from './notice.js';

export interface FrameProps<C extends WidgetContract> {
  contract: C;
  View: ComponentType<ViewProps<C>>;
  core: Core;
  store: ElementStore;
  host: HTMLElement;
  emit: Emit<C>;
  /** Called in the commit before paint, and when theme or language change. */
  onSurroundings(surroundings: Surroundings): void;
  /** Called when the view itself stands for the first time. */
  onReady(): void;
}
export interface Surroundings {
  theme: 'dark' | 'light';
  /** BCP 47 tag of the texts. */
  language: string;
  direction: 'ltr' | 'rtl';
}

/** What every view stands in: the core, its element's values, the states that replace it, and a wall around its failures. */
export function Frame<C extends WidgetContract>(props: FrameProps<C>) {
  const { contract, View, core, store, host, emit, onReady } = props;
  const values = useSyncExternalStore(store.follow, store.values, store.values);
  useSurroundings(core, props.onSurroundings);
  // The store holds exactly the contract's names, which no type can say.
  const viewProps = { ...values, emit, host } as ViewProps<C>;
  const tellFailure = useCallback((code: ErrorCode) => void emit('gp-error', { code }), [emit]);
  return (
    <CoreContext value={core}>
      <Boundary onFail={cause => emit('gp-error', { code: 'render', cause })} fallback={retry => <FailedNotice retry={retry} />}>
        <Platform core={core} open={contract.worksWhenBlocked === true} onReady={onReady}>
          <FailContext value={tellFailure}>
            <HostContext value={host}>
              <WidgetGate needs={contract.needs}>
                <View {...viewProps} />
              </WidgetGate>
            </HostContext>
          </FailContext>
        </Platform>
      </Boundary>
    </CoreContext>
  );
}

/** Shows the view, or why the platform is closed to all of them. */
function Platform({ core, open, onReady, children }: { core: Core; open: boolean; onReady(): void; children: ReactNode }) {
  const status = useStore(core.status.store, state => state.value?.status ?? 0);
  const { problems } = core.config;
  if (!open && problems.length > 0) return <ConfigNotice problems={problems} />;
  if (!open && status !== 0) return <BlockedNotice status={status} />;
  return <Content onReady={onReady}>{children}</Content>;
}

function Content({ onReady, children }: { onReady(): void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

function useSurroundings(core: Core, apply: FrameProps<WidgetContract>['onSurroundings']) {
  const theme = useStore(core.theme.store, state => state.resolved);
  const language = useStore(core.language.store, state => state.tag);
  const direction = useStore(core.language.store, state => state.direction);
  useLayoutEffect(() => apply({ theme, language, direction }), [apply, theme, language, direction]);
}
