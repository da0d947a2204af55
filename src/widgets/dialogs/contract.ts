import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-dialogs',
  summary: 'Hosts all popups of the page; one is enough, and the first popup brings it when the page has none.',
  attributes: {
    'light-form': { type: 'boolean', default: false, doc: 'Hands `light-form` to the widgets with forms, such as the login.' },
  },
  events: {},
  slots: { 'dialog-<id>': 'Where the widget of an open dialog stands; filled by the element itself.' },
  parts: { dialog: 'Each open dialog.' },
  display: 'contents',
  worksWhenBlocked: true,
  since: '0.1.0',
} as const satisfies WidgetContract;
