import type { Game } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import type { DialogContentProps } from './content-props.js';
import { GameGrid } from './game-grid.js';
import { recommend } from './recommend.js';

/** A game that cannot start, and others instead (GAM-09). */
export const GameMaintenance = part(GameMaintenanceView, { texts: ['games'] });

function GameMaintenanceView({ entry, front }: DialogContentProps<'game-maintenance'>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { id = '', type = '', name = '' } = entry.props.game ?? {};
  const same = useQuery(core.catalogue.hotGames(type));
  const others = useQuery(core.catalogue.hotGames());
  const close = () => core.dialogs.close(entry.id);
  const play = (game: Game) => {
    close();
    void core.launch.game(game);
  };
  const loading = !same.data || !others.data;
  const error = same.error ?? others.error;
  const games = loading ? undefined : recommend(id, same.data ?? [], others.data ?? []);
  return (
    <Dialog title={t('dialog.game-maintenance-title', { name })} size="wide" front={front} waiting={!hasTexts} onClose={close}>
      {loading && error ? (
        <ErrorCard
          error={error}
          busy={same.loading || others.loading}
          onRetry={() => {
            same.refresh();
            others.refresh();
          }}
        />
      ) : (
        <>
          <p className="message">{t(games?.length === 0 ? 'dialog.game-maintenance-none' : 'dialog.game-maintenance-body')}</p>
          <GameGrid games={games} onPlay={play} />
        </>
      )}
      <div className="message-actions">
        <Button size="large" onClick={close}>
          {t('dialog.back-to-lobby')}
        </Button>
      </div>
    </Dialog>
  );
}
