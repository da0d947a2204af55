import { useId, useState } from 'react';
import type { LotteryPlay } from '../../../api/games/lottery.js';
import { minorUnitsOf } from '../../../core/funds/amount.js';
import { typePlain } from '../../../ui/keyboard/type-plain.js';
import { missingPlaces, payoutRange, type Chosen } from '../../../core/lottery/slip.js';
import { useCore, useLocale, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { chevronUp } from '../../../ui/atoms/icons.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';

export interface SlipMessage {
  tone: 'good' | 'bad';
  text: string;
  /** The draw that it speaks of, where it is of no use in another. */
  issueNo?: string;
}
interface BetSlipProps {
  play: LotteryPlay;
  chosen: Chosen;
  /** Bets that the choice makes. */
  lines: number;
  /** The most bets of one slip. */
  most: number;
  /** The least stake of one bet, minor units. */
  least: number;
  /** Minor units for one bet; undefined while what is typed is no amount. */
  stake: number | undefined;
  onStake: (stake: number | undefined) => void;
  busy: boolean;
  /** A draw takes bets. */
  open: boolean;
  loading: boolean;
  message: SlipMessage | undefined;
  onPlace: () => void;
}

const STAKES = [50, 100, 200, 500, 1_000, 5_000];
const CHIPS = 5;

/**
 * Stake, number of bets, total and what a bet pays; says what is missing instead of a dead button. On a narrow page it is one row,
 * and the total opens the rest.
 */
export function BetSlip({ play, chosen, lines, most, least, stake, onStake, busy, open, loading, message, onPlace }: BetSlipProps) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [missing, setMissing] = useState<string>();
  const [unfolded, setUnfolded] = useState(false);
  const offered = STAKES.filter(value => value >= least && value <= play.maxStake).slice(0, CHIPS);
  const format = (amount: number) => core.money.format(amount);
  const bounds = { least: format(least), most: format(play.maxStake) };
  const isStakeWrong = stake === undefined || stake < least || stake > play.maxStake;
  const range = payoutRange(play, chosen, stake ?? 0);
  /** Nothing is promised of a stake that no bet takes. */
  const total = isStakeWrong ? '–' : <MoneyText amount={stake * lines} />;
  const [place] = missingPlaces(play, chosen);
  const chooseAt = (index: number) => `${t('lottery.choose')}: ${t('lottery.place', { number: index + 1 })}`;
  const missingPlace = place === undefined ? undefined : chooseAt(place);
  const fault = faultOf();

  function faultOf(): string | undefined {
    if (loading) return t('common.loading');
    if (!open) return t('lottery.between-draws');
    if (lines === 0) return missingPlace ?? t(`lottery.choose-${play.shape}`, { count: play.count });
    if (lines > most) return t('lottery.too-many', { most });
    if (isStakeWrong) return t(stake === undefined ? 'lottery.stake-wrong' : 'lottery.stake-range', bounds);
    return undefined;
  }
  const type = (text: string) => {
    setTyped(text);
    onStake(minorUnitsOf(text));
  };
  const shown = typed ?? (stake === undefined ? '' : (stake / 100).toFixed(stake % 100 === 0 ? 0 : 2));
  // What everybody sees on the board anyway: on a narrow page only said to who wants to bet without.
  const isHint = !message && !missing && open && !loading && lines === 0;
  return (
    <section className="slip" part="slip" aria-label={t('lottery.slip')} data-unfolded={unfolded || undefined}>
      <div id={`${id}-more`} className="slip-more">
        <div className="slip-stake">
          <div className="slip-chips" role="group" aria-label={t('lottery.stake')}>
            {offered.map(value => (
              <button
                key={value}
                type="button"
                className="stake tabular"
                aria-pressed={stake === value}
                onClick={() => {
                  setTyped(undefined);
                  setMissing(undefined);
                  onStake(value);
                }}
              >
                {numberFormat(locale).format(value / 100)}
              </button>
            ))}
          </div>
          <label className="slip-own" htmlFor={id}>
            <span>{t('lottery.stake-each')}</span>
            <input
              id={id}
              className="tabular"
              inputMode="decimal"
              autoComplete="off"
              maxLength={10}
              value={shown}
              onInputCapture={typePlain}
              aria-invalid={isStakeWrong || undefined}
              aria-describedby={`${id}-bounds`}
              onChange={event => type(event.target.value)}
              onBlur={() => stake !== undefined && setTyped(undefined)}
            />
          </label>
        </div>
        <p id={`${id}-bounds`} className="slip-bounds" data-wrong={isStakeWrong || undefined}>
          {t('lottery.stake-bounds', bounds)}
        </p>
        <dl className="slip-sums">
          <div>
            <dt>{t('lottery.bets')}</dt>
            <dd className="tabular">{numberFormat(locale).format(lines)}</dd>
          </div>
          <div>
            <dt>{t('lottery.total')}</dt>
            <dd>{total}</dd>
          </div>
          <div>
            <dt>{t('lottery.win-each')}</dt>
            <dd className="slip-win">
              {!isStakeWrong && range.least !== range.most && (
                <>
                  <MoneyText amount={range.least} /> –{' '}
                </>
              )}
              {isStakeWrong ? '–' : <MoneyText amount={range.most} />}
            </dd>
          </div>
        </dl>
      </div>
      <div className="slip-row">
        <button
          type="button"
          className="slip-fold"
          aria-expanded={unfolded}
          aria-controls={`${id}-more`}
          onClick={() => setUnfolded(!unfolded)}
        >
          <span className="slip-fold-text">
            {isHint ? (
              <strong>{play.shape === 'positions' ? chooseAt(place ?? 0) : fault}</strong>
            ) : (
              <strong>
                {t('lottery.total')} {total}
              </strong>
            )}
            <small className="tabular">
              {t('lottery.lines', { count: lines })} × {isStakeWrong ? '–' : format(stake)}
            </small>
          </span>
          <Icon of={chevronUp} />
        </button>
        <Button
          kind="primary"
          size="large"
          block
          busy={busy}
          aria-disabled={fault !== undefined || undefined}
          onClick={() => {
            setMissing(fault);
            if (isStakeWrong) setUnfolded(true);
            if (fault === undefined) onPlace();
          }}
        >
          {busy ? t('lottery.placing') : t('lottery.place-bet')}
        </Button>
      </div>
      <p
        className="slip-message"
        role="status"
        data-hint={isHint || undefined}
        data-tone={message?.tone ?? (missing && fault ? 'bad' : undefined)}
      >
        {message?.text ?? fault ?? ''}
      </p>
    </section>
  );
}
