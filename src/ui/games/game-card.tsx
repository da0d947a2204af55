import { memo, useRef, useState } from 'react';
import type { Game } from '../../api/games/games.js';
import { gameAddress } from '../../core/games/game-address.js';
import { useCore, useText } from '../../element/core-context.js';
import { Link } from '../atoms/link.js';
import { FavouriteButton } from './favourite-button.js';
import { LazyImage } from './lazy-image.js';

interface GameCardProps {
  game: Game;
  /** The element that raises gp-launch. */
  host: HTMLElement;
  /** In the first view: the picture is asked for at once. */
  eager?: boolean;
  /** Stands among games that are nearly all hot: the badge would tell nothing. */
  amongHot?: boolean;
}

/**
 * A game: a click anywhere plays it; heart and free trial are controls of their own (LOB-26..28). Where the page knows the site,
 * it is a link to the game's page there, which a plain click does not follow.
 */
export const GameCard = memo(function GameCard({ game, host, eager, amongHot }: GameCardProps) {
  const { config, launch, status } = useCore();
  const t = useText();
  const [busy, setBusy] = useState(false);
  // Known in the tap itself, before anything is drawn again.
  const taken = useRef(false);
  const take = (now: boolean) => setBusy((taken.current = now));
  const start = (demo: boolean) => {
    if (taken.current) return;
    take(true);
    // Core says on the page what failed; here is nothing left to tell.
    const done = () => take(false);
    launch.game(game, { demo, from: host }).then(done, done);
  };
  const action = {
    className: 'card-action',
    'data-asks': 'launch',
    'aria-label': t('game.play-name', { name: game.name }),
    title: game.name,
    children: game.name,
  };
  const hasAddress = config.siteUrl !== undefined || config.navigation === 'history';
  return (
    <article className="card game-card" part="card" aria-busy={busy || undefined} data-maintenance={game.inMaintenance || undefined}>
      <div className="card-art" part="art">
        <LazyImage src={game.imageUrl} title={game.name} eager={eager} className="card-image" />
        {game.inMaintenance ? (
          <span className="badge badge-quiet">{t('game.maintenance')}</span>
        ) : (
          <>
            {game.isHot && !amongHot && (
              <span className="badge" part="badge">
                {t('game.hot')}
              </span>
            )}
            <span className="card-cta" part="play" aria-hidden="true">
              {t('game.play')}
            </span>
          </>
        )}
      </div>
      <div className="card-text">
        <h3 className="card-name">
          {hasAddress ? (
            <Link {...action} to={gameAddress(game)} from={host} onFollow={() => start(false)} />
          ) : (
            <button type="button" {...action} onClickCapture={() => start(false)} />
          )}
        </h3>
        <p className="card-note">{game.vendorName}</p>
      </div>
      {game.hasFreeTrial && !game.inMaintenance && !status.lacks('launchDemo') && (
        <button
          type="button"
          className="card-trial"
          part="trial"
          aria-label={`${t('game.demo')}: ${game.name}`}
          onClickCapture={() => start(true)}
        >
          {t('game.demo')}
        </button>
      )}
      <FavouriteButton game={game} host={host} />
    </article>
  );
});

/** The box of a game card before the game is known. */
export function GameCardSkeleton() {
  return (
    <div className="card game-card card-waiting" aria-hidden="true">
      <div className="card-art skeleton" />
    </div>
  );
}
