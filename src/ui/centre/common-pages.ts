import type { TextKey } from '../../core/parts/core.js';
import { unreadMessages } from '../../core/session/account.js';
import { arrowDownToLine, arrowUpFromLine, lock, mail } from '../atoms/icons.js';
import type { CentrePage } from './page.js';

/** A section of the wallet as a page of its name. */
export function walletPage(section: string, text: TextKey, icon: string): CentrePage {
  return { name: section, text, icon, group: 'money', widget: { tag: 'gp-wallet', attributes: { section, 'without-title': '' } } };
}

/** What members and agents both find in their menu. */
export const DEPOSIT = walletPage('depositv2', 'nav.deposit', arrowDownToLine);
export const WITHDRAW = walletPage('withdraw', 'nav.withdraw', arrowUpFromLine);
export const SECURITY: CentrePage = {
  name: 'security',
  text: 'member.security',
  icon: lock,
  group: 'account',
  load: () => import('../security/security-page.js'),
};
export const MESSAGES: CentrePage = {
  name: 'messageV2',
  text: 'nav.messages',
  icon: mail,
  group: 'contact',
  badge: { count: unreadMessages, text: 'header.unread' },
  widget: { tag: 'gp-messages', attributes: { 'without-title': '' } },
};
