import type { ContractKind } from '../database/schema.js';

/** What a side of a contract is told. `withdrawn`, `ended` and `replaced` follow from another contract; `taken-back` is the offerer's own act. */
export type ContractNews = 'offered' | 'accepted' | 'rejected' | 'taken-back' | 'withdrawn' | 'termination-asked' | 'termination-rejected' | 'terminated' | 'ended' | 'replaced';
/** A letter as it is kept: who reads it is this side of the contract, `other` the account on the other one, '' for the house. */
export interface ContractLetter {
  news: ContractNews;
  kind: ContractKind;
  side: 'upline' | 'downline';
  other: string;
}
type Language = 'EN' | 'ES';
interface Names {
  kind: string;
  other: string;
}
type Line = (names: Names) => string;
interface Words {
  title: string;
  upline: Line;
  downline: Line;
}

const both = (title: string, line: Line): Words => ({ title, upline: line, downline: line });
const KINDS: Readonly<Record<Language, Readonly<Record<ContractKind, string>>>> = {
  EN: { dividend: 'dividend', daily: 'daily wage', hour: 'hourly salary', realtime: 'real-time salary' },
  ES: { dividend: 'dividendo', daily: 'salario diario', hour: 'salario por hora', realtime: 'salario en tiempo real' },
};
const HOUSE: Readonly<Record<Language, string>> = { EN: 'the house', ES: 'la casa' };
const WORDS: Readonly<Record<Language, Readonly<Record<ContractNews, Words>>>> = {
  EN: {
    offered: both('Contract offered', ({ kind, other }) => `${other} offers you a contract: ${kind}. Accept or reject it among your contracts.`),
    accepted: both('Contract accepted', ({ kind, other }) => `${other} has accepted your contract: ${kind}. It is active from now on.`),
    rejected: both('Contract rejected', ({ kind, other }) => `${other} has rejected your contract: ${kind}.`),
    'taken-back': both('Offer withdrawn', ({ kind, other }) => `${other} has withdrawn the contract offered to you: ${kind}.`),
    withdrawn: {
      title: 'Offer withdrawn',
      upline: ({ kind, other }) => `Your offer to ${other} is withdrawn: ${kind}. It was above what you receive now.`,
      downline: ({ kind, other }) => `The offer of ${other} is withdrawn: ${kind}. It was above what ${other} receives now.`,
    },
    'termination-asked': both('Contract to be ended', ({ kind, other }) => `${other} asks to end your contract: ${kind}. It stays active until you accept.`),
    'termination-rejected': both('Contract goes on', ({ kind, other }) => `${other} does not want to end your contract: ${kind}. It goes on.`),
    terminated: both('Contract ended', ({ kind, other }) => `Your contract with ${other} has ended: ${kind}. What it earned until now is still paid.`),
    ended: {
      title: 'Contract ended',
      upline: ({ kind, other }) => `Your contract with ${other} has ended: ${kind}. It was above what you receive now. What it earned until now is still paid.`,
      downline: ({ kind, other }) => `Your contract with ${other} has ended: ${kind}. It was above what ${other} receives now. What it earned until now is still paid.`,
    },
    replaced: both('Contract replaced', ({ kind, other }) => `A new contract takes the place of yours with ${other}: ${kind}. What the old one earned until now is still paid.`),
  },
  ES: {
    offered: both('Contrato ofrecido', ({ kind, other }) => `${other} te ofrece un contrato: ${kind}. Acéptalo o recházalo en tus contratos.`),
    accepted: both('Contrato aceptado', ({ kind, other }) => `${other} aceptó tu contrato: ${kind}. Está activo desde ahora.`),
    rejected: both('Contrato rechazado', ({ kind, other }) => `${other} rechazó tu contrato: ${kind}.`),
    'taken-back': both('Oferta retirada', ({ kind, other }) => `${other} retiró el contrato que te había ofrecido: ${kind}.`),
    withdrawn: {
      title: 'Oferta retirada',
      upline: ({ kind, other }) => `Se retiró tu oferta a ${other}: ${kind}. Superaba lo que recibes ahora.`,
      downline: ({ kind, other }) => `Se retiró la oferta de ${other}: ${kind}. Superaba lo que ${other} recibe ahora.`,
    },
    'termination-asked': both('Piden terminar un contrato', ({ kind, other }) => `${other} pide terminar tu contrato: ${kind}. Sigue activo hasta que aceptes.`),
    'termination-rejected': both('El contrato sigue', ({ kind, other }) => `${other} no quiere terminar tu contrato: ${kind}. Sigue activo.`),
    terminated: both('Contrato terminado', ({ kind, other }) => `Terminó tu contrato con ${other}: ${kind}. Lo ganado hasta ahora se paga igual.`),
    ended: {
      title: 'Contrato terminado',
      upline: ({ kind, other }) => `Terminó tu contrato con ${other}: ${kind}. Superaba lo que recibes ahora. Lo ganado hasta ahora se paga igual.`,
      downline: ({ kind, other }) => `Terminó tu contrato con ${other}: ${kind}. Superaba lo que ${other} recibe ahora. Lo ganado hasta ahora se paga igual.`,
    },
    replaced: both('Contrato reemplazado', ({ kind, other }) => `Un contrato nuevo reemplaza al que tenías con ${other}: ${kind}. Lo ganado con el anterior se paga igual.`),
  },
};

/** A letter as the column `reference` of its message keeps it. */
export function keepLetter({ news, kind, side, other }: ContractLetter): string {
  return JSON.stringify({ news, kind, side, other });
}

/** Title, with the kind and the other account, and content of a kept letter. */
export function letterText(kept: string, language: Language): { title: string; content: string } {
  const { news, kind, side, other } = JSON.parse(kept) as ContractLetter;
  const words = WORDS[language][news];
  const names = { kind: KINDS[language][kind], other: other || HOUSE[language] };
  const content = words[side](names);
  // A name begins a sentence as it is; a word does so in capitals.
  return { title: `${words.title}: ${names.kind}, ${names.other}`, content: other === '' ? content.charAt(0).toUpperCase() + content.slice(1) : content };
}
