import { useState, type ReactNode } from 'react';
import type { Lottery, LotteryPlay } from '../../../api/games/lottery.js';
import { payoutRange, type Chosen } from '../../../core/lottery/slip.js';
import { useCore, useLocale, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { Dialog } from '../../../ui/overlay/dialog.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Countdown } from '../../../ui/lottery/countdown.js';
import { pickedNames } from './picked-names.js';
import { playName } from './play-text.js';

interface BetConfirmProps {
  lottery: Lottery;
  play: LotteryPlay;
  chosen: Chosen;
  /** Bets that the choice makes. */
  lines: number;
  /** Minor units for one bet. */
  stake: number;
  /** The draw that takes bets now, which may have become another one since the question was asked. */
  current: { issueNo: string; closesAt: number } | undefined;
  ahead: number;
  /** With the draw that the bet is for; without one the member wants no bet. */
  onAnswer: (issueNo?: string) => void;
}

/** All that a bet is, before it is placed (LOT-14). It follows the clock: a draw that closes meanwhile is said, and the next one offered. */
export function BetConfirm({ lottery, play, chosen, lines, stake, current, ahead, onAnswer }: BetConfirmProps) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const [asked, setAsked] = useState(current?.issueNo);
  if (asked === undefined && current) setAsked(current.issueNo);
  const isLate = asked !== undefined && current?.issueNo !== asked;
  const total = stake * lines;
  const range = payoutRange(play, chosen, stake);
  return (
    <Dialog
      title={t('lottery.confirm-title', { amount: core.money.format(total) })}
      size="message"
      role="alertdialog"
      onClose={() => onAnswer()}
    >
      <div className="ask">
        <p className="ask-draw">
          {current ? (
            <>
              {t('lottery.closes', { issue: current.issueNo })} <Countdown until={current.closesAt} ahead={ahead} />
            </>
          ) : (
            t('lottery.next-soon')
          )}
        </p>
        <p className="ask-late" role="status">
          {isLate && t('lottery.confirm-closed', { issue: asked })}
        </p>
        <dl className="ask-rows">
          <Row name={lottery.name}>{playName(play.code, t)}</Row>
          {pickedNames(chosen, t, locale).map(({ place, names, more }) => (
            <Row key={place} name={play.shape === 'positions' ? t('lottery.place', { number: place + 1 }) : t('lottery.confirm-picks')}>
              {names.join(play.shape === 'positions' ? ' ' : ', ')}
              {more > 0 && ` ${t('lottery.confirm-more', { count: more })}`}
            </Row>
          ))}
          <Row name={t('lottery.stake-each')}>
            <MoneyText amount={stake} />
          </Row>
          <Row name={t('lottery.total')}>
            {t('lottery.lines', { count: lines })} · <MoneyText amount={total} />
          </Row>
          <Row name={t('lottery.win-each')}>
            <span className="ask-win">
              {range.least !== range.most && (
                <>
                  <MoneyText amount={range.least} /> –{' '}
                </>
              )}
              <MoneyText amount={range.most} />
            </span>
          </Row>
        </dl>
      </div>
      <div className="ask-actions">
        <Button size="large" data-autofocus onClick={() => onAnswer()}>
          {t('common.cancel')}
        </Button>
        <Button size="large" kind="primary" aria-disabled={!current || undefined} onClick={() => current && onAnswer(current.issueNo)}>
          {t(isLate ? 'lottery.confirm-next' : 'lottery.confirm-yes')}
        </Button>
      </div>
    </Dialog>
  );
}

function Row({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="tabular">{children}</dd>
    </div>
  );
}
