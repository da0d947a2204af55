import type { Bet, Bets } from '../../api/money/records.js';
import type { Query } from '../../core/parts/core.js';
import type { DateRange } from '../../core/format/date-range.js';
import { useText } from '../../element/core-context.js';
import { MoneyText } from '../atoms/money-text.js';
import { Signed } from './record-frame.js';
import { RecordPage } from './record-page.js';
import type { RecordScope } from './record-scope.js';
import { RecordTime } from './record-times.js';
import { useGameTypes } from './use-game-types.js';
import { useRecord } from './use-record.js';

const NO_FILTER = { gameType: '', vendor: '' };

interface BetRecordProps<B extends Bet> extends RecordScope<B> {
  label: string;
  ask(range: DateRange, filter: typeof NO_FILTER, page: number): Query<Omit<Bets, 'list'> & { list: B[] }>;
}

/** Bets by days, game type and vendor, with their sums: of a member, or of a team (MEM-06, AGT-07). */
export function BetRecord<B extends Bet>({ label, ask, given, account, whose, ...place }: BetRecordProps<B>) {
  const t = useText();
  const gameType = useGameTypes();
  const record = useRecord(ask, { days: 7, given, account, filter: NO_FILTER });
  return (
    <RecordPage
      {...place}
      of={record}
      label={label}
      choices={{
        gameType: { label: t('member.game-type'), options: data => data.gameTypes.map(value => ({ value, label: gameType(value) })) },
        vendor: { label: t('member.vendor'), options: data => data.vendors.map(({ code, name }) => ({ value: code, label: name })) },
      }}
      sums={data => [
        { text: t('member.stake'), amount: data.stake },
        { text: t('member.payout'), amount: data.payout },
        { text: t('member.result'), amount: data.profit, isResult: true },
      ]}
      columns={[
        {
          name: 'what',
          text: t('member.game'),
          cell: row => (
            <>
              {row.gameName || row.vendorName}
              <small>
                {row.vendorName || row.vassalage} · {gameType(row.gameType)}
              </small>
            </>
          ),
        },
        ...(whose ? [whose] : []),
        { name: 'time', text: t('member.time'), isHalf: true, cell: row => <RecordTime at={row.placedAt} /> },
        { name: 'state', text: t('member.state'), isHalf: true, cell: row => t(`member.bet-${row.status}`) },
        { name: 'stake', text: t('member.stake'), isFigure: true, isHalf: true, cell: row => <MoneyText amount={row.stake} /> },
        {
          name: 'payout',
          text: t('member.payout'),
          isFigure: true,
          isHalf: true,
          cell: row => (row.status === 'settled' ? <MoneyText amount={row.payout} /> : '–'),
        },
        {
          name: 'amount',
          text: t('member.result'),
          isFigure: true,
          cell: row => (row.status === 'settled' ? <Signed amount={row.profit} /> : '–'),
        },
      ]}
      keyOf={row => row.id}
    />
  );
}
