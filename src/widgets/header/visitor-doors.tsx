import { useLayoutEffect, useRef } from 'react';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { useOffer } from '../../ui/page/use-offer.js';

/** The ways in. `onGone` hears, when they go, whether one of them had the focus. */
export function VisitorDoors({ onGone }: { onGone(hadFocus: boolean): void }) {
  const core = useCore();
  const t = useText();
  const offersRegister = useOffer('nav.register');
  const first = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const box = first.current?.parentElement;
    const root = first.current?.getRootNode() as ShadowRoot | undefined;
    return () => onGone(Boolean(root?.activeElement && box?.contains(root.activeElement)));
  }, [onGone]);
  return (
    <>
      <Button ref={first} kind="secondary" onClick={() => core.dialogs.open('login')}>
        {t('nav.log-in')}
      </Button>
      {offersRegister && (
        <Button kind="primary" className="register" onClick={() => core.dialogs.open('register')}>
          {t('nav.register')}
        </Button>
      )}
    </>
  );
}
