import { useState } from 'react';
import { fieldRules } from '../../core/identity/identity.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import { LightForm } from '../../ui/form/light-form.js';
import { ChangeForm } from './change-form.js';
import type { contract } from './contract.js';

/** Of one's own wish, or forced: then logging out is the only other way (PWD-14, OP-18). */
export function ChangePassword({ lightForm, popup, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: rules, error, refresh } = useQuery(fieldRules(core));
  const { state, passwordChange } = useStore(core.session.store, session => session);
  const [leaving, setLeaving] = useState(false);

  const done = () => {
    core.dialogs.close('change-password', true);
    void core.dialogs.info({ title: { key: 'change.done-title' }, body: { key: 'change.done-body' }, tone: 'success' });
  };
  const logOut = async () => {
    setLeaving(true);
    await core.session.logout();
    setLeaving(false);
  };
  const body = () => {
    if (!hasTexts) return <FormSkeleton />;
    if (!passwordChange && state === 'trial') return <p className="form-text">{t('change.trial')}</p>;
    if (!passwordChange && state !== 'real') return <p className="form-text">{t('change.logged-out')}</p>;
    if (error && !rules) return <ErrorCard error={error} onRetry={refresh} />;
    if (!rules) return <FormSkeleton />;
    return (
      <LightForm wanted={lightForm} host={host}>
        <ChangeForm rules={rules} popup={popup} onDone={done} />
      </LightForm>
    );
  };
  return (
    <section className="form-panel" data-popup={popup || undefined}>
      {!popup && <h2>{t('change.title')}</h2>}
      {body()}
      {passwordChange && (
        <Button kind="quiet" size="large" block busy={leaving} onClick={() => void logOut()}>
          {t('nav.log-out')}
        </Button>
      )}
    </section>
  );
}
