import { useState } from 'react';
import { errorCode, isPlatformError } from '../../api/wire/errors.js';
import type { SecurityStanding } from '../../api/account/security.js';
import type { MessageText, TextKey } from '../../core/parts/core.js';
import { finishBinding, isBound, oldWays, resendBindingCode, type BegunBinding, type BindingKind } from '../../core/member/bindings.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button, IconButton } from '../atoms/button.js';
import { CodeField } from '../form/code-field.js';
import { copyText } from '../share/copy-text.js';
import { CustomerServiceEntry } from '../contact/customer-service-entry.js';
import { DraftField } from '../form/draft-field.js';
import { Form, Submit } from '../form/form.js';
import { copy } from '../atoms/icons.js';
import { useDraft } from '../form/form-draft.js';
import { useForm, type Errors } from '../form/use-form.js';
import { QrCode } from '../share/qr-code.js';
import { useFirstFocus } from '../form/use-first-focus.js';

interface BindingCodesProps {
  kind: BindingKind;
  standing: SecurityStanding;
  begun: BegunBinding;
  onDone(restUntil: number | undefined): void;
  /** `over`: the platform takes no more codes for it. */
  onBack(over: boolean): void;
}

const MISSING: MessageText = { key: 'error.code-missing' };
const OLD_LABELS: Readonly<Record<BindingKind, TextKey>> = {
  email: 'member.old-code-email',
  mobile: 'member.old-code-mobile',
  google: 'member.old-code-google',
};
const OLD_WAYS: Readonly<Record<BindingKind, TextKey>> = {
  email: 'member.old-by-email',
  mobile: 'member.old-by-mobile',
  google: 'member.old-by-google',
};

/** Second step: the code of the new one, and where there is one that of the old, or of another that is bound for who has lost the old. */
export function BindingCodes({ kind, standing, begun, onDone, onBack }: BindingCodesProps) {
  const core = useCore();
  const t = useText();
  const draft = useDraft(`binding-${kind}`);
  const [oldKind, setOldKind] = useState<BindingKind>(kind);
  const form = useForm({
    draft,
    fields: ['verificationCode', 'oldCode'],
    check: typed => ({
      verificationCode: typed.verificationCode.trim() ? undefined : MISSING,
      oldCode: begun.needsOld && !typed.oldCode.trim() ? MISSING : undefined,
    }),
    async send(typed) {
      const verificationCode = typed.verificationCode.trim();
      const oldCode = typed.oldCode.trim();
      const restUntil = await finishBinding(core, { id: begun.id, verificationCode, ...(begun.needsOld && { oldKind, oldCode }) });
      draft.drop();
      onDone(restUntil);
    },
    faults: (failure, found) => ({ ...found, ...codeFaults(failure) }),
    onFail: code => code === 'binding-over' && onBack(true),
  });
  useFirstFocus(form.ref, true);
  const turnTo = (way: BindingKind) => {
    for (const field of ['oldCode', 'oldCode-codeUntil', 'oldCode-codeTo']) draft.set(field, '');
    form.correct('oldCode');
    setOldKind(way);
  };
  return (
    <Form of={form} aria-label={t('member.binding-codes')}>
      {kind === 'google' ? (
        <>
          <p className="form-text">{t('member.binding-scan')}</p>
          <QrCode className="binding-qr" text={begun.address} label={t('member.binding-qr')} />
          <p className="binding-key">
            <span>{t('member.binding-key')}</span>
            <code>{begun.secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
            <IconButton size="small" icon={copy} label={t('member.binding-copy')} onClick={() => void copyText(core, begun.secret)} />
          </p>
          <DraftField
            {...form.field('verificationCode')}
            label={t('member.new-code-google')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
          />
        </>
      ) : (
        <CodeField
          draft={draft}
          label={t(kind === 'email' ? 'member.new-code-email' : 'member.new-code-mobile')}
          error={form.say('verificationCode')}
          onInput={() => form.correct('verificationCode')}
          send={async () => ({ ...(await resendBindingCode(core, begun.id, 'new')), to: draft.get('codeTo') })}
        />
      )}
      {begun.needsOld && (
        <>
          {oldKind === 'google' ? (
            <DraftField
              {...form.field('oldCode')}
              key="old-google"
              label={t(kind === 'google' ? 'member.old-code-authenticator' : OLD_LABELS.google)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
            />
          ) : (
            <CodeField
              key={oldKind}
              name="oldCode"
              draft={draft}
              label={t(OLD_LABELS[oldKind])}
              error={form.say('oldCode')}
              onInput={() => form.correct('oldCode')}
              send={() => resendBindingCode(core, begun.id, oldKind)}
            />
          )}
          <p className="form-note">
            {t('member.old-lost')}{' '}
            {oldWays(standing, kind)
              .filter(way => way !== oldKind && isBound(standing, way))
              .map(way => (
                <button key={way} type="button" className="link" onClick={() => turnTo(way)}>
                  {t(OLD_WAYS[way])}
                </button>
              ))}{' '}
            <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
          </p>
        </>
      )}
      <Submit of={form} block text={t('member.binding-end')} />
      <Button kind="quiet" size="large" block onClick={() => onBack(false)}>
        {t('common.back')}
      </Button>
    </Form>
  );
}

/** What the platform said of each code: wrong, or over. */
function codeFaults(failure: unknown): Errors {
  if (!isPlatformError(failure) || !errorCode(failure).startsWith('code-')) return {};
  return Object.fromEntries(
    Object.entries(failure.fields ?? {}).map(([field, word]) => [
      field,
      { key: word === 'expired' ? 'error.code-expired' : 'error.code-invalid' },
    ]),
  );
}
