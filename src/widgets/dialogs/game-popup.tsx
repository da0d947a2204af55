import { useState } from 'react';
import type { Game } from '../../api/games/games.js';
import { vassalGameTypes } from '../../core/games/vassal-games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { Button } from '../../ui/atoms/button.js';
import { categoryTitle } from '../../ui/games/category-title.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { gamepad2 } from '../../ui/atoms/icons.js';
import type { DialogContentProps } from './content-props.js';
import { GameGrid } from './game-grid.js';
import { TypeSection } from './type-section.js';

const PAGE_SIZE = 18; // CON-22

/** The games of a vendor whose card opens a list, by type (GAM-05 to GAM-07, GAM-15). */
export const GamePopup = part(GamePopupView, { texts: ['games'] });

function GamePopupView({ entry, front }: DialogContentProps<'game-popup'>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const vendorCode = String(entry.props.vendorCode ?? '');
  const name = String(entry.props.name ?? vendorCode);
  const [type, setType] = useState('');
  const [page, setPage] = useState(1);
  const types = useQuery(vassalGameTypes(core, vendorCode));
  const categories = useQuery(core.catalogue.categories()).data;
  const kinds = types.data ?? [];
  // Of several types each has a section of its own until one is chosen.
  const grouped = type === '' && kinds.length > 1;
  const list = useQuery(
    grouped || !(types.data ?? types.error) ? undefined : core.catalogue.games({ vendorCode, type, page, pageSize: PAGE_SIZE }),
  );
  const titleOf = (code: string) => categoryTitle(categories?.find(category => category.code === code) ?? { code, title: code }, t);
  const close = () => core.dialogs.close(entry.id);
  const play = (game: Game) => {
    close();
    void core.launch.game(game).catch(() => undefined);
  };
  const choose = (next: string) => {
    setType(next);
    setPage(1);
  };
  return (
    <Dialog title={t('dialog.game-popup-title', { name })} size="wide" front={front} waiting={!hasTexts} onClose={close}>
      {kinds.length > 1 && (
        <div className="types" role="group" aria-label={t('dialog.game-types')}>
          {['', ...kinds].map(value => (
            <Button
              key={value}
              kind={value === type ? 'primary' : 'secondary'}
              size="small"
              aria-pressed={value === type}
              onClick={() => choose(value)}
            >
              {value ? titleOf(value) : t('common.all')}
            </Button>
          ))}
        </div>
      )}
      {grouped ? (
        kinds.map(kind => (
          <TypeSection key={kind} vendorCode={vendorCode} type={kind} title={titleOf(kind)} onAll={() => choose(kind)} onPlay={play} />
        ))
      ) : list.error && !list.data ? (
        <ErrorCard error={list.error} onRetry={list.refresh} busy={list.loading} />
      ) : list.data?.games.length === 0 ? (
        <EmptyState icon={gamepad2} title={t('dialog.game-popup-empty')} />
      ) : (
        <GameGrid games={list.data?.games} onPlay={play} />
      )}
      {list.data && list.data.totalPages > 1 && (
        <div className="pages">
          <Button disabled={page <= 1} onClick={() => setPage(page - 1)}>
            {t('common.previous')}
          </Button>
          <span className="tabular">{t('common.page-of', { page, total: list.data.totalPages })}</span>
          <Button disabled={page >= list.data.totalPages} onClick={() => setPage(page + 1)}>
            {t('common.next')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}
