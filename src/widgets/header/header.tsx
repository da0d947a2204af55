import type { ViewProps } from '../contract.js';
import { useCore, useStore, useText } from '../core-context.js';
import { offersDialog } from '../ui/available.js';
import { Button } from '../ui/button.js';
import { Link } from '../ui/link.js';
import { useShown } from '../ui/use-shown.js';
import { Brand } from './brand.js';
import { CategoryMenu } from './category-menu.js';
import type { contract } from './contract.js';
import { MemberPanel } from './member-panel.js';

/** Brand, categories, account (HDR-01 to HDR-17). */
export function Header({ withoutCategories, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const state = useStore(core.session.store, session => session.state);
  const shown = useShown(host, 'header');
  if (!shown) return null;
  return (
    <div className="bar" part="bar">
      <Link className="brand" part="brand" to="/" from={host}>
        <slot name="brand">
          <Brand />
        </slot>
      </Link>
      {withoutCategories ? <div className="categories" /> : <CategoryMenu host={host} />}
      <div className="account">
        {(state === 'real' || state === 'trial') && <MemberPanel host={host} />}
        {state === 'logged-out' && (
          <>
            <Button kind={offersDialog('register') ? 'secondary' : 'primary'} onClick={() => core.dialogs.open('login')}>
              {t('nav.log-in')}
            </Button>
            {offersDialog('register') && (
              <Button kind="primary" className="register" onClick={() => core.dialogs.open('register')}>
                {t('nav.register')}
              </Button>
            )}
          </>
        )}
        {state === 'restoring' && <span className="restoring" aria-hidden="true" />}
      </div>
    </div>
  );
}
