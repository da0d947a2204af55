import { useState } from 'react';
import type { Lottery, NumberRule } from '../../../api/games/lottery.js';
import { openedGame } from '../../../core/lottery/lottery-queries.js';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { clock } from '../../../ui/atoms/icons.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { Balls } from '../../../ui/lottery/balls.js';

/** All draws of a lottery, newest first, each with what proves it. */
export function Results({ lottery, rule }: { lottery: Lottery; rule: NumberRule }) {
  const core = useCore();
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, refresh } = useQuery(openedGame(core, lottery.code, page));
  const time = usePlatformTime().moment({ dateStyle: 'medium', timeStyle: lottery.every < 60 ? 'medium' : 'short' });
  if (error && !data) return <ErrorCard error={error} title={t('lottery.draws-failed')} onRetry={refresh} />;
  if (!data) return <Skeleton className="lottery-skeleton-page" />;
  if (data.list.length === 0) return <EmptyState icon={clock} title={t('lottery.first-draw')} />;
  return (
    <>
      <ol className="draws" role="list">
        {data.list.map(draw => (
          <li key={draw.issueNo} className="draw">
            <div className="draw-head">
              <strong className="tabular">{draw.issueNo}</strong>
              <time className="faint tabular" dateTime={new Date(draw.closesAt).toISOString()}>
                {time(draw.closesAt)}
              </time>
            </div>
            <Balls kind={rule.kind} numbers={draw.numbers} />
            {draw.serverSeed && (
              <details className="proof">
                <summary>{t('lottery.proof')}</summary>
                <p>{t('lottery.proof-text')}</p>
                <dl>
                  <dt>{t('lottery.proof-hash')}</dt>
                  <dd>{draw.seedHash}</dd>
                  <dt>{t('lottery.proof-seed')}</dt>
                  <dd>{draw.serverSeed}</dd>
                </dl>
              </details>
            )}
          </li>
        ))}
      </ol>
      <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('lottery.tab-results')} />
    </>
  );
}
