import { useEffect, useRef, useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { Activity, Promotion, PromotionKind } from '../../api/rewards/promotions.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { errorText } from '../../core/format/error-text.js';
import { claimOwnActivity, startActivity } from '../../core/promotions/activity-attempts.js';
import { isUnsure } from '../../core/data/unsettled.js';
import type { Emit } from '../../element/contract.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { Link } from '../../ui/atoms/link.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { ActivityStanding } from './activity-standing.js';
import type { contract } from './contract.js';
import { PromotionDates } from './promotion-dates.js';
import { PromotionTickets, useHasTickets } from './promotion-tickets.js';
import { START_TEXT } from './promotion-words.js';

interface ActivityPanelProps {
  promotion: Promotion;
  /** Where the member stands is not known yet. */
  loading: boolean;
  host: HTMLElement;
  emit: Emit<typeof contract>;
}

const bringForm = async () => (await import('./application-form.js')).ApplicationForm;
const bringCalendar = async () => (await import('./sign-in-calendar.js')).SignInCalendar;

/** Where a member stands with a promotion and what comes next (PRO-04 to PRO-14, PRO-23). */
export function ActivityPanel({ promotion, loading, host, emit }: ActivityPanelProps) {
  const core = useCore();
  const t = useText();
  const { id, kind, state, needsComment, needsImages } = promotion;
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<MessageText>();
  const [asks, setAsks] = useState(false);
  const standing = useRef<HTMLDivElement>(null);
  // What the platform has just answered stands until the promotion itself is read again.
  const [done, setDone] = useBegun(promotion, (): Activity | undefined => undefined);
  const stands = promotion.own && `${promotion.own.status} ${promotion.own.days}`;
  const unsure = useRef(false);
  useEffect(() => {
    if (!unsure.current) return;
    // It was done although its answer was cut.
    unsure.current = false;
    setMessage(undefined);
    standing.current?.focus();
  }, [stands]);
  const own = done ?? promotion.own ?? undefined;
  const rewardAmount = own?.rewardAmount ?? promotion.rewardAmount;
  const hasTickets = useHasTickets(promotion);
  // A platform that does not say the days has no calendar of them.
  const hasCalendar = kind === 'sign_in' && !!promotion.signedDays && state !== 'soon';
  const { code: Calendar } = useLate(bringCalendar, hasCalendar);
  const isAsked = kind === 'application' && (needsComment || needsImages);

  const take = (next: Activity) => {
    unsure.current = false;
    setDone(next);
    setAsks(false);
    emit('gp-activity', { promotionId: id, status: next.status });
    standing.current?.focus();
  };
  const fail = (error: unknown) => void (unsure.current = isUnsure(error));
  async function act(step: () => Promise<Activity>): Promise<void> {
    setBusy(true);
    setMessage(undefined);
    unsure.current = false;
    try {
      take(await step());
    } catch (error) {
      fail(error);
      emit('gp-error', { code: errorCode(error), cause: error });
      setMessage(failureText(error));
    } finally {
      setBusy(false);
    }
  }
  const wish = () => {
    const go = () => (isAsked ? setAsks(true) : void act(() => startActivity(core, id)));
    if (core.access.ask('rewards', go, host)) go();
  };
  const isOpen = state === 'open' && !own;
  const form = useLate(bringForm, isOpen && isAsked);

  return (
    <section className="panel promotion-action" part="action" aria-label={t('promotions.apply-title')}>
      <div ref={standing} tabIndex={-1} className="promotion-standing" role="status">
        <ActivityStanding promotion={promotion} own={own} />
      </div>
      <p className="promotion-foot">
        <PromotionDates {...promotion} />
        {rewardAmount > 0 && (
          <strong className="promotion-reward">{t('promotions.bonus', { amount: core.money.format(rewardAmount) })}</strong>
        )}
        <PromotionTickets {...promotion} />
      </p>
      {hasTickets && (own?.status === 'claimed' || own?.status === 'signed') && (
        <Link className="button button-secondary button-block" to="/member?page=rewardCenter" from={host}>
          {t('promotions.to-rewards')}
        </Link>
      )}
      {!(isOpen && asks) && <FormMessage text={message && t(message.key, message.values)} />}
      {isOpen && asks && form.error !== undefined && <ErrorCard error={form.error} onRetry={form.retry} />}
      {isOpen && asks && form.code && (
        <form.code promotion={promotion} tell={failureText} onDone={take} onFail={fail} onCancel={() => setAsks(false)} />
      )}
      {isOpen && !asks && (
        <>
          <Button kind="primary" size="large" block busy={busy || loading} onClick={wish}>
            {t(startText(kind))}
          </Button>
          {(needsComment || needsImages) && (
            <p className="form-note">
              {[needsComment && t('promotions.asks-comment'), needsImages && t('promotions.asks-images')].filter(Boolean).join(' ')}
            </p>
          )}
        </>
      )}
      {own?.claimable && (
        <Button kind="primary" size="large" block busy={busy} onClick={() => void act(() => claimOwnActivity(core, own.applicationId))}>
          {rewardAmount > 0 ? t('promotions.claim', { amount: core.money.format(rewardAmount) }) : t('promotions.claim-nothing')}
        </Button>
      )}
      {hasCalendar && (
        <div className="sign-ins-place">
          {Calendar && (
            <Calendar
              signedDays={promotion.signedDays ?? []}
              isSigned={own?.status === 'signed'}
              endsAt={promotion.endsAt}
              prize={promotion.rewardAmount > 0 ? t('promotions.bonus', { amount: core.money.format(promotion.rewardAmount) }) : ''}
            />
          )}
        </div>
      )}
    </section>
  );
}

function startText(kind: PromotionKind): TextKey {
  return kind === 'none' ? START_TEXT.event : START_TEXT[kind];
}

function failureText(error: unknown): MessageText {
  return isUnsure(error) ? { key: 'promotions.unsure' } : errorText(error);
}
