import type { Migration } from './migration.js';

/** A database that was in use before there were points gets the rates and rewards that a new one gets from its seed. */
export const pointsStart: Migration = {
  name: '034-points-start',
  statements: [
    `insert into points_ratio (kind, amount_from, amount_to, ratio)
      select added.* from (values
        ('deposit_earn', 1000, 9999, 1000), ('deposit_earn', 10000, 49999, 1200), ('deposit_earn', 50000, 199999, 1500), ('deposit_earn', 200000, null, 2000),
        ('convert', 100, 999, 1000), ('convert', 1000, 4999, 1100), ('convert', 5000, null, 1250))
        as added (kind, amount_from, amount_to, ratio)
      where exists (select 1 from merchant) and not exists (select 1 from points_ratio)`,
    `with wanted as (
        select added.* from (values
          (1, 'chip', 'bonus', 500, 0, 400, 500, '$5 bonus', 'Bono de $5'),
          (2, 'coins', 'bonus', 2000, 20000, 1500, 120, '$20 bonus', 'Bono de $20'),
          (3, 'shirt', 'gift', 3500, 10000, 1900, 18, 'Football shirt of the season', 'Camiseta de fútbol de la temporada'),
          (4, 'cards', 'gift', 1800, 0, 900, 0, 'Playing cards in a leather case', 'Naipes en estuche de cuero'),
          (5, 'headphones', 'gift', 7900, 50000, 4200, 9, 'Wireless headphones', 'Audífonos inalámbricos'),
          (6, 'treasure', 'bonus', 10000, 300000, 2400, 25, '$100 bonus for regulars', 'Bono de $100 para habituales'),
          (7, 'phone', 'gift', 69900, 200000, 36000, 3, 'Smartphone, 256 GB', 'Teléfono inteligente de 256 GB'),
          (8, 'voyage', 'gift', 180000, 500000, 90000, 1, 'Weekend by the sea for two', 'Fin de semana en la playa para dos'))
          as added (sort, art, type, amount, amount_requirement, points_requirement, quantity, en, es)
        where exists (select 1 from merchant) and not exists (select 1 from points_reward)),
      added as (
        insert into points_reward (type, amount, amount_requirement, points_requirement, quantity, image, sort)
        select type, amount, amount_requirement, points_requirement, quantity, '/art/reward/' || art || '.svg', sort from wanted order by sort
        returning id, sort)
      insert into points_reward_text (reward_id, lang, name)
      select added.id, text.lang, text.name from added
        join wanted on wanted.sort = added.sort
        cross join lateral (values ('EN', wanted.en), ('ES', wanted.es)) as text (lang, name)`,
  ],
};
