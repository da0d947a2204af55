import { useLayoutEffect } from 'react';
import { ErrorCard } from '../atoms/error-card.js';
import { useWidget } from '../lazy/use-widget.js';
import type { CentrePage } from './page.js';
import { PageLoading } from './page-loading.js';

/** Another widget as the page: its tag stands among the children of ours, so that its forms are one shadow level deep. */
export function WidgetPage({ tag, attributes, host }: NonNullable<CentrePage['widget']> & { host: HTMLElement }) {
  const { state, error, retry } = useWidget(tag);
  const given = JSON.stringify(attributes);
  useLayoutEffect(() => {
    const element = document.createElement(tag);
    for (const [name, value] of Object.entries(JSON.parse(given) as typeof attributes)) element.setAttribute(name, value);
    element.slot = 'page';
    host.append(element);
    return () => element.remove();
  }, [host, tag, given]);
  return (
    <>
      {state === 'loading' && <PageLoading />}
      {state === 'failed' && <ErrorCard error={error} onRetry={retry} />}
      {/* Its code may draw before we hear of it; nothing of it stands below what is shown until then. */}
      <slot name="page" hidden={state !== 'ready'} />
    </>
  );
}
