import { useRef, useState, type FormEvent } from 'react';
import { errorCode, isPlatformError } from '../../../api/errors.js';
import type { SecurityStanding } from '../../../api/security.js';
import type { MessageText, TextKey } from '../../../core/core.js';
import { finishBinding, isBound, oldWays, resendBindingCode, type BegunBinding, type BindingKind } from '../../../core/member/bindings.js';
import { useCore, useText } from '../../core-context.js';
import { Button, IconButton } from '../button.js';
import { CodeField } from '../code-field.js';
import { copyText } from '../copy-text.js';
import { CustomerServiceEntry } from '../customer-service-entry.js';
import { DraftField } from '../draft-field.js';
import { FormMessage } from '../form-message.js';
import { copy } from '../icons.js';
import { onlyWrong } from '../only-wrong.js';
import { useDraft } from '../form-draft.js';
import { QrCode } from '../qr-code.js';
import { useFirstFocus } from '../use-first-focus.js';
import { focusFirst, useAttempt, type Errors } from '../use-attempt.js';

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
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`binding-${kind}`);
  const [oldKind, setOldKind] = useState<BindingKind>(kind);
  const attempt = useAttempt({ onFail: code => code === 'binding-over' && onBack(true) });
  const { busy, message } = attempt;
  const [refused, setRefused] = useState<Errors>({});
  const errors = { ...attempt.errors, ...refused };
  const say = (field: string) => errors[field] && t(errors[field].key, errors[field].values);
  const correct = (field: string) => {
    attempt.correct(field);
    setRefused(before => Object.fromEntries(Object.entries(before).filter(([name]) => name !== field)));
  };
  useFirstFocus(form, true);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setRefused({});
    const verificationCode = draft.get('verificationCode').trim();
    const oldCode = draft.get('oldCode').trim();
    let refusal: Errors = {};
    const wrong = onlyWrong({
      verificationCode: verificationCode ? undefined : MISSING,
      oldCode: begun.needsOld && !oldCode ? MISSING : undefined,
    });
    const found = await attempt.run(wrong, async () => {
      try {
        const restUntil = await finishBinding(core, { id: begun.id, verificationCode, ...(begun.needsOld && { oldKind, oldCode }) });
        draft.drop();
        onDone(restUntil);
      } catch (failure) {
        refusal = codeFaults(failure);
        throw failure;
      }
    });
    setRefused(refusal);
    focusFirst(form.current, { ...found, ...refusal });
  };
  const turnTo = (way: BindingKind) => {
    for (const field of ['oldCode', 'oldCode-codeUntil', 'oldCode-codeTo']) draft.set(field, '');
    correct('oldCode');
    setOldKind(way);
  };
  return (
    <form
      ref={form}
      className="form"
      part="form"
      method="post"
      noValidate
      onSubmit={event => void onSubmit(event)}
      aria-label={t('member.binding-codes')}
    >
      <FormMessage text={message && t(message.key, message.values)} />
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
            name="verificationCode"
            label={t('member.new-code-google')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={12}
            draft={draft}
            error={say('verificationCode')}
            onCorrect={correct}
          />
        </>
      ) : (
        <CodeField
          draft={draft}
          label={t(kind === 'email' ? 'member.new-code-email' : 'member.new-code-mobile')}
          error={say('verificationCode')}
          onInput={() => correct('verificationCode')}
          send={async () => ({ ...(await resendBindingCode(core, begun.id, 'new')), to: draft.get('codeTo') })}
        />
      )}
      {begun.needsOld && (
        <>
          {oldKind === 'google' ? (
            <DraftField
              key="old-google"
              name="oldCode"
              label={t(kind === 'google' ? 'member.old-code-authenticator' : OLD_LABELS.google)}
              inputMode="numeric"
              autoComplete="off"
              maxLength={12}
              draft={draft}
              error={say('oldCode')}
              onCorrect={correct}
            />
          ) : (
            <CodeField
              key={oldKind}
              name="oldCode"
              draft={draft}
              label={t(OLD_LABELS[oldKind])}
              error={say('oldCode')}
              onInput={() => correct('oldCode')}
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
      <Button kind="primary" size="large" block type="submit" part="submit" busy={busy}>
        {t('member.binding-end')}
      </Button>
      <Button kind="quiet" size="large" block onClick={() => onBack(false)}>
        {t('common.back')}
      </Button>
    </form>
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
