import type { Migration } from './migration.js';

/** Tickets for raffles that a promotion gives beside its bonus, and what was promised when a member began it. A database in use gets the prizes that a new one gets from its seed. */
export const promotionTickets: Migration = {
  name: '036-promotion-tickets',
  statements: [
    `alter table promotion
      add column ticket_kind text check (ticket_kind in ('egg_ticket', 'red_envelope_ticket', 'prize_wheel_ticket')),
      add column tickets int not null default 0 check (tickets between 0 and 20),
      add constraint promotion_tickets check ((ticket_kind is null) = (tickets = 0))`,
    `alter table activity_application
      add column ticket_kind text check (ticket_kind in ('egg_ticket', 'red_envelope_ticket', 'prize_wheel_ticket')),
      add column tickets int not null default 0 check (tickets between 0 and 20)`,
    `insert into raffle_prize (kind, gives, amount, weight, stock, sort)
      select added.* from (values
        ('egg_ticket', 'bonus', 100, 300, null, 1), ('egg_ticket', 'points', 50, 280, null, 2), ('egg_ticket', 'nothing', 0, 220, null, 3),
        ('egg_ticket', 'bonus', 300, 130, null, 4), ('egg_ticket', 'bonus', 1000, 60, 400, 5), ('egg_ticket', 'bonus', 5000, 10, 20, 6),
        ('red_envelope_ticket', 'bonus', 88, 500, null, 1), ('red_envelope_ticket', 'bonus', 188, 300, null, 2), ('red_envelope_ticket', 'bonus', 388, 150, null, 3),
        ('red_envelope_ticket', 'bonus', 888, 45, 200, 4), ('red_envelope_ticket', 'bonus', 8888, 5, 8, 5),
        ('prize_wheel_ticket', 'bonus', 200, 240, null, 1), ('prize_wheel_ticket', 'points', 100, 220, null, 2), ('prize_wheel_ticket', 'nothing', 0, 160, null, 3),
        ('prize_wheel_ticket', 'bonus', 500, 140, null, 4), ('prize_wheel_ticket', 'points', 300, 120, null, 5), ('prize_wheel_ticket', 'bonus', 1000, 80, null, 6),
        ('prize_wheel_ticket', 'points', 1000, 35, 300, 7), ('prize_wheel_ticket', 'bonus', 10000, 5, 10, 8))
        as added (kind, gives, amount, weight, stock, sort)
      where exists (select 1 from merchant) and not exists (select 1 from raffle_prize)`,
  ],
};
