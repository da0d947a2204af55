import type { Winner } from '../../api/games/winners.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { trophy } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Ticker } from '../../ui/motion/ticker.js';
import { Nothing } from '../../ui/page/nothing.js';
import type { contract } from './contract.js';

const REFRESH = 15_000; // ms
const LIMIT = 20; // CON-24
/** The line begins again after its last win; of those that are seen again then, so many fill the widest window. */
const AGAIN = 12;

/** The latest settled wins, largest first (HOM-10, HOM-11), drifting by. */
export function WinnerTicker({ withoutPictures, host }: ViewProps<typeof contract>) {
  const { catalogue } = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery({ ...catalogue.winners(), refreshEvery: REFRESH });
  const winners = data?.slice(0, LIMIT);
  if (winners?.length === 0) return <Nothing host={host} />;
  const entries = (copy: boolean) =>
    winners
      ?.slice(0, copy ? AGAIN : LIMIT)
      .map((winner, index) => (
        <Win key={`${index}/${winner.customerName}/${winner.winAmount}`} winner={winner} pictured={!withoutPictures} />
      ));
  return (
    <Ticker
      label={t('winners.label')}
      name="winners-stopped"
      pauseText="winners.pause"
      playText="winners.play"
      takesFocus
      mark={
        <Link to="/winners" from={host} className="ticker-mark" aria-label={t('winners.top')}>
          <Icon of={trophy} />
          <span className="wins-title">{t('winners.top')}</span>
        </Link>
      }
      entries={winners && entries}
      failed={!winners && error ? { error, loading, refresh } : undefined}
    />
  );
}

function Win({ winner, pictured }: { winner: Winner; pictured: boolean }) {
  return (
    <li className="win" part="entry">
      {pictured && <LazyImage src={winner.iconUrl} title={winner.gameName} className="win-picture" />}
      {winner.customerName}
      <MoneyText amount={winner.winAmount} className="win-amount" />
      <span className="win-game">{winner.gameName}</span>
    </li>
  );
}
