import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Promotion } from '../../api/rewards/promotions.js';
import type { MessageText } from '../../core/parts/core.js';
import {
  addProof,
  applicationFaults,
  commentLength,
  proofFault,
  type ApplicationForm as Form,
} from '../../core/promotions/activity-attempts.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Field } from '../../ui/form/field.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { PictureField } from '../../ui/form/picture-field.js';

interface ApplicationFormProps {
  promotion: Promotion;
  busy: boolean;
  onSend(form: Form): void;
  onCancel(): void;
}

/** What the promotion asks for; what is typed outlives the form until it is sent (OP-63, PRO-21, PRO-22). */
export function ApplicationForm({ promotion, busy, onSend, onCancel }: ApplicationFormProps) {
  const core = useCore();
  const t = useText();
  const { limits } = promotion;
  const counter = useId();
  const form = useRef<HTMLFormElement>(null);
  const { draft, change } = useApplicationDraft(promotion.id);
  const [faults, setFaults] = useState<Partial<Record<keyof Form, MessageText>>>({});
  const [loading, setLoading] = useState(false);
  const length = commentLength(draft.comment.trim());
  const say = (text: MessageText | undefined) => text && t(text.key, text.values);
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (busy || loading) return;
    const found = applicationFaults(promotion, draft);
    setFaults(found);
    if (found.comment) form.current?.querySelector('textarea')?.focus();
    else if (!found.images) onSend(draft);
  };
  return (
    <form ref={form} className="form" noValidate onSubmit={onSubmit}>
      {promotion.needsComment && (
        <Field
          label={t('promotions.comment')}
          error={say(faults.comment)}
          aside={
            <span id={counter} className="comment-count tabular" data-over={length > limits.commentMax || undefined}>
              {t('promotions.comment-left', { length, max: limits.commentMax })}
            </span>
          }
        >
          {control => (
            <textarea
              {...control}
              aria-describedby={[control['aria-describedby'], counter].filter(Boolean).join(' ')}
              className="input promotion-comment"
              name="comment"
              rows={3}
              value={draft.comment}
              onChange={event => {
                change({ comment: event.target.value });
                setFaults(before => ({ ...before, comment: undefined }));
              }}
            />
          )}
        </Field>
      )}
      {promotion.needsImages && (
        <PictureField
          words={{
            label: t('promotions.images'),
            help: t('promotions.images-help', { max: limits.imageMaxCount }),
            add: t('promotions.image-add'),
            picture: number => t('promotions.image', { number }),
            remove: number => t('promotions.image-remove', { number }),
          }}
          images={draft.images}
          most={limits.imageMaxCount}
          error={draft.images.length === 0 ? faults.images : undefined}
          faultOf={(files, have) => proofFault(files, have, limits)}
          send={file => addProof(core, file)}
          onChange={images => change({ images })}
          onBusy={setLoading}
        />
      )}
      <div className="actions">
        <Button type="submit" kind="primary" busy={busy || loading}>
          {t('promotions.send')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('promotions.cancel')}
        </Button>
      </div>
    </form>
  );
}

/** In memory only, for each promotion. */
function useApplicationDraft(promotionId: string) {
  const kept = useDraft(`promotion-${promotionId}`);
  const [draft, setDraft] = useState<Form>(() => ({ comment: kept.get('comment'), images: readImages(kept.get('images')) }));
  return {
    draft,
    change(values: Partial<Form>) {
      setDraft(before => {
        const next = { ...before, ...values };
        kept.set('comment', next.comment);
        kept.set('images', JSON.stringify(next.images));
        return next;
      });
    },
  };
}

function readImages(text: string): Form['images'] {
  return text ? (JSON.parse(text) as Form['images']) : [];
}
