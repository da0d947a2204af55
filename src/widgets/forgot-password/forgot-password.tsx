import { useEffect, useState } from 'react';
import { fieldRules } from '../../core/identity/identity.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormOutline } from '../../ui/outline/form-outline.js';
import { LightForm } from '../../ui/form/light-form.js';
import { outlineOf } from '../../ui/outline/outlines.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import type { contract } from './contract.js';
import { ResetByEmail } from './reset-by-email.js';
import { ResetByPhone } from './reset-by-phone.js';

type Method = 'email' | 'phone';

const METHODS: readonly { value: Method; modId: string }[] = [
  { value: 'email', modId: 'FORGETEMAIL3' },
  { value: 'phone', modId: 'FORGETMOBILE3' },
];

/** A new password for who forgot the old one, each method by its switch (PWD-01, PWD-02). */
export function ForgotPassword({ lightForm, popup, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: rules, error, refresh } = useQuery(fieldRules(core));
  const { state, member } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const [wanted, setWanted] = useState<Method>();
  const [wasOut, setWasOut] = useState(state === 'logged-out');
  useEffect(() => {
    if (state === 'logged-out') setWasOut(true);
  }, [state]);
  const offered = METHODS.filter(({ modId }) => core.status.isOn(modId)).map(({ value }) => value);
  const method = wanted && offered.includes(wanted) ? wanted : offered[0];

  const isComing = state === 'restoring' || !hasTexts || (state !== 'real' && !(error && !rules) && (!rules || phase === 'loading'));

  const body = () => {
    if (isComing) return <FormOutline rows={outlineOf('forgot-password', core.status)} />;
    if (state === 'real') return wasOut ? <p className="form-text">{t('forgot.done')}</p> : <SignedIn account={member?.account} />;
    if (error && !rules) return <ErrorCard error={error} onRetry={refresh} />;
    if (!rules) return null;
    if (!method) return <p className="form-text">{t('forgot.closed')}</p>;
    const Reset = method === 'email' ? ResetByEmail : ResetByPhone;
    return (
      <Tabs
        label={t('forgot.method')}
        value={method}
        tabs={offered.map(value => ({ value, label: t(`forgot.by-${value}`) }))}
        onChoose={value => setWanted(value === 'phone' ? 'phone' : 'email')}
      >
        <LightForm wanted={lightForm} host={host}>
          <Reset key={method} rules={rules} popup={popup} host={host} />
        </LightForm>
      </Tabs>
    );
  };
  return (
    <section className="form-panel" data-popup={popup || undefined}>
      {!popup && <h2>{t('forgot.title')}</h2>}
      {body()}
      {!isComing && state === 'logged-out' && (
        // Nobody is told whether an account has one: so everybody is told what to do without.
        <p className="form-more">
          {t('forgot.no-binding')} <CustomerServiceEntry className="link">{t('common.customer-service')}</CustomerServiceEntry>
        </p>
      )}
      {popup && !isComing && state !== 'real' && (
        <p className="form-more">
          <button
            type="button"
            className="link"
            onClick={() => {
              core.dialogs.open('login');
              core.dialogs.close('forgot-password');
            }}
          >
            {t('forgot.back-to-login')}
          </button>
        </p>
      )}
    </section>
  );
}

/** A mail's link, or its address, that finds somebody signed in: the link waits, and the password can be changed all the same. */
function SignedIn({ account }: { account?: string }) {
  const core = useCore();
  const t = useText();
  const change = () => {
    core.dialogs.open('change-password');
    core.dialogs.close('forgot-password');
  };
  return (
    <div className="form">
      <p className="form-text">{t('forgot.signed-in', { account })}</p>
      <Button kind="primary" size="large" block onClick={change}>
        {t('change.title')}
      </Button>
      <Button kind="quiet" size="large" block onClick={() => void core.session.logout()}>
        {t('nav.log-out')}
      </Button>
    </div>
  );
}
