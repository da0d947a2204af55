// Made by scripts/manifest.mjs from the folders beside it; run it after adding a widget.
import type { WidgetTag } from './contracts.js';

/** Where the code of each tag is; importing it defines the tag. Written out, so that a bundler sees the chunks. */
export const registry: Readonly<Record<WidgetTag, () => Promise<unknown>>> = {
  'gp-account-games': () => import('./account-games/index.js'),
  'gp-agent-centre': () => import('./agent-centre/index.js'),
  'gp-agent-login': () => import('./agent-login/index.js'),
  'gp-announcements': () => import('./announcements/index.js'),
  'gp-banners': () => import('./banners/index.js'),
  'gp-change-password': () => import('./change-password/index.js'),
  'gp-dialogs': () => import('./dialogs/index.js'),
  'gp-footer': () => import('./footer/index.js'),
  'gp-forgot-password': () => import('./forgot-password/index.js'),
  'gp-game': () => import('./game/index.js'),
  'gp-header': () => import('./header/index.js'),
  'gp-help': () => import('./help/index.js'),
  'gp-jackpot': () => import('./jackpot/index.js'),
  'gp-lobby': () => import('./lobby/index.js'),
  'gp-login': () => import('./login/index.js'),
  'gp-lottery': () => import('./lottery/index.js'),
  'gp-notice-ticker': () => import('./notice-ticker/index.js'),
  'gp-notices': () => import('./notices/index.js'),
  'gp-outlet': () => import('./outlet/index.js'),
  'gp-register': () => import('./register/index.js'),
  'gp-side-menu': () => import('./side-menu/index.js'),
  'gp-status': () => import('./status/index.js'),
  'gp-winner-ticker': () => import('./winner-ticker/index.js'),
  'gp-winners': () => import('./winners/index.js'),
};
