import type { Migration } from './migration.js';

/** Each attempt of a proof of work takes five times the rounds now, so a fifth of the attempts is the same work. */
export const fewerAttempts: Migration = {
  name: '064-fewer-attempts',
  statements: [`update setting set value = greatest(1, round(value::numeric / 5))::text where key = 'proof_attempts'`],
};
