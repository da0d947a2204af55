import { useEffect, useInsertionEffect, useMemo, useSyncExternalStore, type ComponentType, type ReactNode } from 'react';
import type { Core } from '../core/parts/core.js';
import { Boundary } from './boundary.js';
import type { Emit, ViewProps, WidgetContract } from './contract.js';
import { StandingContext, standingIn, type Follow } from './core-context.js';
import type { ElementStore } from './element-store.js';
import { WidgetGate } from './gate.js';
import { BlockedNotice, ConfigNotice, FailedNotice } from './notice.js';

export interface FrameProps<C extends WidgetContract> {
  contract: C;
  View: ComponentType<ViewProps<C>>;
  core: Core;
  store: ElementStore;
  /** Follows the store's values, and what of the core holds for the whole page: the same function at every render. */
  follow: Follow;
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
  follow,
  host,
  emit,
  formCss,
  onReady,
  onSurroundings,
}: FrameProps<C>) {
  const { theme, language, direction, revision, status } = usePage(core, contract.tag, store, follow);
  const values = store.values();
  // Before effects of the view, which measure: what is styled once in another theme fades into its own.
  useInsertionEffect(() => onSurroundings({ theme, language, direction }), [onSurroundings, theme, language, direction]);
  const standing = useMemo(
    () => standingIn(core, { host, formCss, fail: (code, cause) => void emit('gp-error', { code, cause }) }),
    // A revision is another language, or texts that have come; all else stays.
    // eslint-disable-next-line react-hooks/exhaustive-deps
    [revision],
  );
  const view = useMemo(() => {
    // The store holds exactly the contract's names, which no type can say.
    const drawn = <View {...({ ...values, emit, host } as ViewProps<C>)} />;
    return contract.needs ? <WidgetGate needs={contract.needs}>{drawn}</WidgetGate> : drawn;
    // Another theme is a matter of sheets alone; in another language all is drawn anew.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [values, language]);
  const { problems } = core.config;
  const stands = contract.worksWhenBlocked === true || (problems.length === 0 && status === 0);
  return (
    <StandingContext value={standing}>
      <Boundary onFail={cause => emit('gp-error', { code: 'render', cause })} fallback={drawFailed}>
        {status === -1 ? null : stands ? (
          <Ready onReady={onReady}>{view}</Ready>
        ) : status === 0 ? (
          <ConfigNotice problems={problems} />
        ) : (
          <BlockedNotice status={status} />
        )}
      </Boundary>
    </StandingContext>
  );
}

function drawFailed(retry: () => void) {
  return <FailedNotice retry={retry} />;
}

/** The view, which is ready when it has been drawn without failing. */
function Ready({ onReady, children }: { onReady(): void; children: ReactNode }) {
  useEffect(onReady, [onReady]);
  return children;
}

/** What holds for the whole page, and the element's own values: by one hook, because each costs every element some hundred bytes. */
function usePage(core: Core, tag: string, store: ElementStore, follow: Follow) {
  const read = () => {
    const { tag: language, direction, revision } = core.language.store.getState();
    // -1 where the platform has not what the tag needs: then nothing stands.
    const status = core.status.lacks(tag) ? (-1 as const) : (core.status.store.getState().value?.status ?? 0);
    return { theme: core.theme.store.getState().resolved, language, direction, revision, status };
  };
  // As text, so that the same is the same.
  const readText = () => [store.revision, ...Object.values(read())].join();
  useSyncExternalStore(follow, readText, readText);
  return read();
}
