import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-announcements',
  summary: 'The operator’s announcements for whoever looks: a slideshow that moves on by itself and can be stopped.',
  attributes: {
    popup: { type: 'boolean', default: false, doc: 'Stands in a popup: offers not to be shown again today.' },
  },
  events: ofPage({ 'gp-navigate': 'A link of a text leads to a page of the site; cancel it to route yourself.' }),
  parts: { slide: 'One announcement.', notice: 'The message in place of content that cannot be shown.' },
  cssProperties: { '--gp-announcements-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground, unless it stands in a popup.' } },
  early: ['status', 'announcements'],
  reserve: '320px',
  needs: { texts: ['notices'] },
  since: '0.2.0',
  calls: {
    needs: ['listAnnouncements'],
  },
} as const satisfies WidgetContract;
