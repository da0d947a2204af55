import { useState } from 'react';
import type { LoginOutcome } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { Submit } from '../form/form.js';

interface LoginButtonsProps {
  form: { busy: boolean; attempt(send: () => Promise<void>): Promise<void> };
  offersFreePlay?: boolean;
  onDone(outcome: LoginOutcome): void | Promise<void>;
}

/** What a login form ends with: the button that signs in, and free play beside it by its switch (SES-25). */
export function LoginButtons({ form: { busy, attempt }, offersFreePlay = true, onDone }: LoginButtonsProps) {
  const core = useCore();
  const t = useText();
  const [isTrying, setTrying] = useState(false);
  const isOn = useStore(core.status.store, () => core.status.isOn('FREEPLAY3'));
  const isSigningIn = busy && !isTrying;
  const tryFreely = async () => {
    if (busy) return;
    setTrying(true);
    await attempt(async () => {
      await core.session.loginFreePlay();
      await onDone({ kind: 'logged-in' });
    });
    setTrying(false);
  };
  return (
    <>
      <Submit of={{ busy: isSigningIn }} block aria-disabled={busy} text={t(isSigningIn ? 'login.busy' : 'login.submit')} />
      {isOn && offersFreePlay && (
        <Button kind="quiet" block busy={isTrying} aria-disabled={busy} onClick={() => void tryFreely()}>
          {t('login.free-play')}
        </Button>
      )}
    </>
  );
}
