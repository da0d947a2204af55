import { checkAffiliate } from '../../api/team/affiliate.js';
import type { Core } from '../parts/core.js';

/** Verifies an invitation code for this page (REG-39); rejects with PlatformError `affiliate-invalid` (ERR-23). */
export async function verifyInvitation({ client }: Pick<Core, 'client'>, code: string): Promise<void> {
  await checkAffiliate(client, code, location.hostname);
}
