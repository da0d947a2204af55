import { asRow, eachLanguage } from '../languages.js';
import type { Written } from '../written.js';
import type { Trx } from '../platform.js';

type Words = readonly [title: string, summary: string, body: string];
interface Post extends Written<Words> {
  key: string;
  image: string;
  /** Days before the seed. */
  age: number;
}

const DAY_MS = 86_400_000;

const POSTS: readonly Post[] = [
  {
    key: 'check-a-round',
    image: '/art/story/fairness.svg',
    age: 2,
    en: [
      'How to check a round yourself',
      'Three steps, no mathematics: compare what was promised before you played with what happened.',
      `<p>Every slot of this house publishes the hash of its seed before the first spin. That is a promise: we cannot change the seed afterwards without the hash giving us away.</p>
<h3>What you need</h3>
<p>The number of the round, the seed, and the hash that you saw at the beginning. All three stand in the game’s information, behind the “i”: the hash from the start, seed and numbers once you press “End the session and show its seed” there.</p>
<h3>What you do</h3>
<ol><li>Put the seed through SHA-256 with any tool that you trust.</li><li>Compare the result with the hash. They must be equal, letter for letter.</li><li>Run the round with seed and number. The reels stop where they stopped for you.</li></ol>
<p>If they do not, write to us with the number of the round. It has not happened yet, and we would like to be the first to know.</p>`,
    ],
    es: [
      'Cómo comprobar una ronda por tu cuenta',
      'Tres pasos, sin matemáticas: compara lo que se prometió antes de jugar con lo que pasó.',
      `<p>Cada tragamonedas de esta casa publica el hash de su semilla antes del primer giro. Es una promesa: no podemos cambiar la semilla después sin que el hash nos delate.</p>
<h3>Qué necesitas</h3>
<p>El número de la ronda, la semilla y el hash que viste al principio. Los tres están en la información del juego, detrás de la “i”: el hash desde el comienzo, la semilla y los números cuando pulsas allí “Terminar la sesión y mostrar su semilla”.</p>
<h3>Qué haces</h3>
<ol><li>Pasa la semilla por SHA-256 con cualquier herramienta de confianza.</li><li>Compara el resultado con el hash. Deben ser iguales, letra por letra.</li><li>Repite la ronda con semilla y número. Los rodillos se detienen donde se detuvieron para ti.</li></ol>
<p>Si no coinciden, escríbenos con el número de la ronda. Todavía no ha pasado, y queremos ser los primeros en saberlo.</p>`,
    ],
  },
  {
    key: 'a-limit-that-holds',
    image: '/art/story/limits.svg',
    age: 6,
    en: [
      'A limit that holds',
      'Most limits fail at half past eleven at night. Here is how to set one that does not.',
      `<p>“I stop when I have lost fifty” sounds firm at eight in the evening. At half past eleven it has turned into “I stop when I am even again”.</p>
<h3>Decide early, in numbers</h3>
<p>Write down an amount and a time before you log in. Both. Money alone is a limit that luck can stretch: who wins plays longer, and who plays longer loses it back.</p>
<h3>Make stopping easy</h3>
<p>Keep only tonight’s amount in the wallet. Set an alarm that rings in another room. Tell someone.</p>
<h3>Take breaks that are breaks</h3>
<p>Five minutes with the game open in another tab is not a break. Stand up, drink something, look out of the window. If you do not want to come back, do not.</p>
<p>The limit is yours: the platform keeps none for you. If it does not hold three times in a row, write to us in the live chat, and an operator locks your account until you ask for it again.</p>`,
    ],
    es: [
      'Un límite que aguanta',
      'La mayoría de los límites falla a las once y media de la noche. Así se pone uno que no.',
      `<p>“Paro cuando haya perdido cincuenta” suena firme a las ocho de la tarde. A las once y media se ha convertido en “paro cuando esté otra vez a cero”.</p>
<h3>Decide pronto y en números</h3>
<p>Anota un monto y una hora antes de entrar. Las dos cosas. El dinero solo es un límite que la suerte puede estirar: quien gana juega más tiempo, y quien juega más tiempo lo devuelve.</p>
<h3>Haz que parar sea fácil</h3>
<p>Deja en la billetera solo el monto de esta noche. Pon una alarma que suene en otra habitación. Díselo a alguien.</p>
<h3>Descansos que sean descansos</h3>
<p>Cinco minutos con el juego abierto en otra pestaña no son un descanso. Levántate, bebe algo, mira por la ventana. Si no te apetece volver, no vuelvas.</p>
<p>El límite es tuyo: la plataforma no guarda ninguno por ti. Si no aguanta tres veces seguidas, escríbenos por el chat en vivo y un operador bloquea tu cuenta hasta que la pidas de nuevo.</p>`,
    ],
  },
  {
    key: 'return-to-player',
    image: '/art/story/jackpot.svg',
    age: 11,
    en: [
      'What 96 % really means',
      'Return to player is an honest number that is easy to misread. A short guide with one long evening.',
      `<p>A game that returns 96 % does not give you back 96 of 100 on a Tuesday. It does so over millions of rounds, of everybody, taken together.</p>
<h3>The same number, two games</h3>
<p>One pays small amounts often. The other pays nothing for an hour and then a great deal, to somebody. Both may return 96 %. Look at the pay table: the higher its top prize, the longer the dry stretches.</p>
<h3>One long evening</h3>
<p>At a stake of 1 and ten rounds a minute, three hours are 1,800 rounds. At 96 % the average price of that evening is 72. Some leave with 300 more, others with 300 less. The 72 is what the fun costs; the rest is chance.</p>
<p>Every game here shows its return in its rules, worked out from the reels and not from a good month.</p>`,
    ],
    es: [
      'Qué significa de verdad el 96 %',
      'El retorno al jugador es un número honesto y fácil de leer mal. Una guía breve con una noche larga.',
      `<p>Un juego que devuelve el 96 % no te devuelve 96 de 100 un martes. Lo hace a lo largo de millones de rondas, de todos, tomadas juntas.</p>
<h3>El mismo número, dos juegos</h3>
<p>Uno paga poco y a menudo. El otro no paga nada durante una hora y luego muchísimo, a alguien. Los dos pueden devolver el 96 %. Mira la tabla de pagos: cuanto más alto el premio mayor, más largas las rachas secas.</p>
<h3>Una noche larga</h3>
<p>Con una apuesta de 1 y diez rondas por minuto, tres horas son 1.800 rondas. Con el 96 %, el precio medio de esa noche es 72. Unos se van con 300 más y otros con 300 menos. Los 72 son lo que cuesta la diversión; el resto es azar.</p>
<p>Cada juego de aquí muestra su retorno en sus reglas, calculado con los rodillos y no con un buen mes.</p>`,
    ],
  },
  {
    key: 'spot-a-fake',
    image: '/art/story/security.svg',
    age: 17,
    en: [
      'Five signs of a fake representative',
      'They are friendly, they are fast, and they know your name. What gives them away.',
      `<ol>
<li><strong>They write first.</strong> We answer in the live chat. We do not open conversations in messengers.</li>
<li><strong>They ask for a code.</strong> A code that was sent to you is for you. Nobody who works here needs it.</li>
<li><strong>They are in a hurry.</strong> “Only today, only the next ten minutes.” Bonuses that are real stand on the promotions page.</li>
<li><strong>They want a payment to a person.</strong> Deposits go through the wallet and nowhere else.</li>
<li><strong>They fail the check.</strong> Put their contact into “Verify Representative” on the page of official addresses. It takes five seconds.</li>
</ol>
<p>Met one? Send us a screenshot in the live chat. You may save the next person’s evening.</p>`,
    ],
    es: [
      'Cinco señales de un representante falso',
      'Son amables, son rápidos y saben tu nombre. Lo que los delata.',
      `<ol>
<li><strong>Escriben primero.</strong> Nosotros respondemos en el chat en vivo. No abrimos conversaciones en mensajeros.</li>
<li><strong>Piden un código.</strong> El código que recibiste es para ti. Nadie que trabaje aquí lo necesita.</li>
<li><strong>Tienen prisa.</strong> “Solo hoy, solo diez minutos.” Los bonos de verdad están en la página de promociones.</li>
<li><strong>Quieren un pago a una persona.</strong> Los depósitos pasan por la billetera y por ningún otro lugar.</li>
<li><strong>No pasan la prueba.</strong> Escribe su contacto en “Verificar representante”, en la página de direcciones oficiales. Son cinco segundos.</li>
</ol>
<p>¿Te topaste con uno? Mándanos una captura por el chat en vivo. Quizá le salves la noche a la próxima persona.</p>`,
    ],
  },
  {
    key: 'behind-the-wheel',
    image: '/art/story/table.svg',
    age: 24,
    en: [
      'Behind the wheel: an evening at the tables',
      'Thirty-seven pockets, one ball, and the most misunderstood twelve seconds in gaming.',
      `<p>The ball has no memory. It does not know that red came six times, and it does not owe you black. The chance of the next spin is what it was for the first.</p>
<h3>What the layout tells</h3>
<p>Every bet on the table has the same price over time: the zero. A single number pays rarely and much, red or black often and little, and the house takes its 2.7 % from both.</p>
<h3>A way to enjoy it</h3>
<p>Choose a stake that you would not mind to see go twenty times in a row. Place it where you like to look. Watch the wheel and not the history board.</p>`,
    ],
    es: [
      'Detrás de la ruleta: una noche en las mesas',
      'Treinta y siete casillas, una bola y los doce segundos peor entendidos del juego.',
      `<p>La bola no tiene memoria. No sabe que salió rojo seis veces y no te debe un negro. La probabilidad del próximo giro es la misma que la del primero.</p>
<h3>Lo que dice el tapete</h3>
<p>Cada apuesta de la mesa tiene el mismo precio con el tiempo: el cero. Un número solo paga rara vez y mucho; rojo o negro, a menudo y poco; la casa toma su 2,7 % de ambos.</p>
<h3>Una forma de disfrutarla</h3>
<p>Elige una apuesta que no te importe ver salir veinte veces seguidas. Ponla donde te guste mirar. Observa la rueda y no el tablero de resultados.</p>`,
    ],
  },
  {
    key: 'pocket-palace',
    image: '/art/story/travel.svg',
    age: 33,
    en: [
      'The palace in your pocket',
      'The same house on a small screen: what stays the same, and how to keep it from finding you at work.',
      `<p>The site opens on the phone with the same account, the same wallet and the same favourites. A hand that you began on the desktop ends on the phone, because it lives on the platform and not on the device.</p>
<h3>What helps</h3>
<p>Add the address to your home screen, and it is one tap away. Everything can be reached with one thumb.</p>
<h3>What to switch off</h3>
<p>Notifications, if you use the phone for work. A game should wait until you have time for it, not the other way round.</p>
<p>“Download app” shows where an operator offers apps of its own. This demonstration has none: the links there stand for yours.</p>`,
    ],
    es: [
      'El palacio en tu bolsillo',
      'La misma casa en una pantalla pequeña: qué sigue igual y cómo evitar que te encuentre en el trabajo.',
      `<p>El sitio se abre en el teléfono con la misma cuenta, la misma billetera y los mismos favoritos. Una mano que empezaste en el escritorio termina en el teléfono, porque vive en la plataforma y no en el dispositivo.</p>
<h3>Lo que ayuda</h3>
<p>Añade la dirección a tu pantalla de inicio y estará a un toque. A todo se llega con un pulgar.</p>
<h3>Lo que conviene apagar</h3>
<p>Las notificaciones, si usas el teléfono para trabajar. Un juego debe esperar a que tengas tiempo, y no al revés.</p>
<p>“Descargar aplicación” muestra dónde un operador ofrece sus propias aplicaciones. Esta demostración no tiene ninguna: los enlaces de allí representan a los tuyos.</p>`,
    ],
  },
  {
    key: 'league-night',
    image: '/art/story/league.svg',
    age: 45,
    en: [
      'League night without the headache',
      'Reading odds, one bet at a time, and why the accumulator is a lottery ticket in a scarf.',
      `<p>Odds are prices. 2.00 says: the bookmaker thinks that it happens a little less than half the time, and keeps the little.</p>
<h3>One match, one bet</h3>
<p>Five matches with a chance of one half each come in together once in thirty-two times. The accumulator pays twenty-five. The missing seven are the price of the thrill, which is fine as long as you know that you paid it.</p>
<h3>Before kick-off</h3>
<p>Decide before the match, then watch it. Bets placed in anger after a red card are the dearest of all.</p>`,
    ],
    es: [
      'Noche de liga sin dolor de cabeza',
      'Leer cuotas, una apuesta a la vez, y por qué la combinada es un billete de lotería con bufanda.',
      `<p>Las cuotas son precios. 2,00 dice: la casa cree que pasa un poco menos de la mitad de las veces, y se queda con ese poco.</p>
<h3>Un partido, una apuesta</h3>
<p>Cinco partidos con una probabilidad de un medio cada uno salen juntos una de cada treinta y dos veces. La combinada paga veinticinco. Los siete que faltan son el precio de la emoción, y está bien mientras sepas que lo pagaste.</p>
<h3>Antes del pitido</h3>
<p>Decide antes del partido y luego míralo. Las apuestas hechas con rabia tras una tarjeta roja son las más caras de todas.</p>`,
    ],
  },
];

