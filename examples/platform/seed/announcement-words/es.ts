import type { AnnouncementsIn } from './form.js';

export const es: AnnouncementsIn = spins => ({
  notices: {
    welcome: ['Te damos la bienvenida a Nova Palace', '<p>Más de dos mil juegos te esperan.</p>'],
    newest: [
      'Las tragamonedas más nuevas',
      `<p>Busca el filtro Nuevos en la sala de tragamonedas. Cincuenta giros traen un bono: mira la <a href="/promotions?id=${spins}">promoción</a>.</p>`,
    ],
    checked: ['Cada ronda puede comprobarse', '<p>Consulta «Qué tan justos son los juegos» en el <a href="/help">centro de ayuda</a>.</p>'],
    tables: ['Mesas en vivo todo el día', '<p>Ruleta, blackjack y bacará a toda hora.</p>'],
    free: ['Prueba juegos gratis', '<p>Los juegos con la marca de prueba no necesitan cuenta.</p>'],
    password: ['Cuida tu contraseña', '<p>Nuestro personal nunca te la pedirá.</p>'],
    pot: [
      'Un bote para todos los juegos con bote',
      '<p>Los juegos con la marca JP ponen el {{jackpot_rate}} de cada apuesta en un solo bote, y cada ronda puede ganarlo. La probabilidad está en las reglas del juego.</p>',
    ],
    favourites: ['Tus favoritos te siguen', '<p>Toca el corazón de una tarjeta y encuentra el juego en cualquier dispositivo.</p>'],
    decide: [
      'Decide antes de jugar',
      '<p>Anota lo que puede costar esta noche. La plataforma no pone límites por ti; si lo pides por el chat en vivo, bloqueamos tu cuenta.</p>',
    ],
    addresses: ['Direcciones oficiales', '<p>Guarda un dominio seguro de la lista de sitios espejo.</p>'],
  },
  agentNotices: {
    records: [
      'Para agentes: registros de tu equipo',
      '<p>Las apuestas, los resultados y los movimientos de todos los que están debajo de ti están en tu centro de agentes, al centavo y hasta 92 días atrás.</p>',
    ],
    sharing: ['Para agentes: invita con honestidad', '<p>Trae solo a adultos y no prometas ganancias a nadie.</p>'],
  },
  popups: {
    account: [
      'Abre una cuenta en un minuto',
      '<p>Elige un nombre y una contraseña y ya estás dentro.</p><ul><li>Sin costo ni compromiso</li><li>Tus favoritos en todos tus dispositivos</li></ul>',
    ],
    free: ['Prueba antes de unirte', '<p>El juego gratis no necesita cuenta.</p>'],
    fair: ['Justo por diseño', '<p>Cada ronda puede comprobarse después.</p>'],
    back: ['Qué gusto verte', '<p>Tus favoritos y recientes están a un toque.</p>'],
    pot: [
      'El bote crece con cada apuesta',
      '<p>Busca el filtro de botes en <a href="/rng">las tragamonedas</a>: sus reglas dicen cuánto entra y cómo se gana.</p>',
    ],
    records: ['Revisa tus registros', '<p>Cada apuesta y premio está en tu historial.</p>'],
    invite: ['Invita a un amigo', '<p>Tu enlace está en «Mi cuenta».</p>'],
    first: ['Tu primera visita', '<p>¡Te damos la bienvenida! Echa un vistazo: la búsqueda conoce todos los juegos.</p>'],
  },
  help: ['¿Necesitas ayuda?', '<p>Atención al cliente está en el menú lateral.</p>'],
  home: {
    slots: 'Tragamonedas de todo tipo',
    bonus: 'Tu bono de $20',
    tables: 'Las mesas están abiertas',
    news: 'Novedades',
    returns: 'Cada juego dice lo que devuelve',
  },
  groups: {
    w_rng: 'Gira algo nuevo hoy',
    w_live: 'Hay un lugar libre en la mesa',
    w_fish: 'Aguas profundas, peces grandes',
    w_pvp: 'Cartas contra personas o el robot de la casa',
    w_sports: 'Esta noche bajo los reflectores',
    w_esports: 'El mapa final está por empezar',
    w_elott: 'Un sorteo cada pocos minutos',
    w_lott: 'Elige tus números',
    w_forget: 'Te ayudamos a volver a entrar',
  },
});
