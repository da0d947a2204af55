import type { Action, TextKey } from '../../core/parts/core.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from './button.js';
import { EmptyState } from './empty-state.js';
import { lock } from './icons.js';

interface LogInFirstProps {
  host: HTMLElement;
  /** What is asked for by the press: the login, or for a trial account the registration. */
  action: Action;
  title: TextKey;
  text?: TextKey;
  icon?: string;
  /** What a trial account reads instead. */
  trial?: { title: TextKey; button: TextKey };
}

/** What stands for whoever has no account where one is needed, and the way to it. */
export function LogInFirst({ host, action, title, text, icon = lock, trial }: LogInFirstProps) {
  const core = useCore();
  const t = useText();
  const isTrial = useStore(core.session.store, ({ role }) => role === 'trial');
  const own = isTrial ? trial : undefined;
  return (
    <EmptyState icon={icon} title={t(own?.title ?? title)} text={text && t(text)}>
      <Button kind="primary" onClick={() => core.access.ask(action, undefined, host)}>
        {t(own?.button ?? 'nav.log-in')}
      </Button>
    </EmptyState>
  );
}
