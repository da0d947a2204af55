import { useId } from 'react';
import { useCore, useText } from '../core-context.js';
import { offersDialog } from '../ui/available.js';
import type { FormDraft } from '../ui/form-draft.js';

interface AgreementProps {
  minAge: number;
  draft: FormDraft;
  error?: string;
  onInput(): void;
}

/** One tick for age and terms (OP-58, CON-13). */
export function Agreement({ minAge, draft, error, onInput }: AgreementProps) {
  const core = useCore();
  const t = useText();
  const id = useId();
  return (
    <div className="form-check">
      <div className="form-check-line">
        <input
          id={id}
          type="checkbox"
          name="agreement"
          required
          defaultChecked={draft.get('agreement') === 'on'}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={event => {
            draft.set('agreement', event.currentTarget.checked ? 'on' : '');
            onInput();
          }}
        />
        <span>
          <label htmlFor={id}>{t('register.agreement', { age: minAge })}</label>{' '}
          {offersDialog('help') ? (
            <button type="button" className="link" onClick={() => core.dialogs.open('help', { topic: 'term' })}>
              {t('register.agreement-terms')}
            </button>
          ) : (
            <label htmlFor={id}>{t('register.agreement-terms')}</label>
          )}
        </span>
      </div>
      {error && (
        <p className="field-error" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
