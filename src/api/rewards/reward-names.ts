/** Tickets, each for a raffle of its own (PRO-15). */
export const TICKET_KINDS = ['egg_ticket', 'red_envelope_ticket', 'prize_wheel_ticket'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];
