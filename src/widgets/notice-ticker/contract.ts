import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-notice-ticker',
  summary: 'The titles of the operator’s notices in a quiet line that moves on and can be stopped; each opens its notice.',
  chunk: 'first-view',
  since: '0.1.0',
  attributes: {},
  events: {},
  parts: { entry: 'One title.', notice: 'The message in place of content that cannot be shown.' },
  early: ['status', 'announcements'],
  reserve: '48px',
  calls: {
    needs: ['listAnnouncements'],
  },
} as const satisfies WidgetContract;
