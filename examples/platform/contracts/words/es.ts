import { both, type ContractWords } from './form.js';

export const es: ContractWords = {
  kinds: { dividend: 'dividendo', daily: 'salario diario', hour: 'salario por hora', realtime: 'salario en tiempo real' },
  house: 'la casa',
  causes: {
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
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind}, ${other}`,
  news: {
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
      ({ kind, other }) =>
        `Un contrato nuevo reemplaza al que tenías con ${other}: ${kind}. Lo ganado con el anterior hasta ahora se paga de todos modos.`,
    ),
  },
};
