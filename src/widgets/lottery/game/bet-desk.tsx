import { useEffect, useState } from 'react';
import { isPlatformError } from '../../../api/wire/errors.js';
import type { Lottery, LotteryBet, LotteryMenu, LotteryPlay, NumberRule } from '../../../api/games/lottery.js';
import type { MessageText } from '../../../core/parts/core.js';
import { errorText, formText } from '../../../core/format/error-text.js';
import { placeBet } from '../../../core/lottery/place-bet.js';
import { isUnsure } from '../../../core/data/unsettled.js';
import { countLines, emptyChoice, quickPick, selectionText, type Chosen } from '../../../core/lottery/slip.js';
import { useCore, useStore, useText } from '../../../element/core-context.js';
import { Chips } from '../../../ui/atoms/chips.js';
import { BetBoard } from './bet-board.js';
import { BetConfirm } from './bet-confirm.js';
import { BetSlip, type SlipMessage } from './bet-slip.js';
import { BetRow } from './my-bets.js';
import { oddsOfAll, oddsText, percentText, playAbout, playName } from './play-text.js';
import { TrialNote } from './trial-note.js';
import type { useBets } from './use-bets.js';

interface BetDeskProps {
  lottery: Lottery;
  rule: NumberRule;
  menu: LotteryMenu;
  /** The draw that takes bets; undefined for the moment between two. */
  current: { issueNo: string; closesAt: number } | undefined;
  /** How far the platform's clock is ahead of this machine's, milliseconds. */
  ahead: number;
  /** Which draw that is, is not known yet. */
  loading: boolean;
  /** The lottery takes no bets at all now. */
  closed: boolean;
  bets: ReturnType<typeof useBets>;
  host: HTMLElement;
  onBet: (bet: LotteryBet) => void;
  onShowBets: () => void;
}

const FIRST_STAKE = 100;
const SHOWN_BETS = 3;

/** Choosing a play and its numbers, the slip, and placing the bet (LOT-14). Nothing chosen is lost when a bet fails. */
export function BetDesk({ lottery, rule, menu, current, ahead, loading, closed, bets, host, onBet, onShowBets }: BetDeskProps) {
  const core = useCore();
  const t = useText();
  const locale = core.language.locale();
  const [play, setPlay] = useState<LotteryPlay>(rule.plays[0]!);
  const [choices, setChoices] = useState<Readonly<Record<string, Chosen>>>({});
  const [stake, setStake] = useState<number | undefined>(FIRST_STAKE);
  const [asks, setAsks] = useState(false);
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<SlipMessage>();
  const sessionState = useStore(core.session.store, ({ state }) => state);
  const mayBet = sessionState === 'real' && !closed;
  useEffect(() => {
    if (!mayBet) setAsks(false);
  }, [mayBet]);
  useEffect(() => {
    if (sessionState !== 'real') setMessage(undefined);
  }, [sessionState]);
  const chosen = choices[play.code] ?? emptyChoice(play);
  const lines = countLines(play, chosen);
  const odds = oddsOfAll(play);
  const choose = (next: Chosen) => {
    setMessage(undefined);
    setChoices(before => ({ ...before, [play.code]: next }));
  };

  function ask(): void {
    if (core.access.ask('launch', ask, host)) setAsks(true);
  }
  async function place(issueNo: string, unitStake: number): Promise<void> {
    const token = core.session.token();
    const say = (text: SlipMessage) => core.session.token() === token && setMessage(text);
    setBusy(true);
    setMessage(undefined);
    try {
      const bet = await placeBet(core, { gameCode: lottery.code, issueNo, play: play.code, selection: selectionText(chosen), unitStake });
      // What was chosen meanwhile is for the next bet.
      setChoices(before => (before[play.code] === chosen ? { ...before, [play.code]: emptyChoice(play) } : before));
      say({ tone: 'good', text: t('lottery.placed', { issue: bet.issueNo, amount: core.money.format(bet.stake) }), issueNo });
      onBet(bet);
    } catch (error) {
      if (isPlatformError(error) && error.code === 'aborted') return;
      const unsure = isUnsure(error);
      const { key, values }: MessageText = unsure ? { key: 'lottery.unsure', values: undefined } : formText(errorText(error));
      say({ tone: 'bad', text: t(key, values), issueNo: unsure ? issueNo : undefined });
      if (unsure) bets.refresh();
    } finally {
      setBusy(false);
    }
  }

  // In another draw the same bet would be another one.
  const isOver = message?.issueNo !== undefined && message.issueNo !== current?.issueNo;
  const open = (bets.bets ?? []).slice(0, SHOWN_BETS);
  return (
    <div className="desk">
      <div className="desk-board">
        {sessionState === 'trial' && <TrialNote />}
        <Chips
          label={t('lottery.plays')}
          chips={rule.plays.map(({ code }) => ({ value: code, label: playName(code, t) }))}
          value={play.code}
          onChoose={code => {
            setMessage(undefined);
            setPlay(rule.plays.find(found => found.code === code) ?? play);
          }}
        />
        <p className="desk-about">{playAbout(play, t)}</p>
        <p className="faint">
          {odds !== undefined && `${t('lottery.pays', { odds: oddsText(odds, locale) })} · `}
          {t('lottery.returns', { share: percentText(play.returnToPlayer, locale) })}
        </p>
        <BetBoard play={play} kind={rule.kind} chosen={chosen} onChoose={choose} onQuickPick={() => choose(quickPick(play))} />
      </div>
      <aside className="desk-side">
        <BetSlip
          play={play}
          chosen={chosen}
          lines={lines}
          most={menu.maxLines}
          least={menu.minStake}
          stake={stake}
          onStake={value => {
            setMessage(undefined);
            setStake(value);
          }}
          busy={busy}
          open={current !== undefined}
          loading={loading}
          message={isOver ? undefined : message}
          onPlace={ask}
        />
        {open.length > 0 && (
          <section className="desk-bets" aria-label={t('lottery.tab-my-bets')}>
            <h3>{t('lottery.tab-my-bets')}</h3>
            <ul role="list">
              {open.map((bet: LotteryBet) => (
                <li key={bet.id}>
                  <BetRow bet={bet} kind={rule.kind} />
                </li>
              ))}
            </ul>
            <button type="button" className="link" onClick={onShowBets}>
              {t('lottery.all-my-bets')}
            </button>
          </section>
        )}
      </aside>
      {asks && mayBet && lines > 0 && stake !== undefined && (
        <BetConfirm
          lottery={lottery}
          play={play}
          chosen={chosen}
          lines={lines}
          stake={stake}
          current={current}
          ahead={ahead}
          onAnswer={issueNo => {
            setAsks(false);
            if (issueNo) void place(issueNo, stake);
          }}
        />
      )}
    </div>
  );
}
