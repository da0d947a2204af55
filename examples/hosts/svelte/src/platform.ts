import { configure, getCore } from 'gp-widgets';

configure({ apiBase: 'http://127.0.0.1:4100', merchant: 'demo', defaultLanguage: 'EN' });

/** Session, language and dialogs that all tags share. */
export const core = getCore();
