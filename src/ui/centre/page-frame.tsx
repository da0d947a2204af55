import { useEffect } from 'react';
import { errorCode, PlatformError, type ErrorCode } from '../../api/wire/errors.js';
import { Boundary } from '../../element/boundary.js';
import { PlaceContext, useText } from '../../element/core-context.js';
import { ErrorCard } from '../atoms/error-card.js';
import { useLate } from '../lazy/use-late.js';
import type { CentrePage, PageProps } from './page.js';
import { PageLoading } from './page-loading.js';
import { WidgetPage } from './widget-page.js';

interface PageFrameProps extends PageProps {
  page: CentrePage;
  onFail(code: ErrorCode): void;
}

/** Brings a page's code; what fails in it stays in it, and the menu lives on. */
export function PageFrame({ page, onFail, ...props }: PageFrameProps) {
  const t = useText();
  const broken = (retry: () => void) => <ErrorCard error={new PlatformError('unknown', 'The page failed.')} onRetry={retry} />;
  return (
    <PlaceContext value={t(page.text)}>
      <Boundary onFail={() => onFail('unknown')} fallback={broken}>
        {page.widget ? (
          <WidgetPage {...page.widget} host={props.host} />
        ) : (
          page.load && <OwnPage load={page.load} onFail={onFail} {...props} />
        )}
      </Boundary>
    </PlaceContext>
  );
}

function OwnPage({ load, onFail, ...props }: PageProps & { load: NonNullable<CentrePage['load']>; onFail(code: ErrorCode): void }) {
  const { code, error, retry } = useLate(load);
  useEffect(() => {
    if (error !== undefined) onFail(errorCode(error));
    // Told once for each failure.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [error]);
  if (code) return <code.Page {...props} />;
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  return <PageLoading />;
}
