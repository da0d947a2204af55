import { useState } from 'react';
import { useCore, useStore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import type { DialogContentProps } from './dialogs.js';
import { Unbuilt } from './unbuilt.js';

/** A password that must be changed first: said honestly, with the one way out there is. It does not close otherwise (OP-18, OP-64). */
export function ForcedChange({ entry, front }: DialogContentProps) {
  const core = useCore();
  const t = useText();
  const reason = useStore(core.session.store, session => session.passwordChange);
  const [busy, setBusy] = useState(false);
  if (!reason) return <Unbuilt entry={entry} front={front} />;
  const logOut = async () => {
    setBusy(true);
    await core.session.logout();
    setBusy(false);
  };
  return (
    <Dialog title={t('login.change-title')} size="message" persistent front={front} onClose={() => core.dialogs.close(entry.id)}>
      <p className="message">{t(`login.change-${reason}`)}</p>
      <div className="message-actions">
        <Button size="large" kind="primary" data-autofocus busy={busy} onClick={() => void logOut()}>
          {t('nav.log-out')}
        </Button>
      </div>
    </Dialog>
  );
}
