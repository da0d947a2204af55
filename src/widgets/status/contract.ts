import type { WidgetContract } from '../contract.js';

export const contract = {
  tag: 'gp-status',
  summary: 'Shows the full maintenance or region page in place of what it stands around, or beside; nothing while all is well.',
  attributes: {},
  events: {},
  slots: { '': 'The page; not rendered until the platform has said that all is well.' },
  parts: { page: 'The full page that is shown instead.' },
  early: ['status'],
  worksWhenBlocked: true,
  since: '0.1.0',
} as const satisfies WidgetContract;
