import type { WidgetContract } from '../contract.js';

export const contract = {
  tag: 'gp-agent-centre',
  summary: 'The agent’s own place: who is signed in, balance, the links that recruit with how many joined by each, and the platform’s clock.',
  attributes: {},
  events: {
    'gp-navigate': { detail: '{ to: string }', cancelable: true, doc: 'The games, or the agents’ login, are wanted; cancel it to route yourself.' },
  },
  parts: { bar: 'Brand, clock and the way out.', link: 'One code with its link.' },
  needs: { login: true },
  reserve: '60vh',
  since: '0.1.0',
} as const satisfies WidgetContract;
