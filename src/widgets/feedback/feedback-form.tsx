import { useId, useState } from 'react';
import type { FeedbackLimits, QuestionType } from '../../api/account/feedback.js';
import { feedbackFaults, QUESTION_TYPES, submitFeedback, wordsOf, type FeedbackDraft } from '../../core/content/feedback.js';
import { useCore, useText } from '../../element/core-context.js';
import { Field } from '../../ui/form/field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { Form, Submit } from '../../ui/form/form.js';
import { uploadsOf } from '../../ui/form/picture-field.js';
import { SelectField } from '../../ui/form/select-field.js';
import { UploadField } from '../../ui/form/upload-field.js';
import { useForm } from '../../ui/form/use-form.js';

interface FeedbackFormProps {
  limits: FeedbackLimits;
  isMember: boolean;
  onSent(questionType: QuestionType): void;
}

/** Type, words and pictures; what is typed outlives the form until it is sent (VAL-41, MEM-29, MEM-30). */
export function FeedbackForm({ limits, isMember, onSent }: FeedbackFormProps) {
  const core = useCore();
  const t = useText();
  const counter = useId();
  const draft = useDraft('feedback', { owner: 'page' });
  const typed: FeedbackDraft = {
    questionType: QUESTION_TYPES.find(type => type === draft.get('questionType')) ?? '',
    content: draft.get('content'),
    // Pictures belong to an account; what a visitor sends has none.
    images: isMember ? uploadsOf(draft) : [],
  };
  const [loading, setLoading] = useState(false);
  const words = wordsOf(typed.content);
  const form = useForm({
    draft,
    waits: loading,
    check: () => ({ ...feedbackFaults(typed, limits) }),
    async send() {
      await submitFeedback(core, typed);
      if (typed.questionType) onSent(typed.questionType);
      draft.settle();
      await core.dialogs.info({
        title: { key: 'feedback.done-title' },
        body: { key: isMember ? 'feedback.done-member' : 'feedback.done-visitor' },
        tone: 'success',
      });
    },
    faults: () => ({}),
  });

  return (
    <Form of={form} aria-label={t('nav.feedback')}>
      <SelectField
        name="questionType"
        label={`${t('feedback.type')} *`}
        error={form.say('questionType')}
        required
        value={typed.questionType}
        options={(['', ...QUESTION_TYPES] as const).map(value => ({
          value,
          text: t(value === '' ? 'feedback.choose' : `feedback.type-${value}`),
        }))}
        onChange={questionType => {
          draft.change({ questionType });
          form.correct('questionType');
        }}
      />
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
            value={typed.content}
            placeholder={t('feedback.content-hint', { min: limits.minWords })}
            aria-describedby={[control['aria-describedby'], counter].filter(Boolean).join(' ')}
            onChange={event => {
              draft.change({ content: event.target.value });
              form.correct('content');
            }}
          />
        )}
      </Field>
      {isMember ? (
        <UploadField
          draft={draft}
          label={t('feedback.images')}
          limits={limits}
          onCorrect={() => form.correct('images')}
          onBusy={setLoading}
        />
      ) : (
        <p className="form-note">
          {t('feedback.images-login')}{' '}
          <button type="button" className="link" onClick={() => core.access.ask('messages')}>
            {t('nav.log-in')}
          </button>
        </p>
      )}
      <p className="form-note">{t('common.required')}</p>
      <Submit of={form} busy={form.busy || loading} text={t(form.busy ? 'feedback.sending' : 'feedback.submit')} />
    </Form>
  );
}
