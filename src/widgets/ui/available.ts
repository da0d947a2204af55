import type { DialogName, Route } from '../../core/core.js';

/** Dialogs that have a widget. The others say honestly that they are not built yet, and nothing of a production build leads to them. */
export const availableDialogs: ReadonlySet<DialogName> = new Set([
  'login',
  'register',
  'forgot-password',
  'change-password',
  'zalo',
  'notice',
  'announcement',
  'help',
  'license',
  'agent-center',
  'member-center',
  'confirm',
  'info',
  'game',
  'game-popup',
  'game-rooms',
  'game-maintenance',
  'chat',
  'contract',
]);

/** Development builds show what is planned; production builds leave it out. */
export const inDevelopment = process.env.NODE_ENV !== 'production';

/** Whether a control may lead to this dialog. */
export function offersDialog(name: DialogName): boolean {
  return availableDialogs.has(name) || inDevelopment;
}

/** Whether a control may lead to this address: its screen is built, or this is a development build. */
export function offersPath(routes: readonly Route[], to: string): boolean {
  return inDevelopment || isBuilt(routes, to);
}

/** Whether the screen of an address exists. A route that opens a dialog is as good as that dialog. */
export function isBuilt(routes: readonly Route[], to: string): boolean {
  const path = (to.split(/[?#]/)[0] || '/').toLowerCase();
  const route = routes.find(candidate => candidate.path.toLowerCase() === path);
  if (!route || route.built === false) return false;
  return !route.dialog || availableDialogs.has(route.dialog);
}
