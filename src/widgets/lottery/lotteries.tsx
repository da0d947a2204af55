import { useEffect, useState } from 'react';
import { lotteryMenu, recentLotteries } from '../../core/lottery/lottery-queries.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { ticket } from '../../ui/atoms/icons.js';
import { useArrowKeys } from '../../ui/keyboard/use-arrow-keys.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';
import { LotteryList } from './lottery-list.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { useLotteryLaunch } from './use-lottery-launch.js';
import { useOpenLottery } from './use-open-lottery.js';
import { usePrizeMode } from './use-prize-mode.js';

/** A lottery's own page; the list does without it. */
const loadGamePage = () => import('./game/game-page.js');

/** The lotteries of a prize mode: their list, or one of them. */
export function Lotteries(props: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  useArrowKeys();
  const { gameCode, open, place } = useOpenLottery(props, props.host);
  const prizeMode = usePrizeMode(props.prizeMode);
  const { data: menu, error, refresh } = useQuery(prizeMode && lotteryMenu(core, prizeMode));
  const state = useStore(core.session.store, ({ state }) => state);
  const hasSession = state === 'real';
  // They stand above the others, which would make room for them.
  const recent = useQuery(gameCode === '' && hasSession && prizeMode ? recentLotteries(core, prizeMode) : undefined);
  // What stands stays, whoever signs in.
  const [hasStood, setStood] = useState(false);
  const isVisitor = state === 'logged-out' || state === 'trial';
  const knowsRecent = hasStood || gameCode !== '' || isVisitor || recent.data !== undefined || recent.error !== undefined;
  const { error: launchError, retry: openAgain } = useLotteryLaunch(prizeMode, gameCode);
  const page = useLate(loadGamePage, gameCode !== '');
  const GamePage = page.code?.GamePage;
  const lottery = menu?.games.find(({ code }) => code === gameCode);
  const rule = menu?.numberRules.find(({ code }) => code === lottery?.numberRule);

  const stands = hasTexts && menu !== undefined && gameCode === '' && knowsRecent;
  useEffect(() => {
    if (stands) setStood(true);
  }, [stands]);

  if (error && !menu) return <div className="lottery">{<ErrorCard error={error} title={t('lottery.failed')} onRetry={refresh} />}</div>;
  if (!hasTexts || !menu || !prizeMode || !knowsRecent || (lottery && !GamePage && page.error === undefined))
    return <Waiting one={gameCode !== ''} />;
  return (
    <div ref={place} className="lottery">
      {gameCode === '' && (
        <LotteryList
          menu={menu}
          recent={recent.data ?? []}
          prizeMode={prizeMode}
          group={props.group}
          withoutSearch={props.withoutSearch}
          withoutHeading={props.followRoute}
          host={props.host}
          onOpen={open}
        />
      )}
      {gameCode !== '' && !(lottery && rule) && (
        <EmptyState icon={ticket} title={t('lottery.not-here-title')} text={t('lottery.not-here-text')}>
          <Button onClick={() => open('')}>{t('lottery.all')}</Button>
        </EmptyState>
      )}
      {lottery && page.error !== undefined && <ErrorCard error={page.error} onRetry={page.retry} />}
      {lottery && rule && GamePage && (
        <GamePage
          key={lottery.code}
          lottery={lottery}
          rule={rule}
          menu={menu}
          launchError={launchError}
          onLaunch={openAgain}
          onBack={() => open('')}
          host={props.host}
          onBet={({ gameCode, issueNo, stake }) => props.emit('gp-lottery-bet', { gameCode, issueNo, stake })}
        />
      )}
    </div>
  );
}

/** The size of what comes. */
function Waiting({ one }: { one: boolean }) {
  const t = useText();
  return (
    <div className="lottery" aria-busy="true">
      <span className="visually-hidden" role="status">
        {t('common.loading')}
      </span>
      <Skeleton className="lottery-skeleton-bar" />
      {one ? (
        <Skeleton className="lottery-skeleton-page" />
      ) : (
        <div className="lottery-grid">
          {Array.from({ length: 9 }, (_, index) => (
            <Skeleton key={index} className="lottery-skeleton-card" />
          ))}
        </div>
      )}
    </div>
  );
}
