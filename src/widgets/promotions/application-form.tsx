import { useEffect, useId, useState } from 'react';
import type { Activity, Promotion } from '../../api/rewards/promotions.js';
import type { MessageText } from '../../core/parts/core.js';
import { addProof, applicationFaults, commentLength, proofFault, startActivity } from '../../core/promotions/activity-attempts.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Field } from '../../ui/form/field.js';
import { Form } from '../../ui/form/form.js';
import { useDraft } from '../../ui/form/form-draft.js';
import { PictureField, uploadsOf } from '../../ui/form/picture-field.js';
import { useForm } from '../../ui/form/use-form.js';

interface ApplicationFormProps {
  promotion: Promotion;
  /** What is told of a failure. */
  tell(failure: unknown): MessageText;
  onDone(activity: Activity): void;
  onFail(failure: unknown): void;
  onCancel(): void;
}

/** What the promotion asks for; what is typed outlives the form until it is sent (OP-63, PRO-21, PRO-22). In memory only, for each promotion. */
export function ApplicationForm({ promotion, tell, onDone, onFail, onCancel }: ApplicationFormProps) {
  const core = useCore();
  const t = useText();
  const { limits } = promotion;
  const counter = useId();
  const draft = useDraft(`promotion-${promotion.id}`);
  const typed = { comment: draft.get('comment'), images: uploadsOf(draft) };
  const [loading, setLoading] = useState(false);
  const length = commentLength(typed.comment.trim());
  const form = useForm({
    draft,
    waits: loading,
    tell,
    check: () => ({ ...applicationFaults(promotion, typed) }),
    async send() {
      try {
        onDone(await startActivity(core, promotion.id, typed));
      } catch (failure) {
        onFail(failure);
        throw failure;
      }
    },
    faults: () => ({}),
  });
  const { ref } = form;
  useEffect(() => ref.current?.querySelector<HTMLElement>('textarea, button')?.focus(), [ref]);

  return (
    <Form of={form} part={undefined}>
      {promotion.needsComment && (
        <Field
          label={t('promotions.comment')}
          error={form.say('comment')}
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
              value={typed.comment}
              onChange={event => {
                draft.change({ comment: event.target.value });
                form.correct('comment');
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
          draft={draft}
          most={limits.imageMaxCount}
          error={form.errors.images}
          faultOf={(files, have) => proofFault(files, have, limits)}
          send={file => addProof(core, file)}
          onCorrect={() => form.correct('images')}
          onBusy={setLoading}
        />
      )}
      <div className="actions">
        <Button type="submit" kind="primary" busy={form.busy || loading}>
          {t('promotions.send')}
        </Button>
        <Button kind="quiet" onClick={onCancel}>
          {t('promotions.cancel')}
        </Button>
      </div>
    </Form>
  );
}
