import { useRef } from 'react';
import { useLocale, useText } from '../../element/core-context.js';
import { numberFormat } from '../../texts/forms/forms-of.js';
import { IconButton } from './button.js';
import { chevronLeft, chevronRight } from './icons.js';
import { clampPage, pageRange } from './page-range.js';
import { showStart } from './show-start.js';

interface PaginationProps {
  /** From 1. */
  page: number;
  total: number;
  onPage: (page: number) => void;
  /** Name of what is paged, for the landmark. */
  label?: string;
}

/**
 * Pages with five in range and two at the margins (CON-47); never leads beyond the total (LOB-13), and to the
 * start of what is paged: the element that it stands in. Nothing for one page.
 */
export function Pagination({ page, total, onPage, label }: PaginationProps) {
  const t = useText();
  const locale = useLocale();
  const nav = useRef<HTMLElement>(null);
  if (total < 2) return null;
  const current = clampPage(page, total);
  const go = (to: number) => {
    if (to === current || to < 1 || to > total) return;
    onPage(to);
    showStart(nav.current?.parentElement);
  };
  return (
    <nav ref={nav} className="pages" aria-label={label ?? t('pagination.label')}>
      <IconButton
        icon={chevronLeft}
        mirrored
        kind="secondary"
        label={t('common.previous-page')}
        aria-disabled={current === 1}
        onClick={() => go(current - 1)}
      />
      <ol className="pages-list" role="list">
        {pageRange(current, total).map((item, index) =>
          item === 'gap' ? (
            <li key={`gap-${index}`} className="pages-gap" aria-hidden="true">
              …
            </li>
          ) : (
            <li key={item} data-narrow={item === 1 || item === total || item === current || undefined}>
              <button
                type="button"
                className="pages-page tabular"
                aria-label={t('common.page', { page: item })}
                aria-current={item === current ? 'page' : undefined}
                onClickCapture={() => go(item)}
              >
                {numberFormat(locale).format(item)}
              </button>
            </li>
          ),
        )}
      </ol>
      <IconButton
        icon={chevronRight}
        mirrored
        kind="secondary"
        label={t('common.next-page')}
        aria-disabled={current === total}
        onClick={() => go(current + 1)}
      />
    </nav>
  );
}
