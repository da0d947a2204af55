import type { ContractKind } from '../database/schema.js';
import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { Excess } from './terms.js';

/** What a side of a contract is told. `withdrawn`, `ended` and `replaced` follow from another contract; `taken-back` is the offerer's own act. */
export type ContractNews =
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'taken-back'
  | 'withdrawn'
  | 'termination-asked'
  | 'termination-rejected'
  | 'terminated'
  | 'ended'
  | 'replaced';
/** A letter as it is kept: who reads it is this side of the contract, `other` the account on the other one, '' for the house. */
export interface ContractLetter {
  news: ContractNews;
  kind: ContractKind;
  side: 'upline' | 'downline';
  other: string;
  /** Why it has come to that, for what follows from another contract; letters of before do not say. */
  why?: readonly Excess[];
}
interface Names {
  kind: string;
  other: string;
  /** A sentence. */
  why: string;
}
type Line = (names: Names) => string;
type Cause = Readonly<Record<ContractLetter['side'], (other: string) => string>>;
interface Words {
  title: string;
  upline: Line;
  downline: Line;
}

const both = (title: string, line: Line): Words => ({ title, upline: line, downline: line });
const KINDS: InLanguages<Readonly<Record<ContractKind, string>>> = {
  EN: { dividend: 'dividend', daily: 'daily wage', hour: 'hourly salary', realtime: 'real-time salary' },
  ES: { dividend: 'dividendo', daily: 'salario diario', hour: 'salario por hora', realtime: 'salario en tiempo real' },
};
const HOUSE: InLanguages<string> = { EN: 'the house', ES: 'la casa' };
const CAUSES: InLanguages<Readonly<Record<Excess, Cause>>> = {
  EN: {
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
  ES: {
    'too-high': { upline: () => 'Superaba lo que recibes ahora.', downline: other => `Superaba lo que ${other} recibe ahora.` },
    'too-often': {
      upline: () => 'Se liquidaba con más frecuencia que tu propio contrato ahora, y eso no se permite.',
      downline: other => `Se liquidaba con más frecuencia que el contrato propio de ${other} ahora, y eso no se permite.`,
    },
    'none-received': {
      upline: () => 'Tú ya no recibes un contrato de este tipo.',
      downline: other => `${other} ya no recibe un contrato de este tipo.`,
    },
  },
};
const WORDS: InLanguages<Readonly<Record<ContractNews, Words>>> = {
  EN: {
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
  ES: {
    offered: both(
      'Contrato ofrecido',
      ({ kind, other }) => `${other} te ofrece un contrato: ${kind}. Acéptalo o recházalo en tus contratos.`,
    ),
    accepted: both('Contrato aceptado', ({ kind, other }) => `${other} aceptó tu contrato: ${kind}. Está activo desde ahora.`),
    rejected: both('Contrato rechazado', ({ kind, other }) => `${other} rechazó tu contrato: ${kind}.`),
    'taken-back': both('Oferta retirada', ({ kind, other }) => `${other} retiró el contrato que te había ofrecido: ${kind}.`),
    withdrawn: {
      title: 'Oferta retirada',
      upline: ({ kind, other, why }) => `Se retiró tu oferta a ${other}: ${kind}. ${why} Puedes ofrecer otro.`,
      downline: ({ kind, other, why }) => `Se retiró la oferta de ${other}: ${kind}. ${why}`,
    },
    'termination-asked': both(
      'Piden terminar un contrato',
      ({ kind, other }) => `${other} pide terminar tu contrato: ${kind}. Sigue activo hasta que aceptes.`,
    ),
    'termination-rejected': both(
      'El contrato sigue',
      ({ kind, other }) => `${other} no quiere terminar tu contrato: ${kind}. Sigue activo.`,
    ),
    terminated: both(
      'Contrato terminado',
      ({ kind, other }) => `Terminó tu contrato con ${other}: ${kind}. Lo ganado hasta ahora se paga igual.`,
    ),
    ended: {
      title: 'Contrato terminado',
      upline: ({ kind, other, why }) =>
        `Terminó tu contrato con ${other}: ${kind}. ${why} Lo ganado hasta ahora se paga igual. Puedes ofrecer otro.`,
      downline: ({ kind, other, why }) => `Terminó tu contrato con ${other}: ${kind}. ${why} Lo ganado hasta ahora se paga igual.`,
    },
    replaced: both(
      'Contrato reemplazado',
      ({ kind, other }) => `Un contrato nuevo reemplaza al que tenías con ${other}: ${kind}. Lo ganado con el anterior se paga igual.`,
    ),
  },
};

/** A letter as the column `reference` of its message keeps it. */
export function keepLetter({ news, kind, side, other, why }: ContractLetter): string {
  return JSON.stringify({ news, kind, side, other, ...(why && { why }) });
}

/** Title, with the kind and the other account, and content of a kept letter. */
export function letterText(kept: string, language: Language): { title: string; content: string } {
  const { news, kind, side, other, why = ['too-high'] } = JSON.parse(kept) as ContractLetter;
  const words = inLanguage(WORDS, language)[news];
  const named = other || inLanguage(HOUSE, language);
  const names = {
    kind: inLanguage(KINDS, language)[kind],
    other: named,
    why: why.map(cause => inLanguage(CAUSES, language)[cause][side](named)).join(' '),
  };
  const content = words[side](names);
  // A name begins a sentence as it is; a word does so in capitals.
  return {
    title: `${words.title}: ${names.kind}, ${names.other}`,
    content: other === '' ? content.charAt(0).toUpperCase() + content.slice(1) : content,
  };
}
