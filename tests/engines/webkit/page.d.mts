import type { EnginePage } from '../engine-page.js';
import type { Session } from './driver.mjs';

export function webkitPage(session: Session, handle: string): EnginePage;
