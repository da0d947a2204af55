import { useState } from 'react';
import { errorCode, PlatformError } from '../../../api/wire/errors.js';
import type { Lottery, LotteryBet, LotteryMenu, NumberRule } from '../../../api/games/lottery.js';
import type { OnTime } from '../../../core/data/on-time.js';
import { useCore, useText } from '../../../element/core-context.js';
import { part } from '../../../element/part.js';
import { IconButton } from '../../../ui/atoms/button.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { FavouriteButton } from '../../../ui/games/favourite-button.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { arrowLeft, trophy } from '../../../ui/atoms/icons.js';
import { Tabs } from '../../../ui/atoms/tabs.js';
import { BallPlaces, Balls } from '../../../ui/lottery/balls.js';
import board from './bet-board.css';
import confirm from './bet-confirm.css';
import desk from './bet-desk.css';
import { BetDesk } from './bet-desk.js';
import slip from './bet-slip.css';
import { Countdown } from '../../../ui/lottery/countdown.js';
import page from './game-page.css';
import bets from './my-bets.css';
import { MyBets } from './my-bets.js';
import { periodText } from './period-text.js';
import results from './results.css';
import { Results } from './results.js';
import rules from './rules.css';
import { Rules } from './rules.js';
import trial from './trial-note.css';
import { useBets } from './use-bets.js';
import { useDraws } from './use-draws.js';
import { localDigits } from '../../../texts/forms/local-digits.js';

export interface GamePageProps {
  lottery: Lottery;
  rule: NumberRule;
  menu: OnTime<LotteryMenu>;
  /** Why the platform does not open it now. */
  launchError?: unknown;
  /** Asks it to open once more. */
  onLaunch: () => void;
  onBack: () => void;
  host: HTMLElement;
  onBet: (bet: LotteryBet) => void;
}

/** One lottery: countdown and last numbers, bet board, the member's bets, results and rules. */
export const GamePage = part(GamePageView, { css: [page, desk, board, slip, confirm, trial, bets, results, rules] });

function GamePageView({ lottery, rule, menu, launchError, onLaunch, onBack, host, onBet }: GamePageProps) {
  const core = useCore();
  const t = useText();
  const [tab, setTab] = useState('bet');
  const { draws, current, ahead, isDrawing, error, refresh } = useDraws(lottery.code);
  const [last] = draws ?? [];
  const own = useBets(lottery.code, last?.issueNo);
  const { news } = own;
  const tabs = (['bet', 'my-bets', 'results', 'rules'] as const).map(value => ({ value, label: t(`lottery.tab-${value}`) }));
  const isClosed = lottery.inMaintenance || launchError !== undefined;
  const closedBy = launchError ?? new PlatformError('game-maintenance', 'The lottery is in maintenance.');

  return (
    <article className="lottery-page" aria-label={lottery.name}>
      <header className="lottery-page-head">
        <IconButton icon={arrowLeft} mirrored label={t('lottery.back')} onClick={onBack} />
        <div>
          <h2 tabIndex={-1}>{lottery.name}</h2>
          <p className="faint">{periodText(lottery.every, core.language.locale(), t)}</p>
        </div>
        <FavouriteButton game={lottery} host={host} />
      </header>
      {error ? (
        <ErrorCard error={error} title={t('lottery.draws-failed')} onRetry={refresh} />
      ) : (
        <section className="hero" aria-label={t('lottery.draws')}>
          <div className="hero-next">
            <p className="faint">{current ? t('lottery.closes', { issue: current.issueNo }) : t('lottery.next-soon')}</p>
            <Countdown className="hero-time" until={current?.closesAt} ahead={ahead} />
          </div>
          <div className="hero-last">
            <p className="faint">
              {isDrawing
                ? t('lottery.drawing')
                : last
                  ? t('lottery.last', { issue: last.issueNo })
                  : draws
                    ? t('lottery.first-draw')
                    : t('common.loading')}
            </p>
            {isDrawing || !last ? (
              <BallPlaces kind={rule.kind} count={rule.count} />
            ) : (
              <Balls kind={rule.kind} numbers={last.numbers} size="large" />
            )}
          </div>
        </section>
      )}
      <p className="visually-hidden" role="status">
        {last && !isDrawing
          ? t('lottery.drawn', { issue: last.issueNo, numbers: localDigits(last.numbers.join(', '), core.language.locale()) })
          : ''}
      </p>
      <div role="status" className="news-place">
        {news && (
          <p key={news.issueNo} className="news" data-won={news.payout > news.stake || undefined}>
            <Icon of={trophy} />
            {t(`lottery.${news.payout > news.stake ? 'won' : news.payout > 0 ? 'paid' : 'lost'}`, {
              issue: news.issueNo,
              amount: core.money.format(news.payout),
            })}
          </p>
        )}
      </div>
      <Tabs label={t('lottery.parts')} tabs={tabs} value={tab} onChoose={setTab}>
        {/* Kept while another tab is looked at: what is chosen is not lost. */}
        <div hidden={tab !== 'bet'}>
          {isClosed && (
            <ErrorCard
              error={closedBy}
              title={errorCode(closedBy) === 'game-maintenance' ? t('lottery.maintenance') : undefined}
              onRetry={launchError === undefined ? undefined : onLaunch}
            />
          )}
          <div className="desk-place" hidden={isClosed}>
            <BetDesk
              lottery={lottery}
              rule={rule}
              menu={menu}
              current={current}
              ahead={ahead}
              loading={!draws}
              closed={isClosed}
              bets={own}
              host={host}
              onBet={onBet}
              onShowBets={() => setTab('my-bets')}
            />
          </div>
        </div>
        {tab === 'my-bets' && <MyBets lottery={lottery} rule={rule} own={own} host={host} />}
        {tab === 'results' && <Results lottery={lottery} rule={rule} />}
        {tab === 'rules' && <Rules rule={rule} />}
      </Tabs>
    </article>
  );
}
