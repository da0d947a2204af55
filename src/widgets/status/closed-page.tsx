import { useLayoutEffect } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { addSheet } from '../../element/sheets.js';
import css from './closed-page.css';
import { ForeignDomain } from './foreign-domain.js';
import { Maintenance } from './maintenance.js';
import { Region } from './region.js';

const PAGES = { 1: Maintenance, 2: Region, 3: ForeignDomain };

/** Why the platform is closed to this visitor. */
export function ClosedPage({ status, host: { shadowRoot } }: { status: SystemStatus & { status: keyof typeof PAGES }; host: HTMLElement }) {
  useLayoutEffect(() => addSheet(shadowRoot!, css), [shadowRoot]);
  const Page = PAGES[status.status];
  return <Page status={status} />;
}
