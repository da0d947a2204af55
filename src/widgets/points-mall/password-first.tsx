import { securityStanding } from '../../core/member/security.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { lock } from '../../ui/atoms/icons.js';

/** Whether the account lacks the payment password that guards its points; false while nobody knows, the platform decides. */
export function useLacksPassword(): boolean {
  return useQuery(securityStanding(useCore())).data?.hasPaymentPassword === false;
}

/** The way to a payment password, in place of a form that asks for one (OP-72). */
export function PasswordFirst({ host, onLeave }: { host: HTMLElement; onLeave?(): void }) {
  const { navigation } = useCore();
  const t = useText();
  return (
    <div className="password-first">
      <Icon of={lock} />
      <p>
        <strong>{t('points.needs-password')}</strong>
        <span className="soft">{t('points.needs-password-text')}</span>
      </p>
      <Button
        kind="primary"
        onClick={() => {
          onLeave?.();
          navigation.navigate('/member?page=security', { from: host });
        }}
      >
        {t('points.password-set')}
      </Button>
    </div>
  );
}
