import { useLayoutEffect, useRef, useState, type MouseEvent } from 'react';
import type { Core } from '../../core/parts/core.js';
import { loadSection } from '../../core/kernel/load-section.js';
import { useCore, useStore } from '../../element/core-context.js';
import { ErrorCard } from '../atoms/error-card.js';
import { richTextRules } from './rich-text-rules.js';
import { loadedSafeHtml, loadSafeHtml } from './safe-html-code.js';
import { Skeleton } from '../atoms/skeleton.js';
import { textLanguage } from './text-language.js';

interface RichTextProps {
  /** HTML as the platform sent it; it is made safe here. */
  html: string;
  /** Code of the language that the text is in, where the platform says so: it may not be the page's. */
  language?: string;
  className?: string;
}

/**
 * HTML of the platform, made safe: see safe-html.ts for what is left of it. Links to a path of the site stay in the page,
 * other links open beside it, pictures come from the platform's image hosts only. The widget adopts rich-text.css and
 * skeleton.css. The code comes with the first text; until then, and when it cannot be loaded, the place says so.
 */
export function RichText({ html, language, className = '' }: RichTextProps) {
  const core = useCore();
  const box = useRef<HTMLDivElement>(null);
  const [load, setLoad] = useState<{ done: boolean; error?: unknown }>({ done: false });
  const [attempt, setAttempt] = useState(0);
  const hosts = useStore(core.status.store, status => status.value?.imageHosts);

  useLayoutEffect(() => {
    let wanted = true;
    const show = ({ safeHtml }: Awaited<ReturnType<typeof loadSafeHtml>>) => {
      if (!wanted || !box.current) return;
      box.current.replaceChildren(safeHtml(html, document, richTextRules(core)));
      setLoad({ done: true });
    };
    const fail = (error: unknown) => wanted && setLoad({ done: false, error });
    const code = loadedSafeHtml();
    if (!code) loadSection(loadSafeHtml).then(show).catch(fail);
    else {
      try {
        show(code);
      } catch (error) {
        fail(error);
      }
    }
    return () => void (wanted = false);
  }, [core, html, hosts, attempt]);

  const retry = () => {
    setLoad({ done: false });
    setAttempt(attempt + 1);
  };
  return (
    <>
      {load.error !== undefined && <ErrorCard error={load.error} onRetry={retry} />}
      {!load.done && load.error === undefined && (
        <div className="rich-text-loading" aria-hidden="true">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </div>
      )}
      <div
        ref={box}
        className={`rich-text ${className}`.trimEnd()}
        {...textLanguage(language)}
        aria-busy={!load.done || undefined}
        onClick={event => follow(event, core)}
      />
    </>
  );
}

/** Popups that are for reading: what a link of their text leads to must not stay behind them. */
const READING = ['announcement', 'notice', 'help', 'license'] as const;

/** A plain click on a link to a path of the site stays in the page. */
function follow(event: MouseEvent<HTMLElement>, { navigation, dialogs }: Core): void {
  const path = event.target instanceof Element ? event.target.closest('a[data-path]')?.getAttribute('data-path') : undefined;
  if (!path || event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  const root = event.currentTarget.getRootNode();
  for (const name of READING) dialogs.close(name);
  navigation.navigate(path, { from: root instanceof ShadowRoot ? root.host : undefined });
}
