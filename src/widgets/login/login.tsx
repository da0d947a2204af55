import { useState, type ReactNode } from 'react';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { FormOutline } from '../../ui/outline/form-outline.js';
import { LightForm } from '../../ui/form/light-form.js';
import { outlineOf } from '../../ui/outline/outlines.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { TermsLink } from '../../ui/form/terms-link.js';
import type { contract } from './contract.js';
import { LoginBySms } from './login-by-sms.js';
import { LoginForm } from '../../ui/login/login-form.js';
import { LoginNotice } from '../../ui/login/login-notice.js';
import { SocialLogin } from '../../ui/login/social-login.js';
import { useLoginSteps } from '../../ui/login/use-login-steps.js';
import { useRemember } from '../../ui/login/use-remember.js';

/** Login by password, SMS code or provider (SES-13 to SES-36), in place or as popup, and the proof that it may ask for. */
export function Login({ audience, lightForm, popup, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { state, member, role, passwordChange } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const { follow, ask, step, title } = useLoginSteps({ audience, popup, host });
  const [way, setWay] = useState('username');
  const remember = useRemember();

  if (passwordChange) {
    return (
      <LoginNotice
        popup={popup}
        title={t('login.change-title')}
        text={t(`login.change-${passwordChange}`)}
        action={t('dialog.change-password')}
        onAction={() => void core.dialogs.open('change-password', { reason: passwordChange })}
      />
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

  // A form whose fields have no names yet is none to type into.
  if (!hasTexts || (popup && phase === 'loading')) {
    return (
      <section className="form-panel" data-popup={popup || undefined}>
        {!popup && <h2 aria-hidden="true">{'\u00a0'}</h2>}
        <FormOutline rows={outlineOf('login', core.status)} />
      </section>
    );
  }

  const shared = {
    audience,
    popup,
    host,
    remember,
    onDone: follow,
  };
  const offersRegister = core.status.offers({ text: 'nav.register' });
  const bySms = core.status.isOn('MOBILEVERCODELOGIN3') && audience !== 'agent';
  const chosen = bySms ? way : 'username';
  const light = (children: ReactNode) => (
    <LightForm wanted={lightForm} host={host}>
      {children}
    </LightForm>
  );
  const ways = (
    <>
      <Tabs
        label={t('login.ways')}
        value={chosen}
        tabs={(['username', 'sms'] as const)
          .filter(value => value === 'username' || bySms)
          .map(value => ({ value, label: t(`login.by-${value}`) }))}
        onChoose={setWay}
      >
        {light(chosen === 'username' ? <LoginForm {...shared} /> : <LoginBySms {...shared} />)}
      </Tabs>
      {audience !== 'agent' && <SocialLogin {...shared} way={way} onConsent={ask} />}
      <div className="login-more">
        {offersRegister && audience !== 'agent' && (
          <span>
            {t('login.no-account')}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                core.dialogs.open('register');
                core.dialogs.close('login');
              }}
            >
              {t('nav.register')}
            </button>
          </span>
        )}
        <TermsLink host={host} text={t('nav.terms')} />
      </div>
    </>
  );
  return (
    <section className="form-panel" data-popup={popup || undefined}>
      {(!popup || step) && <h2>{t(step ? title : 'login.title')}</h2>}
      {step ? light(step) : ways}
    </section>
  );
}
