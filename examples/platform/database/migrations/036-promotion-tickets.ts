import type { Migration } from './migration.js';

/** Tickets for raffles that a promotion gives beside its bonus, and what was promised when a member began it. */
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
  ],
};
