import type { AnnouncementTable } from '../database/schema.js';
import { eachLanguage } from '../languages.js';
import type { Written } from '../written.js';
import type { Trx } from '../platform.js';
import type { SeedGame } from './catalogue.js';

type Text = [title: string, content: string];
type Row = Omit<AnnouncementTable, 'id' | 'lang' | 'title' | 'content' | 'sort' | 'starts_at' | 'ends_at'>;

const notices = (mission: string): [en: Text, es: Text][] => [
  [
    ['Welcome to Nova Palace', '<p>Over two thousand games are waiting for you.</p>'],
    ['Bienvenido a Nova Palace', '<p>Más de dos mil juegos te esperan.</p>'],
  ],
  [
    [
      'The newest slots',
      `<p>Look for the New filter in the slots lobby. Fifty spins bring a bonus: see the <a href="/promotions?id=${mission}">promotion</a>.</p>`,
    ],
    [
      'Las tragamonedas más nuevas',
      `<p>Busca el filtro Nuevos en la sala de tragamonedas. Cincuenta giros traen un bono: mira la <a href="/promotions?id=${mission}">promoción</a>.</p>`,
    ],
  ],
  [
    ['Every round can be checked', '<p>See “How fair the games are” in the <a href="/help">help centre</a>.</p>'],
    ['Cada ronda puede comprobarse', '<p>Consulta “Qué tan justos son los juegos” en el <a href="/help">centro de ayuda</a>.</p>'],
  ],
  [
    ['Live tables open all day', '<p>Roulette, blackjack and baccarat around the clock.</p>'],
    ['Mesas en vivo todo el día', '<p>Ruleta, blackjack y bacará a toda hora.</p>'],
  ],
  [
    ['Try games for free', '<p>Games with the free-play mark need no account.</p>'],
    ['Prueba juegos gratis', '<p>Los juegos con la marca de prueba no necesitan cuenta.</p>'],
  ],
  [
    ['Keep your password safe', '<p>Our staff never asks for it.</p>'],
    ['Cuida tu contraseña', '<p>Nuestro personal nunca te la pedirá.</p>'],
  ],
  [
    [
      'One pot for all jackpot games',
      '<p>Games marked JP put {{jackpot_rate}} of each stake into one pot, and every round of them may win it. The chance stands in the rules of the game.</p>',
    ],
    [
      'Un bote para todos los juegos con bote',
      '<p>Los juegos con la marca JP ponen el {{jackpot_rate}} de cada apuesta en un solo bote, y cada ronda puede ganarlo. La probabilidad está en las reglas del juego.</p>',
    ],
  ],
  [
    ['Favourites follow you', '<p>Tap the heart on a card and find the game on any device.</p>'],
    ['Tus favoritos te siguen', '<p>Toca el corazón de una tarjeta y encuentra el juego en cualquier dispositivo.</p>'],
  ],
  [
    [
      'Decide before you play',
      '<p>Write down what this evening may cost. The platform sets no limits for you; if you ask in the live chat, we lock your account.</p>',
    ],
    [
      'Decide antes de jugar',
      '<p>Anota lo que puede costar esta noche. La plataforma no pone límites por ti; si lo pides por el chat en vivo, bloqueamos tu cuenta.</p>',
    ],
  ],
  [
    ['Official addresses', '<p>Bookmark a secure domain from the mirror list.</p>'],
    ['Direcciones oficiales', '<p>Guarda un dominio seguro de la lista de espejos.</p>'],
  ],
];
/** Read by agents only. */
const AGENT_NOTICES: [en: Text, es: Text][] = [
  [
    [
      'For agents: records of your team',
      '<p>Bets, results and movements of everybody below you stand in your agent centre, to the cent and up to 92 days back.</p>',
    ],
    [
      'Para agentes: registros de tu equipo',
      '<p>Las apuestas, los resultados y los movimientos de todos los que están debajo de ti están en tu centro de agentes, al centavo y hasta 92 días atrás.</p>',
    ],
  ],
  [
    ['For agents: share fairly', '<p>Bring adults only, and promise nobody a win.</p>'],
    ['Para agentes: invita con honestidad', '<p>Trae solo a adultos y no prometas ganancias a nadie.</p>'],
  ],
];
const POPUPS: [execution: 'A' | 'B' | 'F', en: Text, es: Text][] = [
  [
    'B',
    [
      'Open an account in a minute',
      '<p><img src="/art/banner/8.svg" alt="" width="1200" height="480"></p><p>Choose a name and a password, and you are in.</p><ul><li>No fee, no obligation</li><li>Favourites on every device</li></ul>',
    ],
    [
      'Abre una cuenta en un minuto',
      '<p><img src="/art/banner/8.svg" alt="" width="1200" height="480"></p><p>Elige un nombre y una contraseña y ya estás dentro.</p><ul><li>Sin costo ni compromiso</li><li>Tus favoritos en todos tus dispositivos</li></ul>',
    ],
  ],
  [
    'B',
    ['Try before you join', '<p>Free play needs no account.</p>'],
    ['Prueba antes de unirte', '<p>El juego gratis no necesita cuenta.</p>'],
  ],
  [
    'B',
    ['Fair by design', '<p>Every round can be checked afterwards.</p>'],
    ['Justo por diseño', '<p>Cada ronda puede comprobarse después.</p>'],
  ],
  [
    'A',
    ['Good to see you', '<p>Your favourites and recent games are one tap away.</p>'],
    ['Qué gusto verte', '<p>Tus favoritos y recientes están a un toque.</p>'],
  ],
  [
    'A',
    [
      'The pot grows with every stake',
      '<p>Look for the jackpot filter among <a href="/rng">the slots</a>: their rules say what goes in and how it is won.</p>',
    ],
    [
      'El bote crece con cada apuesta',
      '<p>Busca el filtro de botes en <a href="/rng">las tragamonedas</a>: sus reglas dicen cuánto entra y cómo se gana.</p>',
    ],
  ],
  [
    'A',
    ['Check your records', '<p>Every bet and payout stands in your betting record.</p>'],
    ['Revisa tus registros', '<p>Cada apuesta y premio está en tu historial.</p>'],
  ],
  [
    'A',
    ['Invite a friend', '<p>Your link is in the member centre.</p>'],
    ['Invita a un amigo', '<p>Tu enlace está en el centro de miembros.</p>'],
  ],
  [
    'F',
    ['Your first visit', '<p>Welcome! Have a look around: the search knows every game.</p>'],
    ['Tu primera visita', '<p>¡Bienvenido! Echa un vistazo: la búsqueda conoce todos los juegos.</p>'],
  ],
];
const HOME_NOTES: [en: Text, es: Text][] = [
  [
    ['Need help?', '<p>Customer service is in the side menu.</p>'],
    ['¿Necesitas ayuda?', '<p>Atención al cliente está en el menú lateral.</p>'],
  ],
];
/** Group, headline in English and Spanish; the end of the group's name is the category it leads to. */
const OTHER_GROUPS: [group: string, en: string, es: string][] = [
  ['w_rng', 'Spin something new today', 'Gira algo nuevo hoy'],
  ['w_live', 'A seat at the table is free', 'Hay un lugar libre en la mesa'],
  ['w_fish', 'Deep water, big fish', 'Aguas profundas, peces grandes'],
  ['w_pvp', 'Cards against people, or the house’s bot', 'Cartas contra personas o el robot de la casa'],
  ['w_sports', 'Tonight under the lights', 'Esta noche bajo los reflectores'],
  ['w_esports', 'The final map starts soon', 'El mapa final está por empezar'],
  ['w_elott', 'A draw every few minutes', 'Un sorteo cada pocos minutos'],
  ['w_lott', 'Pick your numbers', 'Elige tus números'],
  ['w_forget', 'We will get you back in', 'Te ayudamos a volver a entrar'],
];

