import type { Migration } from './migration.js';

/** Banners, notices, popups and promotion texts. */
export const contentTables: Migration = {
  name: '005-content',
  statements: [
    `create table announcement (
      id bigint, lang text, type text not null check (type in ('B', 'PL', 'PU', 'PR', 'H')), execution text check (execution in ('A', 'B', 'F')),
      group_name text, url text, linkage_type text check (linkage_type in ('GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL')), linkage text,
      title text not null, content text not null, starts_at bigint, ends_at bigint, sort int not null, primary key (id, lang))`,
  ],
};
