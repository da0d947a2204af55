import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-banners',
  summary: 'The banners of one place as a carousel that moves on by itself and can be stopped.',
  chunk: 'first-view',
  since: '0.1.0',
  attributes: {
    group: {
      type: 'string',
      default: 'w_home',
      doc: 'Which banners: w_home, w_rng, w_live, w_fish, w_pvp, w_sports, w_esports, w_elott, w_lott or w_forget.',
    },
  },
  events: ofPage({
    'gp-navigate': 'A banner leads to another screen. A page that cancels it goes there itself.',
    'gp-launch': 'A banner starts a game. A page that cancels it opens the game itself.',
    'gp-login-required': 'The game of a banner needs a login. A page that cancels it shows its own.',
  }),
  parts: { banner: 'One banner.', notice: 'The message in place of content that cannot be shown.' },
  cssProperties: {
    '--gp-banners-background': { default: 'var(--gp-color-surface-0)', doc: 'Ground of the carousel.' },
    '--gp-banners-height': { default: 'by the width, 400px at most', doc: 'Height of a banner; the picture is cut to it.' },
    '--gp-card-radius': { default: '12px', doc: 'Corner of the banners.' },
  },
  snapshot: true,
  early: ['status', 'announcements'],
  // The height of a banner, by the width of the nearest container or the page.
  reserve: 'var(--gp-banners-height, min(39.3cqi, max(31.4cqi, 200px), 400px))',
  calls: {
    needs: ['listAnnouncements'],
    without: {
      listGames: 'banners that open a game',
      listHotGames: 'banners that open a hot game',
      launchGame: 'opening games',
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
    },
  },
} as const satisfies WidgetContract;
