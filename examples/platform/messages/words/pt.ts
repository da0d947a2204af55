import type { MessageWords } from './form.js';

export const pt: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: 'Seu depósito chegou',
      content: (amount, reference) => `Você recebeu ${amount} no seu saldo. Pedido ${reference}.`,
    },
    deposit_failed: {
      title: 'Seu depósito não chegou',
      content: (amount, reference) => `O depósito de ${amount} não foi concluído e nada foi adicionado ao seu saldo. Pedido ${reference}.`,
    },
    withdrawal_approved: {
      title: 'Seu saque foi aprovado',
      content: (amount, reference) => `O valor de ${amount} está a caminho. Confirme na sua carteira quando chegar. Saque ${reference}.`,
    },
    withdrawal_rejected: {
      title: 'Seu saque foi recusado',
      content: (amount, reference) => `O valor de ${amount} está de novo no seu saldo. Saque ${reference}.`,
    },
    withdrawal_repaid: {
      title: 'O dinheiro que faltava está a caminho',
      content: (amount, reference) =>
        `Você nos disse que faltava dinheiro do saque ${reference}. Enviamos ${amount} de novo. Se também não chegar, nosso atendimento ajuda você.`,
      further: {
        title: 'Parte do dinheiro que faltava está a caminho',
        content: (amount, reference, open) =>
          `Você nos disse que faltava dinheiro do saque ${reference}. Enviamos ${amount} de novo. Ainda em aberto: ${open}. Estamos verificando e vamos escrever de novo para você.`,
      },
    },
    withdrawal_refused: {
      title: 'Não podemos pagar seu saque de novo',
      content: (amount, reference) =>
        `Você nos disse que o valor de ${amount} do saque ${reference} não chegou. Verificamos e não vamos pagar esse valor de novo. Se não concordar, fale com o atendimento.`,
      further: {
        title: 'Não podemos pagar o resto do seu saque de novo',
        content: (amount, reference, paid) =>
          `Você nos disse que faltava dinheiro do saque ${reference}. Enviamos ${paid} de novo. Verificamos o restante, ${amount}, e não vamos pagar esse valor de novo. Se não concordar, fale com o atendimento.`,
      },
    },
    name_changed: {
      title: 'Seu nome real foi alterado',
      content: (_amount, reference) =>
        `Alteramos o nome real da sua conta. Agora é: ${reference}. Se você não pediu isso, fale com o atendimento.`,
    },
    referral_bonus: {
      title: 'Um bônus pela sua indicação',
      content: (amount, reference) => `${reference}, que você convidou, fez o primeiro depósito: você recebeu ${amount} no seu saldo.`,
    },
    red_envelope: {
      title: 'Você tem um envelope vermelho',
      content: (_amount, reference) =>
        `${reference} enviou um envelope vermelho para você. Abra na central de recompensas antes que o prazo acabe.`,
    },
    promotion_issued: {
      title: 'Sua solicitação foi aprovada',
      content: (amount, name, minor) =>
        minor > 0
          ? `${name}: ${amount} à sua espera. Resgate em Promoções.`
          : `${name}: o benefício está à sua espera. Resgate em Promoções.`,
    },
    promotion_rejected: {
      title: 'Sua solicitação foi recusada',
      content: (_amount, name) => `Não podemos aprovar sua solicitação para: ${name}.`,
    },
    redeem_approved: {
      title: 'Sua recompensa foi aprovada',
      content: (amount, name, minor) =>
        minor > 0 ? `${name}: você recebeu ${amount} no seu saldo.` : `${name}: a recompensa é sua e está a caminho.`,
    },
    redeem_rejected: {
      title: 'Sua recompensa foi recusada',
      content: (_amount, name) => `Não podemos dar esta recompensa: ${name}. Seus pontos foram devolvidos.`,
    },
    feedback_answered: { title: 'Respondemos à sua mensagem', content: (_amount, words) => words },
    bet_voided: {
      title: 'Sua aposta foi anulada',
      content: (amount, name) => `Sua aposta em aberto não conta: ${name}. O valor apostado de ${amount} está de novo no seu saldo.`,
    },
    transfer_in: {
      title: 'Você recebeu dinheiro',
      content: (amount, reference) => `${reference} enviou ${amount} para você. O valor está no seu saldo.`,
    },
    red_envelope_returned: {
      title: 'Parte de um envelope vermelho voltou',
      content: (amount, reference) =>
        `O valor de ${amount}, que ninguém abriu a tempo, está de novo no seu saldo. Envelope vermelho ${reference}.`,
    },
  },
  reason: 'Motivo: ',
};
