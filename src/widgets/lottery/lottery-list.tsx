import { useState } from 'react';
import type { PrizeMode } from '../../api/games/games.js';
import type { Lottery, LotteryMenu } from '../../api/games/lottery.js';
import { findLotteries } from '../../core/lottery/find-lotteries.js';
import type { OnTime } from '../../core/data/on-time.js';
import { lastNumbers } from '../../core/lottery/lottery-queries.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { tagOfText } from '../../ui/html/tag-of-text.js';
import { Button, IconButton } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, heart, search as searchIcon } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { LotteryCard } from '../../ui/lottery/lottery-card.js';
import { hasDays } from './calendar/draw-days.js';

interface LotteryListProps {
  menu: OnTime<LotteryMenu>;
  /** Those that the member opened last. */
  recent: readonly Lottery[];
  prizeMode: PrizeMode;
  /** Shown first. */
  group: string;
  withoutSearch: boolean;
  /** The page has a heading that says what they are. */
  withoutHeading: boolean;
  host: HTMLElement;
  onOpen: (gameCode: string) => void;
}

const ALL = 'all';
const FAVOURITES = 'favourites';
const CALENDAR = 'calendar';
const SEARCH_LENGTH = 60;
const RECENT = 4;
/** Most visits do without it. */
const loadCalendar = () => import('./calendar/draw-calendar.js');

/** The lotteries by group (LOT-01, LOT-02), found by name, with those that the member opened last (LOT-04). */
export function LotteryList({ menu, recent, prizeMode, group, withoutSearch, withoutHeading, host, onOpen }: LotteryListProps) {
  const core = useCore();
  const t = useText();
  const [tab, setTab] = useState(() => (menu.gameMenus.some(({ code }) => code === group) ? group : ALL));
  const [text, setText] = useState('');
  const favourites = useStore(core.favourites.store, ({ ids }) => ids);
  const last = useQuery(lastNumbers(core, prizeMode)).data;
  const found = findLotteries(menu.games, text);
  const shown = text.trim() ? found : inTab(found, tab, favourites);
  const isCalendar = tab === CALENDAR && !text.trim();
  const Title = withoutHeading ? 'p' : 'h2';
  const calendar = useLate(loadCalendar, isCalendar);

  const choose = (value: string) => {
    setText('');
    if (value !== FAVOURITES || core.access.ask('favourites', () => setTab(FAVOURITES), host)) setTab(value);
  };
  const cards = (lotteries: readonly Lottery[]) => (
    <ul className="lottery-grid" role="list" data-keys="">
      {lotteries.map(lottery => (
        <li key={lottery.code}>
          <LotteryCard lottery={lottery} menu={menu} numbers={last && (last.get(lottery.code) ?? [])} host={host} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
  const tabs = [
    { value: ALL, label: t('lottery.all') },
    { value: FAVOURITES, label: t('lottery.favourites') },
    ...menu.gameMenus.map(({ code, title, lang }) => ({ value: code, label: title, lang: tagOfText(lang) })),
    ...(menu.games.some(hasDays) ? [{ value: CALENDAR, label: t('lottery.calendar') }] : []),
  ];
  return (
    <>
      <div className="lottery-head">
        {withoutHeading && (
          <IconButton
            className="lottery-home"
            icon={arrowLeft}
            mirrored
            label={t('nav.home')}
            onClick={() => core.navigation.navigate('/', { from: host })}
          />
        )}
        {/* The full site's screen has a heading of its own, which says the same. */}
        <Title className="lottery-title" tabIndex={-1}>
          {t('lottery.title')}
        </Title>
        {!withoutSearch && (
          <label className="lottery-search">
            <Icon of={searchIcon} />
            <span className="visually-hidden">{t('lottery.search')}</span>
            <input
              type="search"
              value={text}
              maxLength={SEARCH_LENGTH}
              placeholder={t('lottery.search')}
              autoComplete="off"
              spellCheck={false}
              onChange={event => setText(event.target.value)}
            />
          </label>
        )}
      </div>
      {recent.length > 0 && !text.trim() && (
        <section className="lottery-recent" aria-label={t('lottery.recent')}>
          <h2>{t('lottery.recent')}</h2>
          <ul className="chips" role="list">
            {recent.slice(0, RECENT).map(({ code, name }) => (
              <li key={code}>
                <button type="button" className="chip" part="chip" onClick={() => onOpen(code)}>
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <Tabs label={t('lottery.groups')} tabs={tabs} value={tab} onChoose={choose}>
        <p className="visually-hidden" role="status">
          {t('lottery.found', { count: shown.length })}
        </p>
        {isCalendar && <Calendar {...calendar} lotteries={menu.games} onOpen={onOpen} />}
        {shown.length > 0 &&
          !isCalendar &&
          (tab === ALL && !text.trim() ? (
            menu.gameMenus.map(({ code, title, lang }) => (
              <section key={code} className="lottery-group" aria-label={title}>
                <h2 lang={tagOfText(lang)}>{title}</h2>
                {cards(menu.games.filter(({ groupCode }) => groupCode === code))}
              </section>
            ))
          ) : (
            <>
              <h2 className="visually-hidden">{text.trim() ? t('lottery.search') : tabs.find(({ value }) => value === tab)?.label}</h2>
              {cards(shown)}
            </>
          ))}
        {shown.length === 0 && text.trim() !== '' && (
          <EmptyState icon={searchIcon} title={t('lottery.none-found')}>
            <Button onClick={() => setText('')}>{t('lottery.clear-search')}</Button>
          </EmptyState>
        )}
        {shown.length === 0 && text.trim() === '' && (
          <EmptyState icon={heart} title={t('lottery.no-favourites-title')} text={t('lottery.no-favourites-text')} />
        )}
      </Tabs>
    </>
  );
}

interface CalendarProps extends ReturnType<typeof useLate<Awaited<ReturnType<typeof loadCalendar>>>> {
  lotteries: readonly Lottery[];
  onOpen: (gameCode: string) => void;
}

function Calendar({ code, error, retry, ...props }: CalendarProps) {
  if (error !== undefined) return <ErrorCard error={error} onRetry={retry} />;
  return code ? <code.DrawCalendar {...props} /> : <Skeleton className="lottery-skeleton-page" />;
}

function inTab(lotteries: readonly Lottery[], tab: string, favourites: ReadonlySet<string>): readonly Lottery[] {
  if (tab === ALL || tab === CALENDAR) return lotteries;
  return lotteries.filter(({ id, groupCode }) => (tab === FAVOURITES ? favourites.has(id) : groupCode === tab));
}
