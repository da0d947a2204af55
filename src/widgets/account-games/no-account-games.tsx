import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { heart, history, lock } from '../../ui/atoms/icons.js';

interface NoAccountGamesProps {
  list: 'favourites' | 'recent';
  /** The account may not have such a list, or nobody is logged in. */
  locked?: boolean;
  host: HTMLElement;
}

/** Why there is no game, and what to do next. */
export function NoAccountGames({ list, locked = false, host }: NoAccountGamesProps) {
  const core = useCore();
  const t = useText();
  const recent = list === 'recent';
  if (locked) {
    const trial = core.session.store.getState().state === 'trial';
    return (
      <EmptyState icon={lock} title={t(recent ? 'games.login-recent' : trial ? 'games.trial-favourites' : 'games.login-favourites')}>
        <Button kind="primary" onClick={() => core.access.ask(list, undefined, host)}>
          {t(trial ? 'games.real-account' : 'nav.log-in')}
        </Button>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={recent ? history : heart}
      title={t(recent ? 'games.empty-recent' : 'games.empty-favourites')}
      text={t(recent ? 'games.empty-recent-hint' : 'games.empty-favourites-hint')}
    >
      <Button kind="primary" onClick={() => core.navigation.navigate('/', { from: host })}>
        {t('games.to-lobby')}
      </Button>
    </EmptyState>
  );
}
