import { useId, useState } from 'react';
import type { FeedbackLimits, QuestionType } from '../../api/account/feedback.js';
import { feedbackFaults, QUESTION_TYPES, submitFeedback, wordsOf } from '../../core/content/feedback.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Field } from '../../ui/form/field.js';
import { FormMessage } from '../../ui/form/form-message.js';
import { useForm } from '../../ui/form/use-form.js';
import { useFeedbackDraft } from './use-feedback-draft.js';
import { PictureField } from './picture-field.js';

interface FeedbackFormProps {
  limits: FeedbackLimits;
  isMember: boolean;
  onSent(questionType: QuestionType): void;
  onFail(code: string): void;
}

/** Type, words and pictures; what is typed outlives the form until it is sent (VAL-41, MEM-29, MEM-30). */
export function FeedbackForm({ limits, isMember, onSent, onFail }: FeedbackFormProps) {
  const core = useCore();
  const t = useText();
  const counter = useId();
  const { kept, draft, change, drop } = useFeedbackDraft();
  const [loading, setLoading] = useState(false);
  const words = wordsOf(draft.content);
  const form = useForm({
    draft: kept,
    waits: loading,
    check: () => ({ ...feedbackFaults(draft, limits) }),
    async send() {
      // Pictures belong to an account; what a visitor sends has none.
      await submitFeedback(core, isMember ? draft : { ...draft, images: [] });
      if (draft.questionType) onSent(draft.questionType);
      drop();
      await core.dialogs.info({
        title: { key: 'feedback.done-title' },
        body: { key: isMember ? 'feedback.done-member' : 'feedback.done-visitor' },
        tone: 'success',
      });
    },
    faults: () => ({}),
    onFail,
  });

  return (
    <form {...form.props} aria-label={t('nav.feedback')}>
      <FormMessage text={form.message} />
      <Field label={`${t('feedback.type')} *`} error={form.say('questionType')}>
        {control => (
          <select
            {...control}
            className="input"
            name="questionType"
            required
            value={draft.questionType}
            onChange={event => {
              change({ questionType: QUESTION_TYPES.find(type => type === event.target.value) ?? '' });
              form.correct('questionType');
            }}
          >
            <option value="">{t('feedback.choose')}</option>
            {QUESTION_TYPES.map(type => (
              <option key={type} value={type}>
                {t(`feedback.type-${type}`)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label={`${t('feedback.content')} *`}
        error={form.say('content')}
        aside={
          <span id={counter} className="word-count tabular" data-over={words > limits.maxWords || undefined}>
            {t('feedback.words', { words, max: limits.maxWords })}
          </span>
        }
      >
        {control => (
          <textarea
            {...control}
            className="input words"
            name="content"
            required
            rows={7}
            maxLength={40_000}
            value={draft.content}
            placeholder={t('feedback.content-hint', { min: limits.minWords })}
            aria-describedby={[control['aria-describedby'], counter].filter(Boolean).join(' ')}
            onChange={event => {
              change({ content: event.target.value });
              form.correct('content');
            }}
          />
        )}
      </Field>
      <PictureField limits={limits} isMember={isMember} images={draft.images} onChange={images => change({ images })} onBusy={setLoading} />
      <p className="form-note">{t('common.required')}</p>
      <Button kind="primary" size="large" type="submit" part="submit" busy={form.busy || loading}>
        {t(form.busy ? 'feedback.sending' : 'feedback.submit')}
      </Button>
    </form>
  );
}
