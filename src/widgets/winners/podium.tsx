import type { BoardWin } from '../../api/games/winner-board.js';
import { useLocale, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { crown } from '../../ui/atoms/icons.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** The three largest wins. */
export function Podium({ wins }: { wins: readonly BoardWin[] | undefined }) {
  const t = useText();
  const locale = useLocale();
  if (!wins) {
    return (
      <div className="podium" aria-hidden="true">
        {[1, 2, 3].map(rank => (
          <span key={rank} className="podium-place skeleton" />
        ))}
      </div>
    );
  }
  return (
    <ol className="podium" role="list" aria-label={t('board.podium')}>
      {wins.map((win, index) => (
        <li key={index} className="podium-place" data-rank={index + 1} part="entry">
          <span className="podium-medal">
            {index === 0 && <Icon of={crown} />}
            <span className="visually-hidden">{t('board.rank')} </span>
            <span className="tabular">{numberFormat(locale).format(index + 1)}</span>
          </span>
          <LazyImage src={win.iconUrl} title={win.gameName} className="podium-picture" />
          <span className="podium-player">{win.customerName}</span>
          <span className="podium-amount" part="amount">
            <MoneyText amount={win.winAmount} />
          </span>
          <span className="podium-game" title={win.gameName}>
            {win.gameName}
          </span>
        </li>
      ))}
    </ol>
  );
}
