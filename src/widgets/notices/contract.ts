import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-notices',
  summary: 'The operator’s notices, nine to a page, with the text of the chosen one beside the list or, in a narrow place, in its stead.',
  attributes: {
    notice: { type: 'string', default: '', doc: 'Id of the notice that is open.' },
    popup: { type: 'boolean', default: false, doc: 'Stands in a popup whose title names it: leaves out its own heading.' },
  },
  events: ofPage({ 'gp-navigate': 'A link of a text leads to a page of the site; cancel it to route yourself.' }),
  parts: { entry: 'One title of the list.', detail: 'The open notice.', notice: 'The message in place of content that cannot be shown.' },
  cssProperties: { '--gp-notices-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground, unless it stands in a popup.' } },
  early: ['status', 'announcements'],
  reserve: '420px',
  needs: { texts: ['notices'] },
  since: '0.2.0',
  calls: {
    needs: ['listAnnouncements'],
  },
} as const satisfies WidgetContract;
