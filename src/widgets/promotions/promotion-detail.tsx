import { useEffect, useMemo, useRef, useState } from 'react';
import type { Promotion } from '../../api/rewards/promotions.js';
import { promotionDetail } from '../../core/promotions/promotions.js';
import type { Emit } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, gift } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { RichText } from '../../ui/html/rich-text.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { ActivityPanel } from './activity-panel.js';
import type { contract } from './contract.js';
import { addressOf, type Place } from './promotion-place.js';
import { DetailSkeleton } from './promotion-skeleton.js';
import { PromotionTags } from './promotion-tags.js';

interface PromotionDetailProps {
  place: Place;
  host: HTMLElement;
  /** It was opened from here, so the focus goes to its heading. */
  focused: boolean;
  emit: Emit<typeof contract>;
  onGo(place: Place): void;
}

/** A promotion in full: title, text, state and action (PRO-03). */
export function PromotionDetail({ place, host, focused, emit, onGo }: PromotionDetailProps) {
  const core = useCore();
  const t = useText();
  useStore(core.session.store, ({ member }) => member?.id);
  const { data, error, loading, refresh } = useQuery(promotionDetail(core, place.id));
  const heading = useRef<HTMLHeadingElement>(null);
  const arrived = useRef(!focused);
  // While another account or language is asked for, what stands here stays, but for whose it was.
  const [kept, setKept] = useState<Promotion>();
  if (data?.promotion && kept !== data.promotion) setKept(data.promotion);
  const withoutOwn = useMemo(() => kept && { ...kept, own: null, signedDays: kept.signedDays && [] }, [kept]);
  const promotion = data ? data.promotion : withoutOwn;
  useEffect(() => {
    if (arrived.current || !promotion) return;
    arrived.current = true;
    heading.current?.focus();
  }, [promotion]);

  const list = { ...place, id: '' };
  const back = (
    <Link className="link promotion-back" to={addressOf(list)} from={host} onFollow={() => onGo(list)}>
      <Icon of={arrowLeft} mirrored />
      {t('promotions.all')}
    </Link>
  );
  const content = () => {
    if (error && !promotion && !data) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
    if (!data && !promotion) return <DetailSkeleton />;
    if (!promotion) return <EmptyState icon={gift} title={t('promotions.missing')} text={t('promotions.missing-text')} />;
    return (
      <article className="promotion" part="promotion">
        <div className="promotion-head">
          <LazyImage className="promotion-image" src={promotion.imageUrl} title={promotion.title} eager />
          <PromotionTags tags={promotion.tags} />
          <h2 ref={heading} tabIndex={-1} className="promotion-title" {...textLanguage(promotion.lang)}>
            {promotion.title}
          </h2>
          {promotion.summary && promotion.kind !== 'none' && (
            <p className="promotion-summary" {...textLanguage(promotion.lang)}>
              {promotion.summary}
            </p>
          )}
        </div>
        {promotion.kind !== 'none' && <ActivityPanel promotion={promotion} loading={!data} host={host} emit={emit} />}
        <RichText html={promotion.content} language={promotion.lang} />
      </article>
    );
  };
  return (
    <div className="page">
      {back}
      {content()}
    </div>
  );
}
