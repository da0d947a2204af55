import { useLayoutEffect, useState, type ReactNode } from 'react';
import type { Action } from '../../core/parts/core.js';
import { useCore } from '../../element/core-context.js';
import type { DialogContentProps } from './content-props.js';

/**
 * A dialog that not everybody may open (MOD-10, MOD-12, MOD-13). Who may not gets the one consequence of a no instead, such as
 * the login popup, and after a login the dialog.
 */
export function Guarded({ entry, action, children }: DialogContentProps & { action: Action; children: ReactNode }) {
  const { access, dialogs } = useCore();
  const [allowed, setAllowed] = useState(false);
  const { id, name, props } = entry;
  useLayoutEffect(() => {
    if (access.can(action)) return setAllowed(true);
    dialogs.close(id);
    access.ask(action, () => dialogs.open(name, props));
  }, [access, dialogs, action, id, name, props]);
  return allowed ? children : null;
}
