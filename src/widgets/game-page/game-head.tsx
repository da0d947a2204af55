import { useState } from 'react';
import type { Game } from '../../api/games/games.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Link } from '../../ui/atoms/link.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, play } from '../../ui/atoms/icons.js';
import { categoryTag, categoryTitle } from '../../ui/games/category-title.js';
import { FavouriteButton } from '../../ui/games/favourite-button.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { ShareButton } from './share-button.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

interface GameHeadProps {
  game: Game;
  host: HTMLElement;
}

/** The game itself, and what can be done with it. */
export function GameHead({ game, host }: GameHeadProps) {
  const core = useCore();
  const hasTrial = game.hasFreeTrial && !game.inMaintenance && !core.status.lacks('launchDemo');
  const t = useText();
  const [busy, setBusy] = useState(false);
  const categories = useQuery(core.catalogue.categories()).data;
  const category = categories?.find(({ code }) => code === game.type);
  const start = (demo: boolean) => {
    setBusy(true);
    // Core says on the page what failed.
    const done = () => setBusy(false);
    void core.launch.game(game, { demo, from: host }).then(done, done);
  };
  const kind = category?.subcategories.find(({ code }) => code === game.subcategory);
  const facts = [
    { name: t('lobby.subcategories'), value: kind?.name },
    { name: t('lobby.min-bet'), value: game.minBet > 0 && core.money.format(game.minBet) },
    { name: t('lobby.lines'), value: game.minLines > 0 && numberFormat(core.language.locale()).format(game.minLines) },
    { name: t('game.demo'), value: hasTrial && t('game.demo-is-open') },
  ].filter(({ value }) => value);
  return (
    <section className="head" aria-label={game.name}>
      <div className="picture card" data-maintenance={game.inMaintenance || undefined}>
        <LazyImage src={game.imageUrl} title={game.name} eager className="card-image" />
        {game.inMaintenance && <span className="badge badge-quiet">{t('game.maintenance')}</span>}
        <FavouriteButton game={game} host={host} />
      </div>
      <div className="about">
        {category && (
          <Link className="up" lang={categoryTag(category)} to={core.navigation.categoryPath(category.code)} from={host}>
            <Icon of={arrowLeft} mirrored />
            {categoryTitle(category, t)}
          </Link>
        )}
        <h2 className="name">{game.name}</h2>
        <dl className="facts">
          <div>
            <dt>{t('lobby.provider')}</dt>
            <dd>
              <Link to={vendorPath(core.navigation.categoryPath(game.type), game.vendorCode)} from={host}>
                {game.vendorName}
              </Link>
            </dd>
          </div>
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ))}
        </dl>
        <div className="ways">
          {!game.inMaintenance && (
            <Button kind="primary" size="large" icon={play} busy={busy} onClick={() => start(false)}>
              {t('game.play')}
            </Button>
          )}
          {hasTrial && (
            <Button size="large" busy={busy} onClick={() => start(true)}>
              {t('game.demo')}
            </Button>
          )}
          <ShareButton game={game} />
        </div>
        {game.inMaintenance && <p className="rests">{t('game.rests')}</p>}
      </div>
    </section>
  );
}

/** The list of the vendor's games. */
function vendorPath(category: string, vendorCode: string): string {
  return `${category}${category.includes('?') ? '&' : '?'}vassalage=${encodeURIComponent(vendorCode)}`;
}
