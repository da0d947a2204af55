import { transactions } from '../../core/member/transactions.js';
import { useCore, useText } from '../../element/core-context.js';
import { EntryRecord } from '../../ui/record/entry-record.js';

/** Every movement of the account's money (MEM-07). */
export function Page() {
  const core = useCore();
  const t = useText();
  return <EntryRecord label={t('member.transactions')} ask={(range, type, page) => transactions(core, range, type, page)} />;
}
