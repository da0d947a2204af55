'use client';
import { configure, getCore } from 'gp-widgets';
import { platform } from './platform';

configure({ ...platform, defaultLanguage: 'EN' });

/** Session, language and dialogs that all tags share. */
export const core = getCore();
