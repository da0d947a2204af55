import type { Migration } from './migration.js';

/** Names of categories and of their parts in Arabic; what has none is named in English. A database in use gets those of the seed. */
export const arabicNames: Migration = {
  name: '024-arabic-names',
  statements: [
    `alter table vendor_category add column title_ar text`,
    `alter table game_classify add column name_ar text`,
    `update vendor_category set title_ar = known.name from (values
      ('RNG', 'ألعاب السلوت'), ('LIVE', 'الكازينو المباشر'), ('SPORTS', 'الرياضة'), ('FISH', 'ألعاب الصيد'), ('PVP', 'البوكر وألعاب الورق'),
      ('ELOTT', 'اليانصيب الإلكتروني'), ('LOTT', 'اليانصيب'), ('MINI', 'ألعاب مصغّرة'), ('VIRTUAL', 'عوالم افتراضية')
    ) as known (code, name) where game_category = known.code`,
    `update game_classify set name_ar = known.name from (values
      ('NEW', 'جديدة'), ('SC', 'بطاقات الخدش'), ('VP', 'فيديو بوكر'), ('JP', 'جوائز كبرى'), ('TG', 'ألعاب الطاولة'), ('AC', 'أركيد'), ('BG', 'بنغو')
    ) as known (code, name) where game_classify.code = known.code`,
  ],
};
