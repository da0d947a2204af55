import { startTransition, type ComponentType } from 'react';
import { createRoot, hydrateRoot, type Root, type RootOptions } from 'react-dom/client';
import { IMAGE_SEED, SNAPSHOT_MARK } from '../api/wire/snapshot.js';
import type { Core } from '../core/parts/core.js';
import './bring-tags.js';
import { followerOf } from './core-context.js';
import type { Emit, ViewProps, WidgetContract } from './contract.js';
import type { ElementStore } from './element-store.js';
import { Frame, type Surroundings } from './frame.js';
import { coreOf } from './provide-core.js';
import { reactFits } from './react/react-version.js';
import { adoptSheets, formCssOf, keepGround, type Css, type Theme } from './sheets.js';
import { takeTurn } from './turns.js';

export interface MountOptions<C extends WidgetContract> {
  contract: C;
  View: ComponentType<ViewProps<C>>;
  css: Css;
  shadow: ShadowRoot;
  host: HTMLElement;
  store: ElementStore;
  emit: Emit<C>;
  onReady(): void;
}
export interface Mounted {
  end(): void;
}

/** What a frame draws by. */
const FOLLOWED = ['theme', 'language', 'status'] as const;
const reported = new WeakSet<Core>();
/** Events that React keeps while it hydrates, and makes again at a target that they have lost by then in a shadow root. */
const KEPT = ['mouseover', 'pointerover', 'focusin', 'dragenter', 'gotpointercapture'];

/** Starts React in the element's shadow root as soon as core and language are there. A snapshot that stands there is hydrated. */
export function mountFrame<C extends WidgetContract>(options: MountOptions<C>): Mounted {
  let root: Root | undefined;
  let ended = false;
  let leave = () => undefined as void;
  let hydrated: AbortController | undefined;
  const box = boxIn(options.shadow);
  coreWhenReady(options, box).then(
    async core => {
      const hydrates = await isSameView(box, core, options);
      if (ended) return;
      if (hydrates) hydrated = new AbortController();
      leave = takeTurn(box, () => (root = start(core, options, box, hydrated, leave)));
    },
    (error: unknown) => {
      console.error(`[gp-widgets] <${options.contract.tag}> did not start:`, error);
      options.emit('gp-error', { code: 'start', cause: error });
    },
  );
  return {
    end() {
      ended = true;
      leave();
      hydrated?.abort();
      root?.unmount();
    },
  };
}

function start<C extends WidgetContract>(
  core: Core,
  { css, shadow, ...frame }: MountOptions<C>,
  box: HTMLElement,
  hydrated: AbortController | undefined,
  onDrawn: () => void,
): Root {
  const { contract, emit } = frame;
  reportProblems(core);
  const dress = dressing(shadow, box, contract, css);
  const onSurroundings = ({ theme, language, direction }: Surroundings) => {
    dress(theme);
    keepGround(shadow);
    box.lang = language;
    box.dir = direction;
    box.removeAttribute(SNAPSHOT_MARK);
    hydrated?.abort();
    onDrawn();
  };
  const formCss = () => formCssOf(css);
  const follow = frame.store.followWith(followerOf(core, FOLLOWED));
  const tree = <Frame {...frame} core={core} follow={follow} formCss={formCss} onSurroundings={onSurroundings} />;
  const options: RootOptions = {
    onCaughtError: error => console.error(`[gp-widgets] <${contract.tag}> failed:`, error),
  };
  let root: Root | undefined;
  if (hydrated) {
    for (const type of KEPT)
      box.addEventListener(type, event => event.stopImmediatePropagation(), { capture: true, signal: hydrated.signal });
    // A snapshot that does not match is drawn anew; the default handler would raise an error on the host page.
    options.onRecoverableError = cause => void emit('gp-error', { code: 'hydration', cause });
  }
  // A transition is drawn in pieces, between which the page answers.
  startTransition(() => {
    if (hydrated) root = hydrateRoot(box, tree, options);
    else (root = createRoot(box, options)).render(tree);
  });
  return root!;
}

/**
 * Gives a root its sheets. Of another theme the root with the focus is first, where it was chosen; all others follow once that is
 * painted, so that the touch is answered before the whole page is styled and drawn anew.
 */
function dressing<C extends WidgetContract>(shadow: ShadowRoot, box: HTMLElement, contract: C, css: Css) {
  let worn: Theme | undefined;
  let wanted: Theme;
  const change = () => {
    adoptSheets(shadow, contract, css, wanted);
    box.dataset.theme = worn = wanted;
  };
  return (theme: Theme) => {
    wanted = theme;
    if (!worn || worn === theme || shadow.host.matches(':focus-within')) change();
    else requestAnimationFrame(() => setTimeout(change));
  };
}

/**
 * React lives in a box inside the shadow root: React 19 empties only elements, so after a failed hydration a shadow root as
 * container would show the snapshot and the live view.
 */
function boxIn(shadow: ShadowRoot): HTMLElement {
  const standing = shadow.querySelector<HTMLElement>('[data-gp-root]');
  if (standing) return standing;
  const box = document.createElement('div');
  box.dataset.gpRoot = '';
  // What the loader has said in the meantime goes with it, whoever brings the widget.
  shadow.replaceChildren(box);
  return box;
}

/**
 * Whether React takes over what stands in the box. A snapshot that is not exactly the live view is replaced in one commit, as
 * soon as the live view's data is there.
 */
async function isSameView(
  box: HTMLElement,
  core: Core,
  { store, contract }: Pick<MountOptions<WidgetContract>, 'store' | 'contract'>,
): Promise<boolean> {
  if (!box.hasAttribute(SNAPSHOT_MARK)) return box.firstChild !== null;
  return import('./take-over.js')
    .then(({ isLiveView }) => isLiveView(box, core, () => store.values(), contract.needs?.texts))
    .catch(() => false);
}

/** The microtask lets a page that imports us call configure() before the core is asked for. */
async function coreWhenReady({ host, contract }: Pick<MountOptions<WidgetContract>, 'host' | 'contract'>, box: HTMLElement): Promise<Core> {
  await Promise.resolve();
  if (!reactFits) throw new Error('React is too old.');
  if (box.hasAttribute(SNAPSHOT_MARK)) (globalThis as { [IMAGE_SEED]?: number })[IMAGE_SEED] ??= 0;
  const core = coreOf(host);
  const started = core.start().catch(() => undefined);
  // The widget's own words come beside the common ones; the gate sees to their failure.
  for (const set of contract.needs?.texts ?? []) core.language.need(set).catch(() => undefined);
  const { store } = core.language;
  if (!store.getState().ready) {
    await Promise.race([
      started,
      new Promise<void>(resolve => {
        const stop = store.subscribe(state => {
          if (!state.ready) return;
          stop();
          resolve();
        });
      }),
    ]);
  }
  return core;
}

function reportProblems(core: Core) {
  if (!core.config.problems.length || reported.has(core)) return;
  reported.add(core);
  console.error(`[gp-widgets] ${core.config.problems.join(' ')}`);
}
