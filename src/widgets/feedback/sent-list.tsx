import { useState } from 'react';
import { sentFeedback } from '../../core/content/feedback.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Button } from '../../ui/atoms/button.js';
import { messageCircle } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** What the account has sent, with the answers. */
export function SentList() {
  const core = useCore();
  const t = useText();
  const [page, setPage] = useState(1);
  const { data, error, loading, refresh } = useQuery(sentFeedback(core, page));
  const moment = usePlatformTime().moment();
  return (
    <section className="panel" part="sent" aria-label={t('feedback.sent')}>
      <h2>{t('feedback.sent')}</h2>
      {error && !data ? (
        <ErrorCard error={error} onRetry={refresh} busy={loading} />
      ) : !data ? (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton className="sent-wait" />
        </div>
      ) : data.list.length === 0 ? (
        <EmptyState icon={messageCircle} title={t('feedback.none')} />
      ) : (
        <ul className="sent">
          {data.list.map(item => (
            <li key={item.id} className="sent-item">
              <p className="sent-head">
                <strong>{t(`feedback.type-${item.questionType}`)}</strong>
                <time dateTime={new Date(item.createdAt).toISOString()}>{moment(item.createdAt)}</time>
              </p>
              <p className="sent-text">{item.content}</p>
              {item.images.length > 0 && (
                <ul className="pictures">
                  {item.images.map((url, index) => (
                    <li key={url} className="picture">
                      <a href={url} target="_blank" rel="noopener noreferrer">
                        <img src={url} alt={t('feedback.image', { number: index + 1 })} loading="lazy" />
                      </a>
                    </li>
                  ))}
                </ul>
              )}
              {item.reply ? (
                <blockquote className="sent-reply">
                  <strong>{t('feedback.reply')}</strong>
                  <p>{item.reply}</p>
                </blockquote>
              ) : (
                <p className="form-note">{t('feedback.waiting')}</p>
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.totalPages > 1 && (
        <div className="sent-pages">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('common.previous')}
          </Button>
          <span className="tabular">{t('common.page-of', { page, total: data.totalPages })}</span>
          <Button disabled={page >= data.totalPages} onClick={() => setPage(page + 1)}>
            {t('common.next')}
          </Button>
        </div>
      )}
    </section>
  );
}
