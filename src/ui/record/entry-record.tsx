import type { Transaction, Transactions } from '../../api/money/records.js';
import type { Query } from '../../core/parts/core.js';
import type { DateRange } from '../../core/format/date-range.js';
import { useText } from '../../element/core-context.js';
import { MoneyText } from '../atoms/money-text.js';
import { entryText } from './entry-text.js';
import { Signed } from './record-frame.js';
import { RecordPage } from './record-page.js';
import type { RecordScope } from './record-scope.js';
import { RecordTime } from './record-times.js';
import { useRecord } from './use-record.js';

interface EntryRecordProps<E extends Transaction> extends RecordScope<E> {
  label: string;
  ask(range: DateRange, type: string, page: number): Query<Omit<Transactions, 'list'> & { list: E[] }>;
}

/** Movements of money by days and kind, with their sums: of a member, or of a team (MEM-07, AGT-10). */
export function EntryRecord<E extends Transaction>({ label, ask, given, account, whose, ...place }: EntryRecordProps<E>) {
  const t = useText();
  const record = useRecord((range, { type }, page) => ask(range, type, page), { days: 7, given, account, filter: { type: '' } });
  return (
    <RecordPage
      {...place}
      of={record}
      label={label}
      choices={{
        type: { label: t('member.entry'), options: data => data.types.map(value => ({ value, label: entryText(value, t) })) },
      }}
      sums={data => [
        { text: t('member.income'), amount: data.income },
        { text: t('member.outgoing'), amount: data.outgoing },
        { text: t('member.difference'), amount: data.income - data.outgoing, isResult: true },
      ]}
      columns={[
        { name: 'what', text: t('member.entry'), cell: row => entryText(row.type, t) },
        ...(whose ? [whose] : []),
        { name: 'time', text: t('member.time'), cell: row => <RecordTime at={row.createdAt} /> },
        {
          name: 'reference',
          text: t('member.reference'),
          cell: row => `${row.id}${row.wallet && row.wallet !== 'MAIN' ? ` · ${row.wallet}` : ''}`,
        },
        { name: 'amount', text: t('member.amount'), isFigure: true, cell: row => <Signed amount={row.amount} /> },
        { name: 'balance', text: t('member.balance-after'), isFigure: true, cell: row => <MoneyText amount={row.balance} /> },
      ]}
      keyOf={row => row.id}
    />
  );
}
