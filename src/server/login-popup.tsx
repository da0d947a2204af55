import { EARLY_SLOT } from '../core/kernel/early-login.js';
import { useText } from '../element/core-context.js';
import { Dialog } from '../ui/overlay/dialog.js';

/** The login popup as `<gp-dialogs>` draws it, with a slot for its form. */
export function LoginPopup() {
  const t = useText();
  return (
    <Dialog title={t('login.title')} size="form" onClose={() => undefined}>
      <slot name={EARLY_SLOT} />
    </Dialog>
  );
}
