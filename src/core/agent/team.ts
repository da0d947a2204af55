import { isPlatformError } from '../../api/wire/errors.js';
import { getTeamOverview, listDownlines, transferToDownline } from '../../api/team/team.js';
import type { MessageText } from '../parts/core.js';
import { ofRange } from '../format/date-range.js';
import { action } from '../data/action.js';
import { resource } from '../data/resource.js';

/** What moves money to somebody of the team; minor units. */
export interface DownlineTransfer {
  account: string;
  amount: number;
  remark: string;
  paymentPassword: string;
}

const FIGURES = { scope: 'account', tags: ['team'], staleAfter: 2000 } as const;

/** Figures of the own team (AGT-04). */
export const teamOverview = ofRange(resource({ ...FIGURES, name: 'team-overview', call: getTeamOverview }), days => days);

/** Accounts of the own team (AGT-06). */
export const downlines = resource({
  ...FIGURES,
  name: 'downlines',
  call: listDownlines,
});

/** Moves money to an account of the own team; the same wish books once until it is settled, and every figure follows (WAL-18). Rejects with PlatformError. */
export const sendToDownline = action({
  changes: ['balance', 'wallets', 'team'],
  once: ({ paymentPassword: _password, ...wish }: DownlineTransfer) => ({ place: `team/${wish.account}`, wish }),
  call: transferToDownline,
});

/** What is told when the account itself takes no money; undefined for any other failure. */
export function downlineFault(failure: unknown, account: string): MessageText | undefined {
  const fault = isPlatformError(failure) ? failure.fields?.['account'] : undefined;
  if (!fault) return undefined;
  return { key: fault === 'locked' ? 'team.refused-locked' : 'team.refused-unknown', values: { account } };
}
