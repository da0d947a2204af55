import { useCore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { lock } from '../../../ui/atoms/icons.js';

/** Said before anything is chosen: a trial account may look, but a bet is for real accounts (ROL-13, OP-08). */
export function TrialNote() {
  const { dialogs } = useCore();
  const t = useText();
  return (
    <div className="trial-note" role="note">
      <Icon of={lock} />
      <p>{t('lottery.trial')}</p>
      <Button size="small" kind="primary" onClick={() => dialogs.open('register')}>
        {t('nav.register')}
      </Button>
    </div>
  );
}
