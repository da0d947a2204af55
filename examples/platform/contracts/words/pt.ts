import { both, type ContractWords } from './form.js';

export const pt: ContractWords = {
  kinds: { dividend: 'dividendo', daily: 'salário diário', hour: 'salário por hora', realtime: 'salário em tempo real' },
  house: 'a casa',
  causes: {
    'too-high': {
      upline: () => 'Estava acima do que você recebe agora.',
      downline: other => `Estava acima do que ${other} recebe agora.`,
    },
    'too-often': {
      upline: () => 'Previa apuração mais frequente que a do seu próprio contrato agora, e isso não é permitido.',
      downline: other => `Previa apuração mais frequente que a do contrato que ${other} recebe agora, e isso não é permitido.`,
    },
    'none-received': {
      upline: () => 'Você não recebe mais nenhum contrato deste tipo.',
      downline: other => `${other} não recebe mais nenhum contrato deste tipo.`,
    },
  },
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind}, ${other}`,
  news: {
    offered: both(
      'Contrato oferecido',
      ({ kind, other }) => `${other} oferece um contrato a você: ${kind}. Aceite ou recuse nos seus contratos.`,
    ),
    accepted: both('Contrato aceito', ({ kind, other }) => `${other} aceitou seu contrato: ${kind}. Ele está ativo a partir de agora.`),
    rejected: both('Contrato recusado', ({ kind, other }) => `${other} recusou seu contrato: ${kind}.`),
    'taken-back': both('Oferta retirada', ({ kind, other }) => `${other} retirou o contrato oferecido a você: ${kind}.`),
    withdrawn: {
      title: 'Oferta retirada',
      upline: ({ kind, other, why }) => `Sua oferta para ${other} foi retirada: ${kind}. ${why} Você pode oferecer outro contrato.`,
      downline: ({ kind, other, why }) => `A oferta que ${other} fez foi retirada: ${kind}. ${why}`,
    },
    'termination-asked': both(
      'Pedido de encerramento de contrato',
      ({ kind, other }) => `${other} pede o encerramento do seu contrato: ${kind}. Ele continua ativo até você aceitar.`,
    ),
    'termination-rejected': both(
      'O contrato continua',
      ({ kind, other }) => `${other} não quer encerrar seu contrato: ${kind}. Ele continua.`,
    ),
    terminated: both(
      'Contrato encerrado',
      ({ kind, other }) => `Seu contrato com ${other} foi encerrado: ${kind}. O que foi ganho até agora ainda é pago.`,
    ),
    ended: {
      title: 'Contrato encerrado',
      upline: ({ kind, other, why }) =>
        `Seu contrato com ${other} foi encerrado: ${kind}. ${why} O que foi ganho até agora ainda é pago. Você pode oferecer outro contrato.`,
      downline: ({ kind, other, why }) =>
        `Seu contrato com ${other} foi encerrado: ${kind}. ${why} O que foi ganho até agora ainda é pago.`,
    },
    replaced: both(
      'Contrato substituído',
      ({ kind, other }) =>
        `Um novo contrato substitui o que você tinha com ${other}: ${kind}. O que foi ganho com o anterior até agora ainda é pago.`,
    ),
  },
};
