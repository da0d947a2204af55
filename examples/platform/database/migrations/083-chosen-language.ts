import type { Migration } from './migration.js';

/** An account's language is one that its owner has chosen, and is applied at login; ES was every account's until then and says nothing. */
export const chosenLanguage: Migration = {
  name: '083-chosen-language',
  statements: [
    `alter table account alter column language drop not null`,
    `alter table account alter column language drop default`,
    `update account set language = null where language = 'ES'`,
  ],
};
