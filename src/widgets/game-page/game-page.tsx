import { gameByCode } from '../../core/games/game-by-code.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gamepad2, search } from '../../ui/atoms/icons.js';
import { usePageTitle } from '../../ui/centre/use-page-title.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { HotGames } from '../../ui/games/hot-games.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import type { contract } from './contract.js';
import { GameHead } from './game-head.js';
import { MoreOfVendor } from './more-of-vendor.js';
import { namedGame } from './named-game.js';

/** One game at an address of its own: what a shared link leads to. */
export function GamePage({ followRoute, vendor, code, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  useArrowKeys();
  const { hasTexts } = useGate();
  const path = useStore(core.navigation.store, place => place.path);
  const named = followRoute ? namedGame(path) : { vendor, code };
  const isNamed = named.vendor !== '' && named.code !== '';
  const { data: game, error, loading, refresh } = useQuery(isNamed ? gameByCode(core, named.vendor, named.code) : undefined);
  const isWaiting = !hasTexts || (isNamed && game === undefined && error === undefined);
  usePageTitle(game?.name ?? t(isWaiting || error !== undefined ? 'outlet.game' : 'game.unknown-title'), host);

  if (isWaiting) return <GamePageSkeleton />;
  if (error !== undefined && !game) return <ErrorCard error={error} title={t('game.page-failed')} busy={loading} onRetry={refresh} />;
  if (!game) {
    return (
      <div className="page">
        <EmptyState icon={gamepad2} title={t('game.unknown-title')} text={t('game.unknown-text')}>
          <Button kind="primary" onClick={() => core.navigation.navigate('/', { from: host })}>
            {t('game.to-lobby')}
          </Button>
          <Button icon={search} onClick={() => core.navigation.navigate('/search', { from: host })}>
            {t('lobby.search-games')}
          </Button>
          <CustomerServiceEntry className="button button-secondary">{t('common.customer-service')}</CustomerServiceEntry>
        </EmptyState>
        <HotGames host={host} />
      </div>
    );
  }
  return (
    <div className="page">
      <GameHead game={game} host={host} />
      <MoreOfVendor game={game} host={host} />
    </div>
  );
}

function GamePageSkeleton() {
  return (
    <div className="page" aria-busy="true">
      <div className="head">
        <div className="picture skeleton" />
        <div className="about">
          <span className="skeleton line-title" />
          <span className="skeleton line-text" />
        </div>
      </div>
    </div>
  );
}
