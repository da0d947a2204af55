import type { Game } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { GameCard, GameCardSkeleton } from '../../ui/games/game-card.js';

const MOST = 12;

/** Other games of the same vendor. What does not come, and a vendor's only game, leave nothing: the game itself stands. */
export function MoreOfVendor({ game, host }: { game: Game; host: HTMLElement }) {
  const { catalogue } = useCore();
  const t = useText();
  const { data, error } = useQuery(catalogue.games({ vendorCode: game.vendorCode, page: 1, pageSize: MOST + 1 }));
  const others = data?.games.filter(({ id }) => id !== game.id).slice(0, MOST);
  if (others?.length === 0 || (!others && error !== undefined)) return null;
  const title = t('game.more-of', { vendor: game.vendorName });
  return (
    <section className="more" aria-label={title}>
      <h2 className="more-title">{title}</h2>
      <ul className="more-grid" part="grid" role="list" data-keys="" aria-busy={!others || undefined}>
        {(others ?? Array.from({ length: MOST }, () => undefined)).map((other, index) => (
          <li key={other?.id ?? index}>{other ? <GameCard game={other} host={host} amongHot /> : <GameCardSkeleton />}</li>
        ))}
      </ul>
    </section>
  );
}
