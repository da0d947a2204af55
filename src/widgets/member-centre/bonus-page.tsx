import { bonuses } from '../../core/member/bonuses.js';
import { useCore, useText } from '../../element/core-context.js';
import { bonusText } from './bonus-text.js';
import { Signed } from '../../ui/record/record-frame.js';
import { RecordPage } from '../../ui/record/record-page.js';
import { RecordTime } from '../../ui/record/record-times.js';
import { useRecord } from '../../ui/record/use-record.js';

/** What was given to the account, and for what (MEM-09). */
export function Page() {
  const core = useCore();
  const t = useText();
  const record = useRecord((range, { source }, page) => bonuses(core, range, source, page), { days: 30, filter: { source: '' } });
  return (
    <RecordPage
      of={record}
      label={t('bonus.title')}
      choices={{
        source: { label: t('bonus.source'), options: data => data.sources.map(value => ({ value, label: bonusText(value, t) })) },
      }}
      sums={data => [{ text: t('bonus.sum'), amount: data.amount, isResult: true }]}
      columns={[
        {
          name: 'what',
          text: t('bonus.source'),
          cell: row => (
            <>
              {bonusText(row.source, t)}
              {row.title && <small>{row.title}</small>}
            </>
          ),
        },
        { name: 'time', text: t('member.time'), cell: row => <RecordTime at={row.createdAt} /> },
        { name: 'state', text: t('member.state'), cell: row => t(row.status === 'credited' ? 'bonus.credited' : 'bonus.taken-back') },
        { name: 'amount', text: t('member.amount'), isFigure: true, cell: row => <Signed amount={row.amount} /> },
      ]}
      keyOf={row => row.id}
    />
  );
}
