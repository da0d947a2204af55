import type { Game } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { GameGrid } from './game-grid.js';

interface TypeSectionProps {
  vendorCode: string;
  type: string;
  title: string;
  onAll(): void;
  onPlay(game: Game): void;
}

const SHOWN = 6;

/** The first games of one type of a vendor (GAM-15, OP-79). A type without games, or one that fails, leaves the others standing. */
export function TypeSection({ vendorCode, type, title, onAll, onPlay }: TypeSectionProps) {
  const core = useCore();
  const t = useText();
  const { data, error } = useQuery(core.catalogue.games({ vendorCode, type, page: 1, pageSize: SHOWN }));
  if (data?.games.length === 0 || (error && !data)) return null;
  return (
    <section className="type-section" aria-label={title}>
      <div className="type-head">
        <h3 className="type-title">{title}</h3>
        {(data?.totalPages ?? 0) > 1 && (
          <Button kind="quiet" size="small" aria-label={t('lobby.all-of', { title })} onClick={onAll}>
            {t('common.all')}
          </Button>
        )}
      </div>
      <GameGrid games={data?.games} onPlay={onPlay} />
    </section>
  );
}
