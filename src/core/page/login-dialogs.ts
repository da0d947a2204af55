import type { DialogName } from '../parts/core.js';

/** While one of these is open, what a visitor has to log in for waits. */
export const LOGIN_DIALOGS: readonly DialogName[] = ['login', 'register', 'forgot-password', 'change-password', 'help'];
