import { feedbackLimits } from '../../core/content/feedback.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import type { contract } from './contract.js';
import { FeedbackForm } from './feedback-form.js';
import { SentList } from './sent-list.js';

/** Feedback and complaints (MEM-20). Visitors may send words; pictures and answers need an account. */
export function Feedback({ withoutSent, emit }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const isMember = useStore(core.session.store, session => session.state === 'real');
  const { data: limits, error, loading, refresh } = useQuery(feedbackLimits(core));
  if (error && !limits) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (!limits || !hasTexts) return <FormSkeleton />;
  return (
    <div className="page feedback">
      <section className="panel">
        <p className="soft">{t('feedback.intro')}</p>
        <FeedbackForm limits={limits} isMember={isMember} onSent={questionType => emit('gp-feedback', { questionType })} />
      </section>
      {isMember && !withoutSent && <SentList />}
    </div>
  );
}
