import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { FormOutline } from '../../ui/outline/form-outline.js';
import { LightForm } from '../../ui/form/light-form.js';
import { LoginForm } from '../../ui/login/login-form.js';
import { LoginNotice } from '../../ui/login/login-notice.js';
import { useVerification } from '../../ui/login/use-verification.js';
import type { contract } from './contract.js';
import { Pitch } from './pitch.js';
import { TeamPicture } from './team-picture.js';

const ROWS = ['title', 'field', 'field', 'submit'] as const;

/** The agents' own login (NAV-12, AGT-02, SES-50): the form of the login for one audience, with the programme beside it. */
export function AgentLogin({ landing, ...panel }: ViewProps<typeof contract>) {
  if (!landing) return <Panel {...panel} />;
  return (
    <div className="landing">
      <TeamPicture />
      <Pitch />
      <Panel {...panel} />
    </div>
  );
}

function Panel({ lightForm, host }: Omit<ViewProps<typeof contract>, 'landing'>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { state, member, role, passwordChange } = useStore(core.session.store, session => session);
  const { asked, follow, leave } = useVerification();

  if (!hasTexts || state === 'restoring') {
    return (
      <section className="form-panel">
        <FormOutline rows={ROWS} />
      </section>
    );
  }
  if (passwordChange) {
    const change = () => void core.dialogs.open('change-password', { reason: passwordChange });
    return (
      <LoginNotice
        popup={false}
        title={t('login.change-title')}
        text={t(`login.change-${passwordChange}`)}
        action={t('dialog.change-password')}
        onAction={change}
      />
    );
  }
  if (role === 'agent') {
    const enter = () => core.navigation.navigate('/agentHome', { from: host });
    return (
      <LoginNotice
        popup={false}
        title={t('login.done-title')}
        text={t('login.done', { account: member?.account })}
        action={t('agent.enter')}
        onAction={enter}
      />
    );
  }
  if (state === 'real' || state === 'trial') {
    const text = role === 'trial' ? t('login.done-trial') : t('agent.member-notice', { account: member?.account });
    const logOut = async () => {
      await core.session.logout();
      // Logging out leads home (SES-62), and here the wish is to go on as an agent.
      if (core.config.navigation === 'history') core.navigation.navigate('/agent', { from: host });
    };
    return <LoginNotice popup={false} title={t('agent.member-title')} text={text} action={t('nav.log-out')} onAction={logOut} />;
  }

  const shared = {
    host,
    onDone: follow,
  };
  return (
    <section className="form-panel">
      <h2>{t(asked ? 'login.verify-title' : 'agent.own-title')}</h2>
      <LightForm wanted={lightForm} host={host}>
        {asked ? (
          <asked.View {...shared} id={asked.id} methods={asked.methods} onBack={leave} />
        ) : (
          <LoginForm {...shared} audience="agent" popup={false} />
        )}
      </LightForm>
    </section>
  );
}
