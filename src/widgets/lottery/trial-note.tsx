import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { Icon } from '../ui/icon.js';
import { lock } from '../ui/icons.js';

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
