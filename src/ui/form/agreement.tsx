import { useId } from 'react';
import { useText } from '../../element/core-context.js';
import { FieldError } from './field-error.js';
import type { FormDraft } from './form-draft.js';
import { TermsLink } from './terms-link.js';

interface AgreementProps {
  minAge: number;
  draft: FormDraft;
  host: HTMLElement;
  error?: string;
  onInput(): void;
}

/** One tick for age and terms (OP-58, CON-13). */
export function Agreement({ minAge, draft, host, error, onInput }: AgreementProps) {
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
          <TermsLink host={host} text={t('register.agreement-terms')} />
        </span>
      </div>
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
