import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-agent-centre',
  summary:
    'The agent’s own place: team, links that recruit, records, contracts and money, one page of a menu at a time, under the platform’s clock.',
  attributes: {
    page: {
      type: 'string',
      default: '',
      doc: 'The page that opens first, by its menu name, such as `registerCenter`. Empty: the menu on a phone, the first page beside it elsewhere.',
    },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'The page is that of the address (`/agentHome?page=…`), and choosing one changes the address; `page` is not read.',
    },
    popup: { type: 'boolean', default: false, doc: 'Stands in a dialog that has a frame of its own.' },
  },
  events: {
    'gp-agent-page': {
      detail: '{ page: string }',
      cancelable: false,
      doc: 'Another page stands, by its menu name; empty for the menu alone.',
    },
    ...ofPage({
      'gp-navigate': 'The games, the agents’ login or, with `follow-route`, a page of the menu is wanted; cancel it to route yourself.',
    }),
  },
  slots: { page: 'The widget of the page that stands; put there by the tag itself.' },
  parts: {
    bar: 'Brand, clock and the way out.',
    menu: 'The menu of pages.',
    page: 'The page that stands.',
    filter: 'Days and choices of a record.',
    field: 'A field of a form with its label.',
    link: 'One code with its link.',
  },
  cssProperties: {},
  // Records and money stand here as they do for members, in the same words.
  needs: { texts: ['agent', 'team', 'member'], login: true },
  reserve: '60vh',
  chunk: 'centre',
  since: '0.1.0',
} as const satisfies WidgetContract;
