import { configure } from 'gp-widgets';
import { starlight } from './starlight.js';

// Before any tag has its code, so it stands above gp.js.
configure({ adapter: starlight(new URL('/starlight/v1', location.href).href), defaultLanguage: 'EN' });
