import { letterText } from '../contracts/letter-words.js';
import type { MessageKind } from '../database/schema.js';
import { inLanguage, type InLanguages, type Language } from '../languages.js';

/** A message as it is kept. */
export interface KeptMessage {
  kind: MessageKind;
  title: string;
  content: string;
  amount: number | null;
  further_amount: number | null;
  reference: string | null;
  reason: string | null;
}
interface Words {
  title: string;
  /** `minor`: the amount in minor units, 0 where there is none. */
  content(amount: string, reference: string, minor: number): string;
  /** Where the message speaks of a second amount. */
  further?: { title: string; content(amount: string, reference: string, further: string): string };
}

const LOCALES: InLanguages<string> = { EN: 'en-US', ES: 'es-MX' };
const WORDS: InLanguages<Record<Exclude<MessageKind, 'new_mail' | 'contract'>, Words>> = {
  EN: {
    deposit_arrival: {
      title: 'Your deposit has arrived',
      content: (amount, reference) => `${amount} has been added to your balance. Order ${reference}.`,
    },
    deposit_failed: {
      title: 'Your deposit did not arrive',
      content: (amount, reference) =>
        `The deposit of ${amount} was not completed and nothing was added to your balance. Order ${reference}.`,
    },
    withdrawal_approved: {
      title: 'Your withdrawal is approved',
      content: (amount, reference) =>
        `${amount} is on its way to you. Confirm in your wallet when it has arrived. Withdrawal ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'Your withdrawal was rejected',
      content: (amount, reference) => `${amount} is back in your balance. Withdrawal ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'Missing money is on its way',
      content: (amount, reference) =>
        `You told us that money of withdrawal ${reference} did not come. We have sent ${amount} again. Should it not come either, our customer service helps you.`,
      further: {
        title: 'Part of the missing money is on its way',
        content: (amount, reference, open) =>
          `You told us that money of withdrawal ${reference} did not come. We have sent ${amount} again. ${open} is still open: we look into it and write to you again.`,
      },
    },
    withdrawal_refused: {
      title: 'We cannot pay your withdrawal again',
      content: (amount, reference) =>
        `You told us that ${amount} of withdrawal ${reference} did not come. We have looked into it and do not pay it again. If you see it otherwise, write to customer service.`,
      further: {
        title: 'We cannot pay the rest of your withdrawal again',
        content: (amount, reference, paid) =>
          `You told us that money of withdrawal ${reference} did not come. We have sent ${paid} again. We have looked into the remaining ${amount} and do not pay it again. If you see it otherwise, write to customer service.`,
      },
    },
    name_changed: {
      title: 'Your real name is changed',
      content: (_amount, reference) =>
        `We have changed the real name of your account. It is now: ${reference}. If you did not ask for this, write to customer service.`,
    },
    referral_bonus: {
      title: 'A bonus for your friend',
      content: (amount, reference) => `${reference}, whom you invited, has made a first deposit: ${amount} has been added to your balance.`,
    },
    red_envelope: {
      title: 'You have a red envelope',
      content: (_amount, reference) => `${reference} has sent you a red envelope. Open it in the reward centre before its time is over.`,
    },
    promotion_issued: {
      title: 'Your application is approved',
      content: (amount, name, minor) =>
        minor > 0
          ? `${name}: ${amount} are waiting for you. Claim them under Promotions.`
          : `${name}: what it brings is waiting for you. Claim it under Promotions.`,
    },
    promotion_rejected: {
      title: 'Your application was rejected',
      content: (_amount, name) => `We cannot approve your application for: ${name}.`,
    },
    redeem_approved: {
      title: 'Your reward is approved',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: ${amount} has been added to your balance.` : `${name}: it is yours and on its way to you.`,
    },
    redeem_rejected: {
      title: 'Your reward was rejected',
      content: (_amount, name) => `We cannot give you this reward: ${name}. Your points are back.`,
    },
    feedback_answered: { title: 'We have answered your feedback', content: (_amount, words) => words },
    bet_voided: {
      title: 'Your bet was voided',
      content: (amount, name) => `Your open bet does not count: ${name}. The stake of ${amount} is back in your balance.`,
    },
    transfer_in: {
      title: 'You have received money',
      content: (amount, reference) => `${reference} has sent you ${amount}. It is in your balance.`,
    },
    red_envelope_returned: {
      title: 'Part of a red envelope came back',
      content: (amount, reference) => `${amount} that nobody opened in time is back in your balance. Red envelope ${reference}.`,
    },
  },
  ES: {
    deposit_arrival: {
      title: 'Tu depósito ha llegado',
      content: (amount, reference) => `Se añadieron ${amount} a tu saldo. Orden ${reference}.`,
    },
    deposit_failed: {
      title: 'Tu depósito no llegó',
      content: (amount, reference) => `El depósito de ${amount} no se completó y no se añadió nada a tu saldo. Orden ${reference}.`,
    },
    withdrawal_approved: {
      title: 'Tu retiro está aprobado',
      content: (amount, reference) => `${amount} van en camino. Confírmalo en tu billetera cuando lleguen. Retiro ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'Tu retiro fue rechazado',
      content: (amount, reference) => `${amount} están de nuevo en tu saldo. Retiro ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'El dinero que faltaba va en camino',
      content: (amount, reference) =>
        `Nos dijiste que no llegó dinero del retiro ${reference}. Te enviamos ${amount} otra vez. Si tampoco llega, nuestra atención al cliente te ayuda.`,
      further: {
        title: 'Una parte del dinero que faltaba va en camino',
        content: (amount, reference, open) =>
          `Nos dijiste que no llegó dinero del retiro ${reference}. Te enviamos ${amount} otra vez. Quedan ${open} por resolver: lo revisamos y te escribimos de nuevo.`,
      },
    },
    withdrawal_refused: {
      title: 'No podemos pagar de nuevo tu retiro',
      content: (amount, reference) =>
        `Nos dijiste que no llegaron ${amount} del retiro ${reference}. Lo revisamos y no los pagamos otra vez. Si no estás de acuerdo, escribe a atención al cliente.`,
      further: {
        title: 'No podemos pagar de nuevo el resto de tu retiro',
        content: (amount, reference, paid) =>
          `Nos dijiste que no llegó dinero del retiro ${reference}. Te enviamos ${paid} otra vez. Revisamos los ${amount} que quedan y no los pagamos otra vez. Si no estás de acuerdo, escribe a atención al cliente.`,
      },
    },
    name_changed: {
      title: 'Cambiamos tu nombre real',
      content: (_amount, reference) =>
        `Cambiamos el nombre real de tu cuenta. Ahora es: ${reference}. Si no lo pediste, escribe a atención al cliente.`,
    },
    referral_bonus: {
      title: 'Un bono por tu amigo',
      content: (amount, reference) => `${reference}, a quien invitaste, hizo su primer depósito: se añadieron ${amount} a tu saldo.`,
    },
    red_envelope: {
      title: 'Tienes un sobre rojo',
      content: (_amount, reference) => `${reference} te envió un sobre rojo. Ábrelo en el centro de recompensas antes de que venza.`,
    },
    promotion_issued: {
      title: 'Tu solicitud está aprobada',
      content: (amount, name, minor) =>
        minor > 0
          ? `${name}: ${amount} te esperan. Reclámalos en Promociones.`
          : `${name}: lo que trae te espera. Reclámalo en Promociones.`,
    },
    promotion_rejected: {
      title: 'Tu solicitud fue rechazada',
      content: (_amount, name) => `No podemos aprobar tu solicitud para: ${name}.`,
    },
    redeem_approved: {
      title: 'Tu recompensa está aprobada',
      content: (amount, name, minor) => (minor > 0 ? `${name}: se añadieron ${amount} a tu saldo.` : `${name}: es tuya y va en camino.`),
    },
    redeem_rejected: {
      title: 'Tu recompensa fue rechazada',
      content: (_amount, name) => `No podemos darte esta recompensa: ${name}. Tus puntos están de vuelta.`,
    },
    feedback_answered: { title: 'Respondimos tu comentario', content: (_amount, words) => words },
    bet_voided: {
      title: 'Tu apuesta fue anulada',
      content: (amount, name) => `Tu apuesta abierta no cuenta: ${name}. Los ${amount} apostados están de nuevo en tu saldo.`,
    },
    transfer_in: { title: 'Recibiste dinero', content: (amount, reference) => `${reference} te envió ${amount}. Ya están en tu saldo.` },
    red_envelope_returned: {
      title: 'Volvió parte de un sobre rojo',
      content: (amount, reference) => `${amount} que nadie abrió a tiempo están de nuevo en tu saldo. Sobre rojo ${reference}.`,
    },
  },
};
/** Whose reference is a name in each language. */
const NAMED: ReadonlySet<MessageKind> = new Set([
  'promotion_issued',
  'promotion_rejected',
  'redeem_approved',
  'redeem_rejected',
  'bet_voided',
]);
const REASON: InLanguages<string> = { EN: 'Reason', ES: 'Motivo' };

/** Title and content in the reader's language; a letter has the operator's words. */
export function messageText(message: KeptMessage, language: Language, currency: string): { title: string; content: string } {
  if (message.kind === 'new_mail') return { title: message.title, content: message.content };
  // What is said to good news is no reason.
  const reason = message.reason
    ? `\n${message.kind === 'promotion_issued' ? '' : `${inLanguage(REASON, language)}: `}${message.reason}`
    : '';
  if (message.kind === 'contract') {
    const { title, content } = letterText(message.reference ?? '', language);
    return { title, content: content + reason };
  }
  const { title, content, further } = inLanguage(WORDS, language)[message.kind];
  const money = new Intl.NumberFormat(inLanguage(LOCALES, language), { style: 'currency', currency, currencyDisplay: 'narrowSymbol' });
  const minor = message.amount ?? 0;
  const [amount, reference] = [
    money.format(minor / 100),
    NAMED.has(message.kind) ? nameIn(message.reference ?? '{}', language) : (message.reference ?? ''),
  ];
  if (further && message.further_amount !== null)
    return { title: further.title, content: further.content(amount, reference, money.format(message.further_amount / 100)) + reason };
  return { title, content: content(amount, reference, minor) + reason };
}

/** A name in the reader's language, else in English, else in whatever there is. */
function nameIn(names: string, language: Language): string {
  const known = JSON.parse(names) as Record<string, string>;
  return known[language] ?? known['EN'] ?? Object.values(known)[0] ?? '';
}
