import type { BoardWin } from '../../api/games/winner-board.js';
import { useLocale, useText } from '../../element/core-context.js';
import { LazyImage } from '../../ui/games/lazy-image.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { TimeAgo } from './time-ago.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

interface BoardTableProps {
  label: string;
  /** Undefined while they are on their way. */
  wins: readonly BoardWin[] | undefined;
  /** Rows to keep free while they are. */
  rows: number;
  /** Rank of the first row; without it the rows have none. */
  firstRank?: number;
}

/** Wins as a table, on narrow places as cards. The roles say that it stays a table whatever the style makes of it. */
export function BoardTable({ label, wins, rows, firstRank }: BoardTableProps) {
  const t = useText();
  const locale = useLocale();
  const ranked = firstRank !== undefined;
  return (
    <table className="wins-table" role="table" aria-label={label} data-ranked={ranked || undefined}>
      <thead role="rowgroup">
        <tr role="row">
          {ranked && <Head name={t('board.rank')} className="wins-rank" />}
          <Head name={t('board.player')} />
          <Head name={t('board.game')} className="wins-game" />
          <Head name={t('board.when')} />
          <Head name={t('board.amount')} className="wins-amount" />
        </tr>
      </thead>
      <tbody role="rowgroup">
        {wins
          ? wins.map((win, index) => (
              <tr key={`${win.customerName}/${win.at}/${win.winAmount}/${index}`} role="row" part="entry">
                {ranked && (
                  <td role="cell" className="wins-rank tabular">
                    {numberFormat(locale).format(firstRank + index)}
                  </td>
                )}
                <td role="cell" className="wins-player">
                  {win.customerName}
                </td>
                <td role="cell" className="wins-game">
                  <span className="wins-game-line">
                    <LazyImage src={win.iconUrl} title={win.gameName} className="wins-picture" />
                    <span className="wins-game-name" title={win.gameName}>
                      {win.gameName}
                    </span>
                  </span>
                </td>
                <td role="cell" className="wins-when">
                  <TimeAgo at={win.at} />
                </td>
                <td role="cell" className="wins-amount" part="amount">
                  <MoneyText amount={win.winAmount} />
                </td>
              </tr>
            ))
          : Array.from({ length: rows }, (_, index) => (
              <tr key={index} aria-hidden="true" className="wins-waiting">
                <td colSpan={ranked ? 5 : 4}>
                  <span className="skeleton" />
                </td>
              </tr>
            ))}
      </tbody>
    </table>
  );
}

function Head({ name, className }: { name: string; className?: string }) {
  return (
    <th scope="col" role="columnheader" className={className}>
      {name}
    </th>
  );
}
