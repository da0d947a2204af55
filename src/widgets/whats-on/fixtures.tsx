import { useMemo, type CSSProperties } from 'react';
import type { Fixture } from '../../api/games/fixtures.js';
import { fixtures } from '../../core/games/fixtures.js';
import { timeLeft } from '../../core/lottery/draw-times.js';
import { useCore, useLocale, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { useSecondsLeft } from '../../ui/lottery/use-seconds-left.js';
import { Rail } from '../../ui/motion/rail.js';
import { usePlaces } from './use-places.js';
import { Nothing } from '../../ui/page/nothing.js';
import { isWithout, OnFailed } from './on-failed.js';
import { OnSkeleton } from './on-skeleton.js';
import { numberFormat } from '../../texts/forms/forms-of.js';
import { localDigits } from '../../texts/forms/local-digits.js';

/** What each pick is called in short and in full, in the order in which odds are read. */
const PICKS = [
  { pick: 'home', short: '1', full: 'on.home' },
  { pick: 'draw', short: 'X', full: 'on.draw' },
  { pick: 'away', short: '2', full: 'on.away' },
] as const;

interface FixturesProps {
  category: string;
  host: HTMLElement;
}

/** What runs above, what comes next below it; odds lead into the game, where they are chosen. */
export function Fixtures({ category, host }: FixturesProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data, error, loading, refresh } = useQuery(fixtures(core, category));
  const locale = core.language.locale();
  const odds = useMemo(() => numberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }), [locale]);
  const places = usePlaces(data ? inPairs(data.list, Date.now() + data.ahead).map(({ id }) => id) : []);
  if (data?.list.length === 0 || (!data && isWithout(error))) return <Nothing host={host} />;
  if (!data && error !== undefined) return <OnFailed error={error} busy={loading} onRetry={refresh} />;
  if (!data || !hasTexts) return <OnSkeleton />;
  return (
    <Rail className="on" title={t('on.title')}>
      {places.map((id, place) => {
        const fixture = data.list.find(one => one.id === id);
        if (!fixture) return <li key={place} className="on-fixture on-gone" aria-hidden="true" />;
        return (
          <li key={id} className="on-fixture" part="fixture">
            <FixtureCard fixture={fixture} ahead={data.ahead} odds={odds} host={host} />
          </li>
        );
      })}
    </Rail>
  );
}

/**
 * One that runs, or where none does one that comes first, and one that comes after it, in turn: the list has two rows, filled from
 * its start. Later each keeps its place, so that beside what runs by then there are odds still.
 */
function inPairs(list: readonly Fixture[], now: number): Fixture[] {
  const first = Math.max(now, Math.min(...list.map(({ startsAt }) => startsAt)));
  const running = list.filter(({ startsAt }) => startsAt <= first);
  const coming = list.filter(({ startsAt }) => startsAt > first);
  const pairs = running.flatMap((fixture, index) => [fixture, ...coming.slice(index, index + 1)]);
  return [...pairs, ...coming.slice(running.length)];
}

/** A side keeps its colour. */
function hueOf(side: string): number {
  return [...side].reduce((sum, letter) => sum * 7 + (letter.codePointAt(0) ?? 0), 0) % 360;
}

interface FixtureCardProps {
  fixture: Fixture;
  /** How far the platform's clock is ahead of this machine's, in milliseconds. */
  ahead: number;
  odds: Intl.NumberFormat;
  host: HTMLElement;
}

function FixtureCard({ fixture, ahead, odds, host }: FixtureCardProps) {
  const { launch } = useCore();
  const t = useText();
  const locale = useLocale();
  const left = useSecondsLeft(fixture.startsAt, ahead);
  const { title, home, away, score, clock, prices, game } = fixture;
  const play = (pick?: string) =>
    void launch.game(game, { from: host, bet: pick ? { fixtureId: fixture.id, pick } : undefined }).catch(() => undefined);
  const isOpen = left > 0;
  const shown = isOpen ? PICKS.flatMap(each => prices.filter(({ pick }) => pick === each.pick).map(price => ({ ...each, ...price }))) : [];
  return (
    <>
      <p className="on-head">
        <span className="on-sport">{title}</span>
        {isOpen ? (
          <span className="on-time tabular" role="timer">
            {t('on.starts-in', { time: localDigits(timeLeft(left * 1_000, ''), locale) })}
          </span>
        ) : (
          <span className="on-live tabular">
            {t('on.live')} {clock && localDigits(clock, locale)}
          </span>
        )}
      </p>
      <p className="on-sides">
        {[home, away].map((side, index) => (
          <span key={index} className="on-side">
            <span className="on-crest" data-letter={[...side][0]} style={{ '--hue': hueOf(side) } as CSSProperties} />
            <span className="on-name">{side}</span>
            {!isOpen && score && <span className="on-score tabular">{localDigits(score[index] ?? '', locale)}</span>}
          </span>
        ))}
      </p>
      <div className="on-prices">
        {shown.map(({ pick, short, full, odds: price }) => (
          <button key={pick} type="button" className="on-price" onClickCapture={() => play(pick)}>
            <span className="on-pick" aria-hidden="true">
              {short}
            </span>
            <span className="visually-hidden">{t(full, { home, away })}</span>
            <span className="on-odds tabular">{odds.format(price)}</span>
          </button>
        ))}
        {shown.length === 0 && (
          <button type="button" className="on-price" onClickCapture={() => play()}>
            {t(isOpen ? 'on.open' : 'on.watch')}
            <span className="visually-hidden">
              {home} – {away}
            </span>
          </button>
        )}
      </div>
    </>
  );
}
