import { both, type ContractWords } from './form.js';

export const en: ContractWords = {
  kinds: { dividend: 'dividend', daily: 'daily wage', hour: 'hourly salary', realtime: 'real-time salary' },
  house: 'the house',
  causes: {
    'too-high': { upline: () => 'It was above what you receive now.', downline: other => `It was above what ${other} receives now.` },
    'too-often': {
      upline: () => 'It was settled more often than your own contract is now, which is not allowed.',
      downline: other => `It was settled more often than the own contract of ${other} is now, which is not allowed.`,
    },
    'none-received': {
      upline: () => 'You no longer receive a contract of this kind yourself.',
      downline: other => `${other} no longer receives a contract of this kind.`,
    },
  },
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind}, ${other}`,
  news: {
    offered: both(
      'Contract offered',
      ({ kind, other }) => `${other} offers you a contract: ${kind}. Accept or reject it among your contracts.`,
    ),
    accepted: both('Contract accepted', ({ kind, other }) => `${other} has accepted your contract: ${kind}. It is active from now on.`),
    rejected: both('Contract rejected', ({ kind, other }) => `${other} has rejected your contract: ${kind}.`),
    'taken-back': both('Offer withdrawn', ({ kind, other }) => `${other} has withdrawn the contract offered to you: ${kind}.`),
    withdrawn: {
      title: 'Offer withdrawn',
      upline: ({ kind, other, why }) => `Your offer to ${other} is withdrawn: ${kind}. ${why} You can offer another one.`,
      downline: ({ kind, other, why }) => `The offer of ${other} is withdrawn: ${kind}. ${why}`,
    },
    'termination-asked': both(
      'Contract to be ended',
      ({ kind, other }) => `${other} asks to end your contract: ${kind}. It stays active until you accept.`,
    ),
    'termination-rejected': both(
      'Contract goes on',
      ({ kind, other }) => `${other} does not want to end your contract: ${kind}. It goes on.`,
    ),
    terminated: both(
      'Contract ended',
      ({ kind, other }) => `Your contract with ${other} has ended: ${kind}. What it earned until now is still paid.`,
    ),
    ended: {
      title: 'Contract ended',
      upline: ({ kind, other, why }) =>
        `Your contract with ${other} has ended: ${kind}. ${why} What it earned until now is still paid. You can offer another one.`,
      downline: ({ kind, other, why }) => `Your contract with ${other} has ended: ${kind}. ${why} What it earned until now is still paid.`,
    },
    replaced: both(
      'Contract replaced',
      ({ kind, other }) =>
        `A new contract takes the place of yours with ${other}: ${kind}. What the old one earned until now is still paid.`,
    ),
  },
};
