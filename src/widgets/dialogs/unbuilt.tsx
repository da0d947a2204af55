import { useCore, useText } from '../core-context.js';
import { inDevelopment } from '../ui/available.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import type { DialogContentProps } from './content-props.js';

/** Says honestly that a dialog has no widget. Nothing in a production build leads here, but a host's own code may. */
export function Unbuilt({ entry, front }: DialogContentProps) {
  const { dialogs } = useCore();
  const t = useText();
  const close = () => dialogs.close(entry.id);
  return (
    <Dialog title={t('dialog.not-built-title')} size="message" front={front} onClose={close}>
      <p className="message">{inDevelopment ? t('dialog.not-built-body', { name: entry.name }) : t('dialog.not-available')}</p>
      <div className="message-actions">
        <Button size="large" data-autofocus onClick={close}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
