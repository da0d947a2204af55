import type { AnnouncementsIn } from './form.js';

export const pt: AnnouncementsIn = spins => ({
  notices: {
    welcome: ['Boas-vindas ao Nova Palace', '<p>Mais de dois mil jogos esperam por você.</p>'],
    newest: [
      'Os slots mais novos',
      `<p>Procure o filtro Novos na página de slots. Cinquenta giros dão um bônus: veja a <a href="/promotions?id=${spins}">promoção</a>.</p>`,
    ],
    checked: ['Cada rodada pode ser conferida', '<p>Veja “Como os jogos são justos” na <a href="/help">central de ajuda</a>.</p>'],
    tables: ['Mesas ao vivo o dia todo', '<p>Roleta, blackjack e bacará a qualquer hora.</p>'],
    free: ['Experimente jogos grátis', '<p>Os jogos com a marca do modo grátis não precisam de conta.</p>'],
    password: ['Cuide da sua senha', '<p>Nossa equipe nunca pede sua senha.</p>'],
    pot: [
      'Um só jackpot para todos os jogos com jackpot',
      '<p>Os jogos com a marca JP colocam {{jackpot_rate}} de cada aposta em um só jackpot, e cada rodada deles pode ganhá-lo. A chance está nas regras do jogo.</p>',
    ],
    favourites: ['Seus favoritos vão com você', '<p>Toque no coração do cartão de um jogo e encontre o jogo em qualquer dispositivo.</p>'],
    decide: [
      'Decida antes de jogar',
      '<p>Anote quanto esta noite pode custar. A plataforma não define limites por você; se você pedir no chat ao vivo, bloqueamos sua conta.</p>',
    ],
    addresses: ['Endereços oficiais', '<p>Salve nos favoritos um domínio seguro da lista de sites-espelho.</p>'],
  },
  agentNotices: {
    records: [
      'Para agentes: registros da sua equipe',
      '<p>As apostas, os resultados e as movimentações de todos abaixo de você estão na sua central do agente, até o último centavo e até 92 dias atrás.</p>',
    ],
    sharing: ['Para agentes: convide com honestidade', '<p>Traga só adultos e não prometa ganhos a ninguém.</p>'],
  },
  popups: {
    account: [
      'Crie uma conta em um minuto',
      '<p>Escolha um nome e uma senha e pronto.</p><ul><li>Sem taxa, sem compromisso</li><li>Favoritos em todos os dispositivos</li></ul>',
    ],
    free: ['Experimente antes de se cadastrar', '<p>O modo grátis não precisa de conta.</p>'],
    fair: ['Justo por princípio', '<p>Cada rodada pode ser conferida depois.</p>'],
    back: ['Que bom ver você', '<p>Seus favoritos e jogos recentes estão a um toque.</p>'],
    pot: [
      'O jackpot cresce a cada aposta',
      '<p>Procure o filtro Jackpots entre <a href="/rng">os slots</a>: as regras deles dizem quanto entra e como se ganha.</p>',
    ],
    records: ['Confira seus registros', '<p>Cada aposta e cada prêmio pago está no seu histórico de apostas.</p>'],
    invite: ['Convide um amigo', '<p>Seu link está na sua conta.</p>'],
    first: ['Sua primeira visita', '<p>Boas-vindas! Dê uma olhada por aqui: a busca conhece todos os jogos.</p>'],
  },
  help: ['Precisa de ajuda?', '<p>O atendimento está no menu lateral.</p>'],
  home: {
    slots: 'Slots de todo tipo',
    bonus: 'Seu bônus de $20',
    tables: 'As mesas estão abertas',
    news: 'Novidades',
    returns: 'Cada jogo diz quanto devolve',
  },
  groups: {
    w_rng: 'Gire algo novo hoje',
    w_live: 'Há um lugar livre na mesa',
    w_fish: 'Águas profundas, peixes grandes',
    w_pvp: 'Cartas contra pessoas ou contra o robô da casa',
    w_sports: 'Hoje à noite, sob os refletores',
    w_esports: 'O mapa final já vai começar',
    w_elott: 'Um sorteio a cada poucos minutos',
    w_lott: 'Escolha seus números',
    w_forget: 'A gente ajuda você a entrar de novo',
  },
});
