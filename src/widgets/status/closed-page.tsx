import type { SystemStatus } from '../../api/wire/system.js';
import css from './closed-page.css';
import { ForeignDomain } from './foreign-domain.js';
import { Maintenance } from './maintenance.js';
import { Region } from './region.js';
import { part } from '../../element/part.js';

const PAGES = { 1: Maintenance, 2: Region, 3: ForeignDomain };

/** Why the platform is closed to this visitor. */
export const ClosedPage = part(ClosedPageView, { css: [css] });

function ClosedPageView({ status }: { status: SystemStatus & { status: keyof typeof PAGES } }) {
  const Page = PAGES[status.status];
  return <Page status={status} />;
}