/** Banners of the ten groups with every kind of linkage, notices, popups of every audience. `promotions`: numbers by name. */
export async function seedAnnouncements(trx: Trx, games: SeedGame[], promotions: ReadonlyMap<string, number>): Promise<void> {
  const rows: AnnouncementTable[] = [];
  const add = (row: Row, texts: Written<Text>) => {
    const id = (rows.at(-1)?.id ?? 0) + 1;
    for (const [lang, [title, content]] of eachLanguage(texts)) {
      rows.push({
        ...row,
        id,
        lang,
        title,
        content,
        sort: row.linkage_type === 'PROMOTION' ? 0 : id,
        starts_at: null,
        ends_at: null,
        url: row.type === 'B' ? `/art/banner/${id}.svg` : row.url,
      });
    }
  };
  const banner = (group: string, linkageType: Row['linkage_type'], linkage: string | null, en: string, es: string) =>
    add(
      { type: 'B', execution: null, group_name: group, url: null, linkage_type: linkageType, linkage },
      {
        en: [en, ''],
        es: [es, ''],
      },
    );
  const text = (type: Row['type'], execution: Row['execution'], [en, es]: [Text, Text]) =>
    add({ type, execution, group_name: null, url: null, linkage_type: null, linkage: null }, { en, es });

  const promotion = (name: string) => String(promotions.get(name) ?? '');

  const star = games.find(game => game.vendor.type === 'RNG' && game.isHot && game.classify === '' && !game.maintenance);
  banner('w_home', 'GAME', String(star?.nodeId ?? ''), star?.name.en ?? '', star?.name.es ?? '');
  banner('w_home', 'CATEGORY', 'RNG', 'Slots of every kind', 'Tragamonedas de todo tipo');
  banner('w_home', 'PROMOTION', promotion('welcome'), 'Your $20 bonus', 'Tu bono de $20');
  banner('w_home', 'PAGE', '/live', 'The tables are open', 'Las mesas están abiertas');
  banner('w_home', 'URL', 'https://novapalace.example/news', 'News', 'Novedades');
  banner('w_home', null, null, 'Every game says what it returns', 'Cada juego dice lo que devuelve');
  for (const [group, en, es] of OTHER_GROUPS) {
    const category = group === 'w_forget' ? null : group.slice(2).toUpperCase();
    banner(group, category ? 'CATEGORY' : null, category, en, es);
  }
  for (const notice of notices(promotion('spins'))) text('PL', null, notice);
  for (const [execution, en, es] of POPUPS) text('PU', execution, [en, es]);
  for (const note of HOME_NOTES) text('H', null, note);
  for (const notice of AGENT_NOTICES) text('PL', 'G', notice);
  await trx.insertInto('announcement').values(rows).execute();
}
