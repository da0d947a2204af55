import { useEffect, useRef, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { bell, chevronLeft, chevronRight } from '../../ui/atoms/icons.js';
import { clampPage } from '../../ui/atoms/page-range.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { RichText } from '../../ui/html/rich-text.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';

const PAGE = 9; // CON-26

/** List and detail of the notices (MOD-20, MOD-21). Wide, both stand side by side; narrow, the chosen one takes the list's place. */
export function Notices({ notice, popup }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data, error, loading, refresh } = useQuery(core.catalogue.announcements());
  const notices = data?.player ?? [];
  /** What was chosen since `notice` was last set from outside. */
  const [chosen, setChosen] = useState<{ given: string; id?: string; page?: number }>({ given: notice, id: notice || undefined });
  const { id, page } = chosen.given === notice ? chosen : { id: notice || undefined, page: undefined };
  const found = notices.findIndex(candidate => candidate.id === id);
  const pages = Math.ceil(notices.length / PAGE);
  const current = clampPage(page ?? Math.floor(Math.max(0, found) / PAGE) + 1, pages);
  const listed = notices.slice((current - 1) * PAGE, current * PAGE);
  const open = notices[found];
  const shown = open ?? listed[0];
  const list = useRef<HTMLUListElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const choosing = useRef(false);

  const choose = (next: { id?: string; page?: number }) => {
    choosing.current = true;
    setChosen({ given: notice, ...next });
  };
  // Where the list gives way to the text, and back, the focus goes along.
  useEffect(() => {
    if (!choosing.current) return;
    choosing.current = false;
    if (list.current?.offsetParent === null) heading.current?.focus();
    else if (!open) list.current?.querySelector<HTMLElement>('[aria-current], button')?.focus();
  }, [open]);

  if (!data && error) return <ErrorCard error={error} title={t('notice.failed')} busy={loading} onRetry={refresh} />;
  if (hasTexts && data && !shown) return <EmptyState icon={bell} title={t('notice.empty')} text={t('notice.empty-hint')} />;
  return (
    <section
      className="notices"
      aria-label={t('notice.title')}
      data-popup={popup || undefined}
      data-open={open !== undefined || undefined}
      aria-busy={!data || undefined}
    >
      {!popup && <h2 className="notices-heading">{t('notice.title')}</h2>}
      <div className="notices-panes">
        <div className="notices-list">
          {data ? (
            <ul ref={list} role="list">
              {listed.map(item => (
                <li key={item.id}>
                  <button
                    type="button"
                    className="notices-entry"
                    part="entry"
                    aria-current={item === shown || undefined}
                    data-open={item === open || undefined}
                    onClick={() => choose({ id: item.id, page: current })}
                  >
                    <Icon of={bell} />
                    <bdi {...textLanguage(item.lang)}>{item.title}</bdi>
                    <Icon of={chevronRight} mirrored />
                  </button>
                </li>
              ))}
            </ul>
          ) : (
            Array.from({ length: 5 }, (_, index) => <Skeleton key={index} className="notices-waiting" />)
          )}
          <Pagination page={current} total={pages} label={t('notice.pages')} onPage={to => choose({ page: to })} />
        </div>
        <article className="open-notice" part="detail" inert={!hasTexts} aria-live="polite" aria-labelledby="open-title">
          <Button className="open-back" size="small" icon={chevronLeft} onClick={() => choose({ page: current })}>
            {t('notice.back')}
          </Button>
          {shown ? (
            <>
              <h3 ref={heading} id="open-title" className="open-title" tabIndex={-1} {...textLanguage(shown.lang)}>
                {shown.title}
              </h3>
              <RichText html={shown.content} language={shown.lang} />
            </>
          ) : (
            <Skeleton className="notices-waiting" />
          )}
        </article>
      </div>
    </section>
  );
}
