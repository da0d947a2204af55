import { useState } from 'react';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { fieldRules } from '../../core/identity/identity.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormOutline } from '../../ui/outline/form-outline.js';
import { LightForm } from '../../ui/form/light-form.js';
import { outlineOf } from '../../ui/outline/outlines.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { SocialLogin } from '../../ui/login/social-login.js';
import { useLoginSteps } from '../../ui/login/use-login-steps.js';
import { useSlider } from '../../ui/captcha/use-slider.js';
import type { contract } from './contract.js';
import { AccountGives } from './account-gives.js';
import { registerFields, type RegisterMethod } from './register-fields.js';
import { RegisterForm } from './register-form.js';
import { ZaloInvitation } from './zalo-invitation.js';

const METHODS: readonly { value: RegisterMethod; modId: string }[] = [
  { value: 'username', modId: 'USERNAMEREG3' },
  { value: 'mobile', modId: 'MOBILENUMREG3' },
];

/** Registration by username or mobile number (REG-01 to REG-51), in place or as popup. */
export function Register({ affiliateCode, lightForm, popup, zalo, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: rules, error, refresh } = useQuery(fieldRules(core));
  const { state, member } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const slider = useSlider();
  const { follow, ask, step, title } = useLoginSteps({ audience: 'any', popup, host });
  const [wanted, setWanted] = useState<RegisterMethod>();
  const offered = METHODS.filter(({ modId }) => core.status.isOn(modId)).map(({ value }) => value);
  const method = wanted && offered.includes(wanted) ? wanted : offered[0];
  const invitation = affiliateCode || new URLSearchParams(location.search).get('affiliateCode') || '';

  const friendsCode = new URLSearchParams(location.search).get('referralCode');

  const isComing = state !== 'real' && !(error && !rules) && (!rules || !hasTexts || phase === 'loading');

  const body = () => {
    if (zalo && state === 'real' && rules && hasTexts) return <ZaloInvitation rules={rules} />;
    if (state === 'real') return <p className="form-text">{t('register.done', { account: member?.account })}</p>;
    if (error && !rules) return <ErrorCard error={error} onRetry={refresh} />;
    if (!rules || isComing) return <FormOutline rows={outlineOf('register', core.status)} />;
    if (!method) return <p className="form-text">{t('register.closed')}</p>;
    const fields = registerFields({ method, rules, isOn: core.status.isOn, hasInvitation: invitation !== '' });
    return (
      <>
        <Tabs
          label={t('register.kind')}
          value={method}
          tabs={offered.map(value => ({ value, label: t(`register.by-${value}`) }))}
          onChoose={value => setWanted(value === 'mobile' ? 'mobile' : 'username')}
        >
          <LightForm wanted={lightForm} host={host}>
            <RegisterForm
              key={method}
              method={method}
              fields={fields}
              rules={rules}
              affiliateCode={affiliateCode}
              suggestedCode={invitation}
              popup={popup}
              host={host}
              verify={slider.ask}
              onRegistered={(account, code) => emit('gp-register', { account, affiliateCode: code })}
            />
          </LightForm>
        </Tabs>
        <SocialLogin audience="any" host={host} onDone={follow} onConsent={ask} way={method} />
      </>
    );
  };

  const isOpen = state !== 'real' && !zalo;
  return (
    <section className="form-panel register" data-popup={popup || undefined}>
      <div className="register-main">
        {(!popup || step) && <h2>{t(state === 'real' ? 'register.done-title' : step ? title : 'register.title')}</h2>}
        {state === 'trial' && hasTexts && <p className="form-text">{t('register.from-trial')}</p>}
        {friendsCode && state !== 'real' && hasTexts && <p className="form-text">{t('register.invited', { code: friendsCode })}</p>}
        {step ? (
          <LightForm wanted={lightForm} host={host}>
            {step}
          </LightForm>
        ) : (
          body()
        )}
        {state === 'logged-out' && !isComing && !step && (
          <p className="form-more">
            {t('register.has-account')}{' '}
            <button
              type="button"
              className="link"
              onClick={() => {
                core.dialogs.open('login');
                core.dialogs.close('register');
              }}
            >
              {t('nav.log-in')}
            </button>
          </p>
        )}
      </div>
      {isOpen && <AccountGives />}
      {slider.Dialog && slider.onDone && <slider.Dialog onDone={slider.onDone} />}
    </section>
  );
}
