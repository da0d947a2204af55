import { Failure } from '../failure.js';
import type { Platform } from '../platform.js';
import { cached } from './cached.js';

interface SystemState {
  maintenance: boolean;
  /** UTC milliseconds. */
  maintenanceEnd: number | null;
  regionRestriction: boolean;
  blockedPrefixes: string[];
}
/** Whether the platform is open to a caller (SYS-01 to SYS-05, OP-46). */
export interface SystemGate {
  stateFor(ip: string): Promise<SystemState>;
  /** Throws `maintenance` (which has priority) or `region-restricted`. */
  assertOpen(ip: string): Promise<void>;
}

export function createSystemGate(platform: Platform): SystemGate {
  const load = cached(platform, ['status-changed'], async () => {
    const state = await platform.db.selectFrom('system_state').selectAll().where('id', '=', 1).executeTakeFirst();
    const blocked = await platform.db.selectFrom('blocked_region').select('ip_prefix').execute();
    return {
      maintenance: state?.maintenance ?? false,
      maintenanceEnd: state?.maintenance_end ?? null,
      regionRestriction: state?.region_restriction ?? false,
      blockedPrefixes: blocked.map(row => row.ip_prefix),
    };
  });
  async function stateFor(ip: string): Promise<SystemState> {
    const state = await load();
    return {
      ...state,
      regionRestriction:
        state.regionRestriction || state.blockedPrefixes.some(prefix => ip.replace(/^::ffff:(?=\d+\.)/i, '').startsWith(prefix)),
    };
  }
  return {
    stateFor,
    async assertOpen(ip) {
      const state = await stateFor(ip);
      if (state.maintenance) throw new Failure('maintenance', { value: { maintenanceEnd: state.maintenanceEnd } });
      if (state.regionRestriction) throw new Failure('region-restricted');
    },
  };
}
