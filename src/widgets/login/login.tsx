import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { LoginOutcome } from '../../core/core.js';
import type { ViewProps } from '../contract.js';
import { useCore, useStore, useText } from '../core-context.js';
import type { contract } from './contract.js';
import { LoginForm } from './login-form.js';
import { LoginNotice } from './login-notice.js';
import { useLightSheet } from './use-light-sheet.js';

/** Username login (SES-13 to SES-27), in place or as popup; what else a login may end in is said honestly. */
export function Login({ audience, lightForm, popup, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { state, member, role, passwordChange } = useStore(core.session.store, session => session);
  const [outcome, setOutcome] = useState<LoginOutcome['kind']>();
  useLightSheet(host, lightForm);

  if (passwordChange) {
    return (
      <LoginNotice popup={popup} title={t('login.change-title')} text={t(`login.change-${passwordChange}`)} action={t('dialog.change-password')} onAction={() => void core.dialogs.open('change-password', { reason: passwordChange })} />
    );
  }
  if (outcome === 'verification' && state === 'logged-out') {
    return (
      <LoginNotice popup={popup} title={t('login.verify-title')} text={t('login.verify')} action={t('common.back')} onAction={() => setOutcome(undefined)} />
    );
  }
  if (state === 'real' || state === 'trial') {
    return (
      <LoginNotice
        popup={popup}
        title={t('login.done-title')}
        text={role === 'trial' ? t('login.done-trial') : t('login.done', { account: member?.account })}
        action={t('nav.log-out')}
        onAction={() => core.session.logout()}
      />
    );
  }

  const form = <LoginForm audience={audience} popup={popup} host={host} onDone={done => setOutcome(done.kind)} onFail={failure => emit('gp-error', { code: failure.code })} />;
  return (
    <section className="login" data-popup={popup || undefined}>
      {!popup && <h2>{t('login.title')}</h2>}
      {lightForm ? (
        <>
          <slot name="form" />
          {createPortal(
            <div slot="form" className="gp-light">
              {form}
            </div>,
            host,
          )}
        </>
      ) : (
        form
      )}
    </section>
  );
}
