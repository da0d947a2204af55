import type { Migration } from './migration.js';

/** What is named in several languages is one column of them by code, so that a further language needs no further column. English is always there. */
export const namesByLanguage: Migration = {
  name: '105-names-by-language',
  statements: [
    ...inOneColumn('vendor_category', 'titles', { EN: 'title_en', ES: 'title_es', AR: 'title_ar' }),
    ...inOneColumn('game_classify', 'names', { EN: 'name_en', ES: 'name_es', AR: 'name_ar' }),
    ...inOneColumn('lottery_group', 'titles', { EN: 'title_en', ES: 'title_es' }),
    ...inOneColumn('deposit_method', 'names', { EN: 'name_en', ES: 'name_es' }),
    ...inOneColumn('deposit_method', 'hints', { EN: 'hint_en', ES: 'hint_es' }),
    ...inOneColumn('chat_model', 'names', { EN: 'name_en', ES: 'name_es' }),
    ...inOneColumn('chat_model', 'hints', { EN: 'hint_en', ES: 'hint_es' }),
  ],
};

function inOneColumn(table: string, column: string, columns: Readonly<Record<string, string>>): string[] {
  const pairs = Object.entries(columns).map(([code, old]) => `'${code}', ${old}`);
  const dropped = Object.values(columns).map(old => `drop column ${old}`);
  return [
    `alter table ${table} add column ${column} jsonb`,
    `update ${table} set ${column} = jsonb_strip_nulls(jsonb_build_object(${pairs.join(', ')}))`,
    `alter table ${table} alter column ${column} set not null,
      add constraint ${table}_${column}_english check (coalesce(jsonb_typeof(${column} -> 'EN') = 'string', false)), ${dropped.join(', ')}`,
  ];
}
