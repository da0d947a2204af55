import { useRef, useState } from 'react';
import type { ErrorCode } from '../../api/wire/errors.js';
import type { Winner } from '../../api/games/winners.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { pause, play, refreshCw, trophy } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { Link } from '../../ui/atoms/link.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Nothing } from '../../ui/page/nothing.js';
import type { contract } from './contract.js';
import { useDrift } from '../../ui/motion/use-drift.js';
import { useStopped } from '../../ui/motion/use-stopped.js';

const REFRESH = 15_000; // ms
const LIMIT = 20; // CON-24
/** The line begins again after its last win; of those that are seen again then, so many fill the widest window. */
const AGAIN = 12;

/** The latest settled wins, largest first (HOM-10, HOM-11), drifting by; resting the pointer or the focus on them holds them. */
export function WinnerTicker({ withoutPictures, host }: ViewProps<typeof contract>) {
  const { catalogue } = useCore();
  const t = useText();
  const { data, error, loading, refresh } = useQuery({ ...catalogue.winners(), refreshEvery: REFRESH });
  const winners = data?.slice(0, LIMIT);
  const track = useRef<HTMLDivElement>(null);
  const [stopped, setStopped] = useStopped('winners-stopped');
  const [held, setHeld] = useState(false);
  const some = winners !== undefined && winners.length > 0;
  useDrift(track, some && !stopped && !held);
  if (winners?.length === 0) return <Nothing host={host} />;
  if (!winners && error) return <TickerError code={error.code} busy={loading} onRetry={refresh} />;

  const list = (copy: boolean) => (
    <ul className="wins-round" role="list" aria-hidden={copy || undefined}>
      {winners?.slice(0, copy ? AGAIN : LIMIT).map((winner, index) => (
        <Win key={`${index}/${winner.customerName}/${winner.winAmount}`} winner={winner} pictured={!withoutPictures} />
      ))}
    </ul>
  );
  return (
    <section className="wins" aria-label={t('winners.label')} aria-busy={!some || undefined}>
      <Link to="/winners" from={host} className="wins-mark" aria-label={t('winners.top')}>
        <Icon of={trophy} />
        <span className="wins-title">{t('winners.top')}</span>
      </Link>
      <div
        className="wins-window"
        tabIndex={some ? 0 : undefined}
        role="group"
        aria-label={t('winners.label')}
        onPointerEnter={() => setHeld(true)}
        onPointerLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
      >
        <div ref={track} className="wins-track">
          {some && list(false)}
          {some && list(true)}
        </div>
      </div>
      <IconButton
        size="small"
        className="wins-stop"
        icon={stopped ? play : pause}
        filled
        label={t(stopped ? 'winners.play' : 'winners.pause')}
        onClick={() => setStopped(!stopped)}
      />
    </section>
  );
}

function TickerError({ code, busy, onRetry }: { code: ErrorCode; busy: boolean; onRetry(): void }) {
  const t = useText();
  return (
    <section className="wins" aria-label={t('winners.label')} role="alert">
      <span className="wins-failed">{t(`error.${code}`)}</span>
      <IconButton size="small" className="wins-stop" icon={refreshCw} filled busy={busy} label={t('common.retry')} onClick={onRetry} />
    </section>
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
