import type { Platform } from '../platform.js';
import { cached } from './cached.js';

/** Operator settings by key. */
export interface Settings {
  /** A whole number; throws when the setting is missing or not a number, which is a fault of the seed. */
  number(key: string): Promise<number>;
  text(key: string): Promise<string>;
}

export function createSettings(platform: Platform): Settings {
  const load = cached(platform, ['status-changed'], async () => {
    const rows = await platform.db.selectFrom('setting').selectAll().execute();
    return new Map(rows.map(row => [row.key, row.value]));
  });
  const text = async (key: string) => {
    const value = (await load()).get(key);
    if (value === undefined) throw new Error(`The setting ${key} is missing.`);
    return value;
  };
  return {
    text,
    async number(key) {
      const value = Number(await text(key));
      if (!Number.isInteger(value)) throw new Error(`The setting ${key} is not a whole number.`);
      return value;
    },
  };
}
