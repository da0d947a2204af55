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
  calls: {
    needs: [],
    without: {
      listVendors: 'the title of a vendor’s games',
      listGames: 'the games of a vendor',
      listHotGames: 'hot games in popups',
      listVassalGameTypes: 'the kinds of a vendor’s games',
      listRooms: 'the choice of a room',
      launchGame: 'opening games',
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
    },
  },
} as const satisfies WidgetContract;
