import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-member-centre',
  summary: 'The member’s own place: account, security, money, records and messages, one page of a menu at a time.',
  attributes: {
    page: {
      type: 'string',
      default: '',
      doc: 'The page that opens first, by its menu name, such as `transactionHistory`. Empty: the menu on a phone, my account beside it elsewhere.',
    },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'The page is that of the address (`/member?page=…`), and choosing one changes the address; `page` is not read.',
    },
    popup: { type: 'boolean', default: false, doc: 'Stands in a dialog that has a frame of its own.' },
  },
  events: {
    'gp-member-page': {
      detail: '{ page: string }',
      cancelable: false,
      doc: 'Another page stands, by its menu name; empty for the menu alone.',
    },
    ...ofPage({
      'gp-login-required': 'A visitor wants the member centre. A page that cancels it shows its own login.',
      'gp-navigate': 'With `follow-route`: a page of the menu is wanted; cancel it to route yourself.',
    }),
  },
  slots: { page: 'The widget of the page that stands; put there by the tag itself.' },
  parts: {
    menu: 'The menu of pages.',
    page: 'The page that stands.',
    filter: 'Days and choices of a record.',
    field: 'A field of a form with its label.',
  },
  cssProperties: {},
  needs: { texts: ['member'], login: true },
  reserve: '60vh',
  chunk: 'centre',
  since: '0.1.0',
} as const satisfies WidgetContract;
