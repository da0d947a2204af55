import type { ReactNode } from 'react';
import type { ErrorCode } from '../api/wire/errors.js';
import type { Block } from '../api/wire/system.js';
import type { Core } from '../core/parts/core.js';
import { useText } from './core-context.js';

/** A short message in place of a widget's content; looks as element/notice.css has it. */
function Notice({ title, alert, children }: { title: string; alert?: boolean; children?: ReactNode }) {
  return (
    <div className={alert ? 'notice notice-error' : 'notice'} part="notice" role={alert ? 'alert' : 'status'}>
      <p className="notice-title">{title}</p>
      {children}
    </div>
  );
}

/** A widget's view threw. */
export function FailedNotice({ retry }: { retry(): void }) {
  const t = useText();
  return (
    <Notice alert title={t('common.error-title')}>
      <div className="notice-actions">
        <button type="button" className="button button-secondary" onClick={retry}>
          {t('common.retry')}
        </button>
      </div>
    </Notice>
  );
}

/** The page that embeds us has to set something; the sentences are for its developer. */
export function ConfigNotice({ problems }: { problems: Core['config']['problems'] }) {
  const t = useText();
  return (
    <Notice alert title={t('error.not-configured')}>
      {problems.map(problem => (
        <p className="notice-text" key={problem} lang="en" dir="ltr">
          {problem}
        </p>
      ))}
    </Notice>
  );
}

const BLOCKS: Readonly<Record<Block, ErrorCode>> = { 1: 'maintenance', 2: 'region-restricted', 3: 'domain-invalid' };

/** Maintenance, region or domain, in place (SYS-04); the full page is `<gp-status>`. */
export function BlockedNotice({ status }: { status: Block }) {
  const t = useText();
  return <Notice title={t(`error.${BLOCKS[status]}`)} />;
}
