import { isPlatformError } from '../../api/errors.js';
import {
  getTeamOverview,
  listDownlines,
  transferToDownline,
  type DownlineQuery,
  type Downlines,
  type TeamOverview,
} from '../../api/team.js';
import type { Core, MessageText, Query } from '../core.js';
import { askAnew, followMoney } from '../funds/wallets.js';
import { rangeInstants, type DateRange } from '../member/date-range.js';
import { sendOnce } from '../unsettled.js';

/** What moves money to somebody of the team; minor units. */
export interface DownlineTransfer {
  account: string;
  amount: number;
  remark: string;
  paymentPassword: string;
}

const FRESH = { personal: true, staleAfter: 2000 };
const DOWNLINES = 'team/downlines?';

/** Figures of the own team (AGT-04). */
export function teamOverview(core: Pick<Core, 'client' | 'status'>, range: DateRange): Query<TeamOverview> {
  const asked = rangeInstants(core, range);
  return {
    ...FRESH,
    key: `team/overview?${asked.from}&${asked.to}&${asked.offset}`,
    load: signal => getTeamOverview(core.client, asked, { signal }),
  };
}

/** Accounts of the own team (AGT-06). */
export function downlines({ client }: Pick<Core, 'client'>, { upline, account, level, page }: DownlineQuery): Query<Downlines> {
  const key = `${DOWNLINES}${new URLSearchParams({ upline, account, level: String(level), page: String(page) })}`;
  return { ...FRESH, key, load: signal => listDownlines(client, { upline, account, level, page }, { signal }) };
}

/** Moves money to an account of the own team; the same wish books once until it is settled, and every figure follows (WAL-18). Rejects with PlatformError. */
export async function sendToDownline(
  core: Pick<Core, 'client' | 'queries' | 'wallet'>,
  { paymentPassword, ...wish }: DownlineTransfer,
): Promise<void> {
  await sendOnce(core.client, `team/${wish.account}`, wish, key =>
    transferToDownline(core.client, { ...wish, paymentPassword }, key),
  ).finally(() => {
    followMoney(core);
    void askAnew(core, DOWNLINES);
  });
}

/** What is told when the account itself takes no money; undefined for any other failure. */
export function downlineFault(failure: unknown, account: string): MessageText | undefined {
  const fault = isPlatformError(failure) ? failure.fields?.['account'] : undefined;
  if (!fault) return undefined;
  return { key: fault === 'locked' ? 'team.refused-locked' : 'team.refused-unknown', values: { account } };
}
