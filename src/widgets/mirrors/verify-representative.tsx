import { useState, type FormEvent } from 'react';
import type { MessageText } from '../../core/parts/core.js';
import { errorText, formText } from '../../core/format/error-text.js';
import { verifyRepresentative } from '../../core/page/mirrors.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { fieldText } from '../../ui/form/field-text.js';
import { Field } from '../../ui/form/field.js';
import { Icon } from '../../ui/atoms/icon.js';
import { circleCheck, shieldCheck, triangleAlert } from '../../ui/atoms/icons.js';

interface Verdict {
  contact: string;
  official: boolean;
}

/** Whether a contact that writes in the operator's name is one of its own (SYS-18, OP-71). */
export function VerifyRepresentative() {
  const core = useCore();
  const t = useText();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<MessageText>();
  const [verdict, setVerdict] = useState<Verdict>();

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('contact');
    const contact = fieldText(new FormData(event.currentTarget), 'contact').trim();
    setVerdict(undefined);
    setError(contact === '' ? { key: 'mirrors.contact-missing' } : undefined);
    if (contact === '') return field instanceof HTMLElement && field.focus();
    if (busy) return;
    setBusy(true);
    try {
      setVerdict({ contact, official: await verifyRepresentative(core, contact) });
    } catch (failure) {
      setError(formText(errorText(failure)));
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className="panel" part="verify">
      <h2>{t('mirrors.verify')}</h2>
      <p className="soft">{t('mirrors.verify-text')}</p>
      <form className="verify" noValidate onSubmit={event => void onSubmit(event)} aria-label={t('mirrors.verify')}>
        <Field label={t('mirrors.contact-id')} help={t('mirrors.contact-help')} error={error && t(error.key, error.values)}>
          {control => (
            <input
              {...control}
              className="input"
              name="contact"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onInput={() => setError(undefined)}
            />
          )}
        </Field>
        <Button kind="primary" size="large" type="submit" icon={shieldCheck} busy={busy}>
          {t('mirrors.verify')}
        </Button>
      </form>
      <div role="status">
        {verdict && (
          <p className="verdict" data-official={verdict.official}>
            <Icon of={verdict.official ? circleCheck : triangleAlert} />
            <span>{t(verdict.official ? 'mirrors.official' : 'mirrors.not-official', { contact: verdict.contact })}</span>
          </p>
        )}
      </div>
    </section>
  );
}
