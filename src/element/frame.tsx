import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Block } from '../api/wire/system.js';
import type { Core } from '../core/parts/core.js';
import { Boundary } from './boundary.js';
import type { Emit, ViewProps, WidgetContract } from './contract.js';
import { StandingContext, standingIn, useParts } from './core-context.js';
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
  /** See Standing of core-context. */
  formCss?: () => string;
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
export function Frame<C extends WidgetContract>({
  contract,
  View,
  core,
  store,
  host,
  emit,
  formCss,
  onReady,
  onSurroundings,
}: FrameProps<C>) {
  const values = useSyncExternalStore(store.follow, store.values, store.values);
  const { theme, language, direction, revision, status } = usePage(core);
  useLayoutEffect(() => onSurroundings({ theme, language, direction }), [onSurroundings, theme, language, direction]);
  const standing = useMemo(
    () => standingIn(core, { host, formCss, fail: code => void emit('gp-error', { code }) }),
    // A revision is another language, or texts that have come.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [core, host, emit, formCss, revision],
  );
  const view = useMemo(() => {
    // The store holds exactly the contract's names, which no type can say.
    const drawn = <View {...({ ...values, emit, host } as ViewProps<C>)} />;
    return contract.needs ? <WidgetGate needs={contract.needs}>{drawn}</WidgetGate> : drawn;
    // Another theme is a matter of sheets alone; in another language all is drawn anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [contract, View, values, emit, host, language]);
  return (
    <StandingContext value={standing}>
      <Boundary onFail={cause => emit('gp-error', { code: 'render', cause })} fallback={drawFailed}>
        <Platform problems={core.config.problems} status={status} open={contract.worksWhenBlocked === true} onReady={onReady}>
          {view}
        </Platform>
      </Boundary>
    </StandingContext>
  );
}

function drawFailed(retry: () => void) {
  return <FailedNotice retry={retry} />;
}

interface PlatformProps {
  problems: readonly string[];
  status: 0 | Block;
  /** The view stands whatever they are. */
  open: boolean;
  onReady(): void;
  children: ReactNode;
}

/** Shows the view, or why the platform is closed to all of them. */
function Platform({ problems, status, open, onReady, children }: PlatformProps) {
  const stands = open || (problems.length === 0 && status === 0);
  useEffect(() => {
    if (stands) onReady();
  }, [stands, onReady]);
  if (stands) return children;
  return status === 0 || problems.length > 0 ? <ConfigNotice problems={problems} /> : <BlockedNotice status={status} />;
}

const FOLLOWED = ['theme', 'language', 'status'] as const;

/** What holds for the whole page. */
function usePage(core: Core) {
  const read = () => {
    const { tag, direction, revision } = core.language.store.getState();
    const status = core.status.store.getState().value?.status ?? 0;
    return { theme: core.theme.store.getState().resolved, language: tag, direction, revision, status };
  };
  // As text, so that the same is the same.
  useParts(core, FOLLOWED, () => Object.values(read()).join());
  return read();
}
