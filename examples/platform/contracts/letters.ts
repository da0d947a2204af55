import type { ContractKind } from '../database/schema.js';
import { sendMessage } from '../messages/send-message.js';
import type { Trx } from '../platform.js';

/** What is told to both sides of a contract. */
export type ContractNews = 'offered' | 'accepted' | 'rejected' | 'withdrawn' | 'termination-asked' | 'termination-rejected' | 'terminated' | 'ended' | 'replaced';
interface About {
  id: number;
  kind: ContractKind;
  upline: { id: number; account: string; language: string };
  downline: { id: number; account: string; language: string };
  /** Who did it. */
  actor: string;
  reason?: string;
}
type Language = 'EN' | 'ES';
type Words = Readonly<Record<ContractNews, readonly [title: string, content: (names: { upline: string; downline: string; actor: string; kind: string }) => string]>>;

const KINDS: Readonly<Record<Language, Readonly<Record<ContractKind, string>>>> = {
  EN: { dividend: 'dividend', daily: 'daily wage', hour: 'hourly wage', realtime: 'real-time salary' },
  ES: { dividend: 'dividendo', daily: 'salario diario', hour: 'salario por hora', realtime: 'salario en tiempo real' },
};
const WORDS: Readonly<Record<Language, Words>> = {
  EN: {
    offered: ['Contract offered', ({ upline, downline, kind }) => `${upline} offers ${downline} a contract: ${kind}. ${downline} accepts or rejects it among the contracts.`],
    accepted: ['Contract accepted', ({ upline, downline, kind }) => `${downline} has accepted the contract of ${upline}: ${kind}. It holds from now on.`],
    rejected: ['Contract rejected', ({ upline, downline, kind }) => `${downline} has rejected the contract of ${upline}: ${kind}.`],
    withdrawn: ['Offer withdrawn', ({ upline, downline, kind }) => `The offer of ${upline} to ${downline} is withdrawn: ${kind}. It was above what ${upline} receives now.`],
    'termination-asked': ['Contract to be ended', ({ upline, downline, actor, kind }) => `${actor} asks to end the contract between ${upline} and ${downline}: ${kind}. It holds until the other side accepts.`],
    'termination-rejected': ['Contract goes on', ({ upline, downline, actor, kind }) => `${actor} does not want to end the contract between ${upline} and ${downline}: ${kind}. It goes on.`],
    terminated: ['Contract ended', ({ upline, downline, kind }) => `The contract between ${upline} and ${downline} has ended: ${kind}. What it earned until now is still paid.`],
    ended: ['Contract ended', ({ upline, downline, kind }) => `The contract between ${upline} and ${downline} has ended: ${kind}. It was above what ${upline} receives now. What it earned until now is still paid.`],
    replaced: ['Contract replaced', ({ upline, downline, kind }) => `A new contract takes the place of the one between ${upline} and ${downline}: ${kind}. What the old one earned until now is still paid.`],
  },
  ES: {
    offered: ['Contrato ofrecido', ({ upline, downline, kind }) => `${upline} le ofrece un contrato a ${downline}: ${kind}. ${downline} lo acepta o lo rechaza en sus contratos.`],
    accepted: ['Contrato aceptado', ({ upline, downline, kind }) => `${downline} aceptó el contrato de ${upline}: ${kind}. Vale desde ahora.`],
    rejected: ['Contrato rechazado', ({ upline, downline, kind }) => `${downline} rechazó el contrato de ${upline}: ${kind}.`],
    withdrawn: ['Oferta retirada', ({ upline, downline, kind }) => `Se retiró la oferta de ${upline} a ${downline}: ${kind}. Superaba lo que ${upline} recibe ahora.`],
    'termination-asked': ['Piden terminar un contrato', ({ upline, downline, actor, kind }) => `${actor} pide terminar el contrato entre ${upline} y ${downline}: ${kind}. Sigue vigente hasta que la otra parte acepte.`],
    'termination-rejected': ['El contrato sigue', ({ upline, downline, actor, kind }) => `${actor} no quiere terminar el contrato entre ${upline} y ${downline}: ${kind}. Sigue vigente.`],
    terminated: ['Contrato terminado', ({ upline, downline, kind }) => `Terminó el contrato entre ${upline} y ${downline}: ${kind}. Lo ganado hasta ahora se paga igual.`],
    ended: ['Contrato terminado', ({ upline, downline, kind }) => `Terminó el contrato entre ${upline} y ${downline}: ${kind}. Superaba lo que ${upline} recibe ahora. Lo ganado hasta ahora se paga igual.`],
    replaced: ['Contrato reemplazado', ({ upline, downline, kind }) => `Un contrato nuevo reemplaza al que había entre ${upline} y ${downline}: ${kind}. Lo ganado con el anterior se paga igual.`],
  },
};
const REASON: Readonly<Record<Language, string>> = { EN: 'Reason', ES: 'Motivo' };

/** Writes to both sides, each in the language of the account. */
export async function tellBoth(trx: Trx, news: ContractNews, about: About, at: number): Promise<void> {
  for (const side of [about.upline, about.downline]) {
    const language = side.language.toUpperCase().startsWith('ES') ? 'ES' : 'EN';
    const [title, content] = WORDS[language][news];
    const words = content({ upline: about.upline.account, downline: about.downline.account, actor: about.actor, kind: KINDS[language][about.kind] });
    await sendMessage(trx, side.id, { kind: 'new_mail', title, content: about.reason ? `${words}\n${REASON[language]}: ${about.reason}` : words }, at);
  }
}
