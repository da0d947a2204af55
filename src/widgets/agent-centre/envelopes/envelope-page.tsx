import { useState } from 'react';
import { envelopeReceivers, sentEnvelopes } from '../../../core/agent/red-envelopes.js';
import { fieldRules } from '../../../core/identity/identity.js';
import { securityStanding } from '../../../core/member/security.js';
import { receivedEnvelopes, waitingEnvelopes } from '../../../core/rewards/envelopes.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { useCore, useQuery, useStore, useText } from '../../../element/core-context.js';
import amount from '../../../ui/form/amount-field.css';
import type { PageProps } from '../../../ui/centre/page.js';
import { PageLoading } from '../../../ui/centre/page-loading.js';
import { usePages } from '../../../ui/record/use-pages.js';
import { EmptyState } from '../../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../../ui/form/form-skeleton.js';
import { gift } from '../../../ui/atoms/icons.js';
import { Pagination } from '../../../ui/atoms/pagination.js';
import { PaymentPasswordForm } from '../../../ui/security/payment-password-form.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { EnvelopeForm } from './envelope-form.js';
import css from './envelope-page.css';
import { ReceivedList } from './received-envelopes.js';
import { SentList } from './sent-envelopes.js';

/** Red envelopes: what an agent gives to direct downlines, what of it was opened, and what the agent has got (AGT-19, O-68, O-69). */
export const Page = part(PageView, { css: [amount, css], texts: ['wallet', 'identity'] });

function PageView({ go }: PageProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const pages = usePages(page => sentEnvelopes(core, page));
  const sent = pages.data;
  const password = useQuery(securityStanding(core));
  const waits = useQuery(waitingEnvelopes(core));
  // With what the form is drawn from, or what stands below would be pushed away.
  const isReady = password.data?.hasPaymentPassword;
  const receivers = useQuery(isReady ? envelopeReceivers(core, '', 1) : undefined);
  const rules = useQuery(isReady === false ? fieldRules(core) : undefined);
  const form = isReady ? receivers : rules;
  const hasForm = form.data !== undefined || form.error !== undefined;
  // What can be opened stands first, and keeps its place while the page stands: nothing moves away below a finger.
  const [isFirst, setFirst] = useState<boolean>();
  if (isFirst === undefined && (waits.data !== undefined || waits.error)) setFirst((waits.data ?? 0) > 0);

  const error = (!sent && pages.error) || (!password.data && password.error);
  const retry = () => {
    if (!sent) pages.refresh();
    if (!password.data) password.refresh();
  };
  if (error) return <ErrorCard error={error} busy={pages.loading || password.loading} onRetry={retry} />;
  if (!sent || !password.data || !hasTexts || !hasForm || isFirst === undefined) {
    return (
      <PageLoading>
        <div className="card">
          <FormSkeleton />
        </div>
        <Skeleton />
      </PageLoading>
    );
  }
  return (
    <div className="records">
      {isFirst && <Received />}
      <section className="card" aria-labelledby="envelope-new">
        <h3 id="envelope-new">{t('envelope.new')}</h3>
        {password.data.hasPaymentPassword ? (
          <EnvelopeForm limits={sent.limits} onSent={() => pages.setPage(1)} onRecruit={() => go('registerCenter')} />
        ) : (
          <>
            <p className="form-text">{t('wallet.password-first')}</p>
            <PaymentPasswordForm />
          </>
        )}
      </section>
      <section className="envelope-list" aria-labelledby="envelope-sent">
        <h3 id="envelope-sent">{t('envelope.sent')}</h3>
        {sent.list.length === 0 ? (
          <EmptyState icon={gift} title={t('envelope.none-sent')} text={t('envelope.none-sent-text')} />
        ) : (
          <>
            <SentList rows={sent.list} busy={pages.loading && !pages.isOwn} />
            <Pagination page={pages.page} total={sent.totalPages} onPage={pages.setPage} label={t('envelope.sent')} />
          </>
        )}
      </section>
      {!isFirst && <Received />}
    </div>
  );
}

/** Only who stands below somebody can have got one. */
function Received() {
  const core = useCore();
  const t = useText();
  const hasUpline = useStore(core.session.store, session => Boolean(session.member?.uplineAccount));
  const { data, error, loading, refresh, isOwn, page, setPage } = usePages(page => (hasUpline ? receivedEnvelopes(core, page) : undefined));
  if (!hasUpline || (!data && !error)) return null;
  return (
    <section className="envelope-list" aria-labelledby="envelope-received">
      <h3 id="envelope-received">{t('envelope.received')}</h3>
      {!data && <ErrorCard error={error} busy={loading} onRetry={refresh} />}
      {data?.list.length === 0 && <p className="form-text">{t('envelope.none-received')}</p>}
      {data && data.list.length > 0 && (
        <>
          <ReceivedList rows={data.list} busy={loading && !isOwn} />
          <Pagination page={page} total={data.totalPages} onPage={setPage} label={t('envelope.received')} />
        </>
      )}
    </section>
  );
}
