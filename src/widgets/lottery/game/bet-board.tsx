import type { CSSProperties } from 'react';
import type { LotteryPlay, NumberRule } from '../../../api/games/lottery.js';
import { emptyChoice, missingPlaces, toggle, type Chosen } from '../../../core/lottery/slip.js';
import { useCore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { dices, x } from '../../../ui/atoms/icons.js';
import { choiceName, oddsOfAll, oddsText } from './play-text.js';

interface BetBoardProps {
  play: LotteryPlay;
  kind: NumberRule['kind'];
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
  onQuickPick: () => void;
}

/** What can be chosen of a play, as toggle buttons: digits by place, numbers, or options with their odds. */
export function BetBoard({ play, chosen, onChoose, onQuickPick }: BetBoardProps) {
  const core = useCore();
  const t = useText();
  const locale = core.language.locale();
  const [first = []] = chosen;
  const isFull = play.shape === 'choose' && first.length >= play.most;
  const isEmpty = chosen.every(list => list.length === 0);
  const missing = missingPlaces(play, chosen);
  const varies = play.shape === 'options' && oddsOfAll(play) === undefined;
  return (
    <div className="board" data-shape={play.shape}>
      <div className="board-tools">
        <Button size="small" icon={dices} onClick={onQuickPick}>
          {t('lottery.quick-pick')}
        </Button>
        <Button
          size="small"
          kind="quiet"
          icon={x}
          aria-disabled={isEmpty || undefined}
          onClick={() => !isEmpty && onChoose(emptyChoice(play))}
        >
          {t('lottery.clear')}
        </Button>
        {play.shape === 'choose' && (
          <span className="faint tabular" role="status">
            {t(play.most > play.count ? 'lottery.chosen-of-range' : 'lottery.chosen-of', {
              count: first.length,
              least: play.count,
              most: play.most,
            })}
          </span>
        )}
      </div>
      {chosen.map((list, place) => (
        <fieldset key={place} className="board-place" data-missing={missing.includes(place) || undefined}>
          <legend className={play.shape === 'positions' ? undefined : 'visually-hidden'}>
            {play.shape === 'positions' ? t('lottery.place', { number: place + 1 }) : t('lottery.choose')}
          </legend>
          <div className="board-choices" data-many={play.choices.length > 12 || undefined} data-sides={isSides(play) || undefined}>
            {play.choices.map(choice => {
              const isChosen = list.includes(choice);
              return (
                <button
                  key={choice}
                  type="button"
                  className="choice tabular"
                  aria-pressed={isChosen}
                  aria-disabled={(isFull && !isChosen) || undefined}
                  style={{ '--hue': ((Number(choice) % 10) * 36 + 20) % 360 || 40 } as CSSProperties}
                  onClick={() => onChoose(toggle(play, chosen, place, choice))}
                >
                  {choiceName(choice, t, locale)}
                  {varies && <small>×{oddsText(play.prizes.find(({ when }) => when === choice)?.odds ?? 0, locale)}</small>}
                </button>
              );
            })}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Big, small, odd, even: words, which need room. */
function isSides({ choices }: LotteryPlay): boolean {
  return choices.some(choice => Number.isNaN(Number(choice)));
}