const MODELS: readonly { id: string; names: Written<string>; hints: Written<string> }[] = [
  {
    id: 'support',
    names: { en: 'Customer service', es: 'Atención al cliente' },
    hints: { en: 'Account, games and everything else', es: 'Cuenta, juegos y todo lo demás' },
  },
  {
    id: 'payments',
    names: { en: 'Deposits and withdrawals', es: 'Depósitos y retiros' },
    hints: { en: 'Payments, proofs and receipts', es: 'Pagos, comprobantes y recibos' },
  },
  {
    id: 'agents',
    names: { en: 'Agents and partners', es: 'Agentes y socios' },
    hints: { en: 'Commissions, teams and contracts', es: 'Comisiones, equipos y contratos' },
  },
];

/** Articles of the blog, and what the live chat is offered about. */
export async function seedPages(trx: Trx, now: number): Promise<void> {
  const rows = POSTS.flatMap(({ key: id, image, age, ...words }) =>
    eachLanguage(words).map(([lang, [title, summary, body]]) => ({
      id,
      lang,
      title,
      summary,
      body,
      image,
      published_at: now - age * DAY_MS,
    })),
  );
  await trx.insertInto('blog_post').values(rows).execute();
  await trx
    .insertInto('chat_model')
    .values(MODELS.map(({ id, names, hints }, sort) => ({ id, cs_type: 'LIVECHAT', names: asRow(names), hints: asRow(hints), sort })))
    .execute();
}
