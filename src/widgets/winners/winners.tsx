import { useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { categoryTitle } from '../../ui/games/category-title.js';
import { Chips } from '../../ui/atoms/chips.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { trophy } from '../../ui/atoms/icons.js';
import { useSection } from '../../ui/lazy/use-section.js';
import { BoardTable } from './board-table.js';
import type { contract } from './contract.js';
import { Podium } from './podium.js';
import { useBoard } from './use-board.js';

const MOST = 20; // CON-24
/** How far back the leaderboard looks, in days. */
const PERIODS = [1, 7, 30] as const;
const ON_PODIUM = 3;
const loadOwnPlace = () => import('./own-place.js');

/** The winner board (MEM-26) or, with ranks, the leaderboard (MEM-27). */
export function Winners({ list, category, limit, withoutFilter, withoutTitle, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const ranked = list === 'leaderboard';
  const isMember = useStore(core.session.store, ({ state, passwordChange }) => state === 'real' && !passwordChange);
  const most = Math.max(1, Math.min(Math.trunc(limit) || MOST, MOST));
  const [asked, setAsked] = useState<{ from: string; category: string }>({ from: category, category });
  const chosen = asked.from === category ? asked.category.toUpperCase() : category.toUpperCase();
  const [days, setDays] = useState<number>(PERIODS[1]);
  const { wins, stale, error, busy, retry } = useBoard({ category: chosen, limit: most, days: ranked ? days : 0 });
  const categories = useQuery(withoutFilter ? undefined : core.catalogue.categories()).data ?? [];
  const label = t(ranked ? 'board.leaderboard' : 'board.winners');

  const content = () => {
    if (error) return <ErrorCard error={error} title={t('board.failed')} busy={busy} onRetry={retry} />;
    if (wins?.length === 0 && !stale && hasTexts)
      return <EmptyState icon={trophy} title={t('board.empty')} text={t(chosen ? 'board.empty-category' : 'board.empty-hint')} />;
    const first = ranked ? ON_PODIUM : 0;
    return (
      <div className="board" data-stale={(stale && wins !== undefined) || undefined} aria-busy={stale || undefined}>
        {ranked && <Podium wins={wins?.slice(0, first)} />}
        {(!wins || wins.length > first) && (
          <BoardTable label={label} wins={wins?.slice(first)} rows={most - first} firstRank={ranked ? first + 1 : undefined} />
        )}
      </div>
    );
  };
  return (
    <section className="winners" aria-label={label}>
      {!withoutTitle && <h2 className="winners-title">{label}</h2>}
      {(ranked || !withoutFilter) && (
        <div className="winners-tools" inert={!hasTexts}>
          {!withoutFilter && (
            <Chips
              label={t('board.categories')}
              chips={[
                { value: '', label: t('common.all') },
                ...categories.map(entry => ({ value: entry.code, label: categoryTitle(entry, t) })),
              ]}
              value={chosen}
              onChoose={value => setAsked({ from: category, category: value })}
            />
          )}
          {ranked && (
            <Chips
              className="chips-small"
              label={t('board.period')}
              chips={PERIODS.map(value => ({ value: String(value), label: t(`board.days-${value}`) }))}
              value={String(days)}
              onChoose={value => setDays(Number(value))}
            />
          )}
        </div>
      )}
      {ranked && isMember && <Own host={host} />}
      {content()}
    </section>
  );
}

/** Its code comes to members only. */
function Own({ host }: { host: HTMLElement }) {
  const { section, error } = useSection(loadOwnPlace);
  if (error) return null;
  return section ? <section.OwnPlace host={host} /> : <span className="own-place skeleton" aria-hidden="true" />;
}
