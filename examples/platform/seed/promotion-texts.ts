import type { Written } from '../written.js';

/** Title, one sentence for the card, and the text. */
export type PromotionWords = readonly [title: string, summary: string, content: string];

const text = (paragraph: string, heading: string, ...points: string[]) =>
  `<p>${paragraph}</p><h3>${heading}</h3><ul>${points.map(point => `<li>${point}</li>`).join('')}</ul>`;
const how = (paragraph: string, ...points: string[]) => text(paragraph, 'Good to know', ...points);
const como = (paragraph: string, ...points: string[]) => text(paragraph, 'Conviene saber', ...points);

/** Every promotion of the demonstration, by its picture's name. */
export const PROMOTION_WORDS: Readonly<Record<string, Written<PromotionWords>>> = {
  welcome: {
    en: [
      'Newcomer week',
      'A welcome bonus of $20 for everyone who is new in the palace.',
      how(
        'Your first days should be pleasant ones. Apply once, and our team credits your welcome bonus after a short look at your account.',
        'One bonus for each member.',
        'An operator decides, and the answer comes as a message.',
        'Once it is issued you claim it here, and it is in your wallet at once.',
      ),
    ],
    es: [
      'Semana del recién llegado',
      'Un bono de bienvenida de $20 para quienes acaban de llegar al palacio.',
      como(
        'Tus primeros días deben ser agradables. Solicita el bono una vez y nuestro equipo lo entrega tras una breve revisión de tu cuenta.',
        'Un bono por cada miembro.',
        'Decide un operador y la respuesta llega como mensaje.',
        'Cuando esté emitido lo reclamas aquí y llega a tu saldo al instante.',
      ),
    ],
  },
  daily: {
    en: [
      'Sign in every day',
      'Half a dollar a day, just for looking in.',
      how(
        'Press the button once a day and the day’s bonus goes straight into your wallet. Days are added up, whether or not you miss one.',
        'A day begins at midnight, UTC.',
        'A ticket for the prize wheel comes with each day. It waits in the reward centre for 30 days.',
        'Nothing to apply for and nothing to wait for.',
      ),
    ],
    es: [
      'Registra tu visita cada día',
      'Medio dólar al día, solo por pasar a saludar.',
      como(
        'Pulsa el botón una vez al día y el bono del día va directo a tu saldo. Los días se suman aunque te saltes alguno.',
        'El día empieza a medianoche, hora UTC.',
        'Con cada día llega un boleto para la ruleta de premios. Te espera 30 días en el centro de recompensas.',
        'No hay nada que solicitar ni que esperar.',
      ),
    ],
  },
  deposit: {
    en: [
      'Deposit bonus',
      'Send us the receipt of your deposit and get $12 on top.',
      how(
        'Deposit as always, then show us the receipt. After we have found the payment we issue your bonus.',
        'Picture of the receipt, png or jpg; the form says how many and how large.',
        'Write the last four digits of the payment into the comment.',
        'One application for each member.',
      ),
    ],
    es: [
      'Bono por depósito',
      'Envíanos el comprobante de tu depósito y recibe $12 más.',
      como(
        'Deposita como siempre y muéstranos el comprobante. Cuando encontremos el pago, emitimos tu bono.',
        'Imagen del comprobante en png o jpg; el formulario dice cuántas y de qué tamaño.',
        'Escribe en el comentario los últimos cuatro dígitos del pago.',
        'Una solicitud por miembro.',
      ),
    ],
  },
  cashback: {
    en: [
      'Cashback on request',
      'Had a rough week in the mine? Tell us, and $15 come back.',
      how(
        'Luck comes in waves. Tell us in a few words which week was the rough one; we look at your records and answer.',
        'The comment is short: the form counts its characters.',
        'What is issued is claimed here, without conditions on play.',
      ),
    ],
    es: [
      'Reembolso a pedido',
      '¿Mala semana en la mina? Cuéntanos y te devolvemos $15.',
      como(
        'La suerte viene por rachas. Dinos en pocas palabras cuál fue la semana difícil; revisamos tus registros y te respondemos.',
        'El comentario es breve: el formulario cuenta sus caracteres.',
        'Lo que se emite se reclama aquí, sin condiciones de juego.',
      ),
    ],
  },
  spins: {
    en: [
      'Fifty spins',
      'Fifty spins on any slot, then claim $5.',
      how(
        'Start the mission and play whichever slots you like. The bar below counts along; at fifty the bonus is yours to claim.',
        'Every real spin on a slot counts as one, whatever its stake.',
        'Two tickets for the golden egg come with the bonus.',
        'Spins before the start of the mission do not count.',
      ),
    ],
    es: [
      'Cincuenta giros',
      'Cincuenta giros en cualquier tragamonedas y reclama $5.',
      como(
        'Inicia la misión y juega las tragamonedas que quieras. La barra de abajo va contando; al llegar a cincuenta puedes reclamar el bono.',
        'Cada giro real en una tragamonedas cuenta como uno, sea cual sea la apuesta.',
        'Con el bono llegan dos boletos para el huevo dorado.',
        'Los giros anteriores al inicio de la misión no cuentan.',
      ),
    ],
  },
  lounge: {
    en: [
      'Live Friday',
      'Join the evening at the live tables.',
      how(
        'An evening at the tables that are open all day. Joining puts it on your list of promotions; it changes nothing at the tables.',
        'All live tables take part.',
        'Stakes are those of the table.',
      ),
    ],
    es: [
      'Viernes en vivo',
      'Únete a la velada en las mesas en vivo.',
      como(
        'Una velada en las mesas que están abiertas todo el día. Al unirte queda en tu lista de promociones; en las mesas no cambia nada.',
        'Participan todas las mesas en vivo.',
        'Las apuestas son las de la mesa.',
      ),
    ],
  },
  goal: {
    en: [
      'Goal bonus',
      'Your team scored? Show us the slip and get $10.',
      how(
        'Back your team before the match. When it scores, send us a picture of the winning slip.',
        'One slip for each member.',
        'The slip must be of the last seven days.',
        'Name the match in the comment.',
      ),
    ],
    es: [
      'Bono por gol',
      '¿Marcó tu equipo? Muéstranos el boleto y recibe $10.',
      como(
        'Apuesta por tu equipo antes del partido. Cuando marque, envíanos una imagen del boleto ganador.',
        'Un boleto por miembro.',
        'El boleto debe ser de los últimos siete días.',
        'Indica el partido en el comentario.',
      ),
    ],
  },
  poker: {
    en: [
      'Card table marathon',
      'Forty hands at the card tables, then claim $6.',
      how(
        'Sit down in any room and play. Each hand with a real stake counts, won or lost.',
        'All card rooms count, from the smallest.',
        'Claim as soon as the bar is full.',
      ),
    ],
    es: [
      'Maratón de cartas',
      'Cuarenta manos en las mesas de cartas y reclama $6.',
      como(
        'Siéntate en cualquier sala y juega. Cuenta cada mano con apuesta real, ganes o pierdas.',
        'Cuentan todas las salas de cartas, desde la más pequeña.',
        'Reclama en cuanto la barra esté llena.',
      ),
    ],
  },
  reef: {
    en: [
      'Reef patrol',
      'Stake $100 in the fishing games, then claim $8.',
      how(
        'The reef is full again. Cast for a hundred in all, in one evening or in twenty.',
        'All fishing games count.',
        'Only stakes of real play are added up.',
      ),
    ],
    es: [
      'Patrulla del arrecife',
      'Apuesta $100 en los juegos de pesca y reclama $8.',
      como(
        'El arrecife está lleno otra vez. Lanza por un total de cien, en una noche o en veinte.',
        'Cuentan todos los juegos de pesca.',
        'Solo se suman las apuestas de juego real.',
      ),
    ],
  },
  balls: {
    en: [
      'Ten lucky tickets',
      'Ten lottery tickets of any draw, then claim $4.',
      how(
        'Choose numbers in any of our lotteries. Ten tickets later the bonus waits for you here.',
        'Tickets of all draws count, also of several lotteries.',
        'What the tickets win is yours besides.',
      ),
    ],
    es: [
      'Diez boletos de la suerte',
      'Diez boletos de lotería de cualquier sorteo y reclama $4.',
      como(
        'Elige números en cualquiera de nuestras loterías. Diez boletos después, el bono te espera aquí.',
        'Cuentan los boletos de todos los sorteos, también de varias loterías.',
        'Lo que ganen los boletos es tuyo además.',
      ),
    ],
  },
  discovery: {
    en: [
      'Games of the month',
      'Twenty rounds of anything you have not tried yet, then claim $3.',
      how('Try whatever you like, in any category.', 'Every real round of every game counts.', 'Free play is fun, but does not count.'),
    ],
    es: [
      'Juegos del mes',
      'Veinte rondas de lo que aún no has probado y reclama $3.',
      como(
        'Prueba lo que quieras, de cualquier categoría.',
        'Cuenta cada ronda real de cada juego.',
        'El juego gratis divierte, pero no cuenta.',
      ),
    ],
  },
  race: {
    en: [
      'Race of the month',
      'Join the ranking and see your name climb.',
      how(
        'The ranking counts everybody who plays. Joining keeps it on your list of promotions. Names are shown with a mask.',
        'The table stands under <a href="/leaderboard">Leaderboard</a>.',
        'No prize goes with a place: it is for the honour.',
      ),
    ],
    es: [
      'Carrera del mes',
      'Únete a la clasificación y mira cómo sube tu nombre.',
      como(
        'La clasificación cuenta a todos los que juegan. Al unirte queda en tu lista de promociones. Los nombres se muestran enmascarados.',
        'La tabla está en <a href="/leaderboard">Clasificación</a>.',
        'Ningún lugar lleva premio: es por el honor.',
      ),
    ],
  },
  app: {
    en: [
      'Palace in your pocket',
      'Open us on your phone, show it to us and get $5.',
      how(
        'Open this site on your phone, log in once, and send us a picture of its first screen.',
        'One picture is enough.',
        'Android and iPhone both count.',
      ),
    ],
    es: [
      'El palacio en tu bolsillo',
      'Ábrenos en tu teléfono, muéstranoslo y recibe $5.',
      como(
        'Abre este sitio en tu teléfono, inicia sesión una vez y envíanos una imagen de su primera pantalla.',
        'Basta con una imagen.',
        'Valen tanto Android como iPhone.',
      ),
    ],
  },
  salon: {
    en: [
      'Evening of the VIP salon',
      'A quiet evening at the high tables, for our most faithful guests.',
      how(
        'An event to come, as an operator announces one. Put your name down here as soon as it begins.',
        'Who joined stands in the operator’s list.',
      ),
    ],
    es: [
      'Velada del salón VIP',
      'Una noche tranquila en las mesas altas, para nuestros huéspedes más fieles.',
      como(
        'Un evento por venir, como lo anuncia un operador. Apunta tu nombre aquí en cuanto empiece.',
        'Quien se unió está en la lista del operador.',
      ),
    ],
  },
  points: {
    en: [
      'Days of the points mall',
      'Two days to look at what your points are worth.',
      how(
        'For two days the points mall is the guest of honour. Points and rates are those that stand there: nothing counts double.',
        'Join once for both days.',
        'Coming soon: the button appears with the first hour.',
      ),
    ],
    es: [
      'Días de la tienda de puntos',
      'Dos días para mirar cuánto valen tus puntos.',
      como(
        'Durante dos días la tienda de puntos es la invitada de honor. Los puntos y las tasas son los que allí se muestran: nada cuenta doble.',
        'Únete una vez para los dos días.',
        'Muy pronto: el botón aparece con la primera hora.',
      ),
    ],
  },
  festival: {
    en: [
      'Dragon festival',
      'Lanterns, drums and thirty spins to come, with $9 to claim.',
      how(
        'When the lanterns are lit, thirty spins on any slot open the dragon’s chest.',
        'The festival lasts ten days.',
        'Start the mission during the festival.',
      ),
    ],
    es: [
      'Festival del dragón',
      'Faroles, tambores y treinta giros por venir, con $9 para reclamar.',
      como(
        'Cuando se enciendan los faroles, treinta giros en cualquier tragamonedas abren el cofre del dragón.',
        'El festival dura diez días.',
        'Inicia la misión durante el festival.',
      ),
    ],
  },
  opening: {
    en: [
      'Season opening',
      'The first matchday of the season, with $10 for every winner.',
      how(
        'The opening matchday is played. Thank you to everyone who showed us a winning slip.',
        'Applications are closed.',
        'What was issued can still be claimed.',
      ),
    ],
    es: [
      'Apertura de temporada',
      'La primera jornada de la temporada, con $10 para cada ganador.',
      como(
        'La jornada inaugural ya se jugó. Gracias a quienes nos mostraron un boleto ganador.',
        'Las solicitudes están cerradas.',
        'Lo que se emitió todavía puede reclamarse.',
      ),
    ],
  },
  jackpot: {
    en: [
      'Last month’s race',
      'The race is run. The table stays up for all to see.',
      how(
        'Congratulations to the winners of last month, and thank you for a close race.',
        'The next race has already begun: see “Race of the month”.',
      ),
    ],
    es: [
      'La carrera del mes pasado',
      'La carrera terminó. La tabla queda a la vista de todos.',
      como(
        'Felicidades a los ganadores del mes pasado y gracias por una carrera reñida.',
        'La siguiente ya empezó: mira “Carrera del mes”.',
      ),
    ],
  },
};
