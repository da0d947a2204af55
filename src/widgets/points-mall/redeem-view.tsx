import type { RedeemRequest } from '../../api/money/points.js';
import { redeemRequests } from '../../core/points/points.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gift } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Pagination } from '../../ui/atoms/pagination.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { KIND_TEXT, STATUS_TEXT, usePointsText } from './point-words.js';
import { START, type Place } from './points-place.js';
import { LinesSkeleton } from './points-skeleton.js';
import { textLanguage } from '../../ui/html/text-language.js';

/** What the account has asked for, and how it stands (PTS-12). */
export function RedeemView({ page, onGo }: { page: number; onGo(place: Place): void }) {
  const core = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery(redeemRequests(core, page));
  if (!data) return error ? <ErrorCard error={error} busy={loading} onRetry={refresh} /> : <LinesSkeleton />;
  if (data.list.length === 0) {
    return (
      <EmptyState icon={gift} title={t('points.redeem-list-empty')} text={t('points.redeem-list-text')}>
        <Button kind="primary" onClick={() => onGo(START)}>
          {t('points.back')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="page">
      <ul className="requests" part="list">
        {data.list.map(request => (
          <Request key={request.id} request={request} />
        ))}
      </ul>
      <Pagination page={page} total={data.totalPages} onPage={next => onGo({ ...START, view: 'redeem', page: next })} />
    </div>
  );
}

function Request({ request }: { request: RedeemRequest }) {
  const { money } = useCore();
  const t = useText();
  const words = usePointsText();
  const moment = usePlatformTime().moment();
  const { name, lang, imageUrl, type, amount, points, status, note, referenceNo, appliedAt, decidedAt, delivery } = request;
  return (
    <li className="request">
      <LazyImage className="request-image" src={imageUrl} title={name} />
      <div className="request-text">
        <h2>
          <bdi {...textLanguage(lang)}>{name}</bdi>
        </h2>
        <p className="soft">
          {[
            t(KIND_TEXT[type]),
            amount > 0 && t('points.worth', { amount: money.format(amount) }),
            t('points.reference', { number: referenceNo }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        <p className="soft">
          {decidedAt ? t('points.decided', { time: moment(decidedAt) }) : t('points.applied', { time: moment(appliedAt) })}
        </p>
        {delivery && (
          <p className="soft">{t('points.delivery-to', { name: delivery.name, address: delivery.address.replace(/\s*\n\s*/g, ', ') })}</p>
        )}
        {status === 'rejected' && <p className="soft">{t('points.status-rejected-text')}</p>}
        {note && (
          <p className="request-note">
            <strong>{t('points.note')}</strong> {note}
          </p>
        )}
      </div>
      <p className="request-standing">
        <span className="request-status" data-status={status}>
          {t(STATUS_TEXT[status])}
        </span>
        <span className="tabular">{words.points(points)}</span>
      </p>
    </li>
  );
}
