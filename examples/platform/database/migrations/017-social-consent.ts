import type { Migration } from './migration.js';

/** Whom the provider has proved, while they have not yet agreed to the terms and confirmed their age (OP-58). */
export const socialConsent: Migration = {
  name: '017-social-consent',
  statements: [`alter table social_login add column person jsonb`],
};
