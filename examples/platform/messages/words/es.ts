import type { MessageWords } from './form.js';

export const es: MessageWords = {
  kinds: {
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
  reason: 'Motivo: ',
};
