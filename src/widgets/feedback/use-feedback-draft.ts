import { useState } from 'react';
import { QUESTION_TYPES, type FeedbackDraft } from '../../core/content/feedback.js';
import { useDraft } from '../../ui/form/form-draft.js';

/** The draft of the form, which outlives it. */
export function useFeedbackDraft() {
  const kept = useDraft('feedback', { owner: 'page' });
  const [draft, setDraft] = useState<FeedbackDraft>(() => ({
    questionType: QUESTION_TYPES.find(type => type === kept.get('questionType')) ?? '',
    content: kept.get('content'),
    images: readImages(kept.get('images')),
  }));
  return {
    kept,
    draft,
    change(values: Partial<FeedbackDraft>) {
      setDraft(before => {
        const next = { ...before, ...values };
        kept.set('questionType', next.questionType);
        kept.set('content', next.content);
        kept.set('images', JSON.stringify(next.images));
        return next;
      });
    },
    drop() {
      kept.drop();
      setDraft({ questionType: '', content: '', images: [] });
    },
  };
}

function readImages(text: string): FeedbackDraft['images'] {
  return text ? (JSON.parse(text) as FeedbackDraft['images']) : [];
}
