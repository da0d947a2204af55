import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { gift, lock } from '../../ui/atoms/icons.js';

/** What stands for whoever has no points here: the way to some, or that there are none at all (NAV-44, PTS-14). */
export function NoPoints({ isOff, host }: { isOff: boolean; host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const isTrial = useStore(core.session.store, ({ role }) => role === 'trial');
  if (isOff) return <EmptyState icon={gift} title={t('points.off')} />;
  return (
    <EmptyState icon={lock} title={t(isTrial ? 'points.trial' : 'points.login')} text={t('points.login-text')}>
      <Button kind="primary" onClick={() => core.access.ask('points-mall', undefined, host)}>
        {t(isTrial ? 'points.real-account' : 'nav.log-in')}
      </Button>
    </EmptyState>
  );
}
