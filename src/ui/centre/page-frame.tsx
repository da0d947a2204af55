import { PlatformError } from '../../api/wire/errors.js';
import { Boundary } from '../../element/boundary.js';
import { PlaceContext, useText } from '../../element/core-context.js';
import { ErrorCard } from '../atoms/error-card.js';
import { useLate } from '../lazy/use-late.js';
import type { CentrePage, PageProps } from './page.js';
import { PageLoading } from './page-loading.js';
import { WidgetPage } from './widget-page.js';

/** Brings a page's code; what fails in it stays in it, and the menu lives on. */
export function PageFrame({ page, ...props }: PageProps & { page: CentrePage }) {
  const t = useText();
  const broken = (retry: () => void) => <ErrorCard error={new PlatformError('unknown', 'The page failed.')} onRetry={retry} />;
  return (
    <PlaceContext value={t(page.text)}>
      <Boundary fallback={broken}>
        {page.widget ? <WidgetPage {...page.widget} host={props.host} /> : page.load && <OwnPage load={page.load} {...props} />}
      </Boundary>
    </PlaceContext>
  );
}

function OwnPage({ load, ...props }: PageProps & { load: NonNullable<CentrePage['load']> }) {
  const { code, error, retry } = useLate(load);
  if (code) return <code.Page {...props} />;
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  return <PageLoading />;
}
