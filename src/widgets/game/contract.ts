import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-game',
  summary: 'The frame of the game that is open: back, reload, full screen, and what became of its session.',
  attributes: {
    'without-bar': { type: 'boolean', default: false, doc: 'Leaves out the bar with name and buttons.' },
  },
  events: {
    'gp-round': {
      detail: '{ roundId: string; stake: number; payout: number; mode: "real" | "demo" }',
      cancelable: false,
      doc: 'A round of the open game was settled. Amounts in minor units.',
    },
  },
  parts: {
    bar: 'The bar.',
    frame:
      'The frame of the game. Its page may post `{ source: "gp-game", type }` to its parent: `ready`, `exit`, `expired`, `playing` (with `playing`: whether a round runs), `balance` (with `balance` in minor units), `round` (with `roundId`, `stake`, `payout`, `mode`). It hears `{ source: "gp-page", type: "balance" }` when the balance has moved elsewhere.',
  },
  needs: { texts: ['games'] },
  reserve: '480px',
  since: '0.1.0',
  calls: {
    needs: ['launchGame'],
    without: {
      launchFbGame: 'opening games of the sports vendor FB',
      launchDemo: 'free play of single games',
      getBalance: 'the balance after a round',
    },
  },
} as const satisfies WidgetContract;
