import type { HelpText } from './help-text.js';

/** What a player needs from the first visit to the first withdrawal. */
export const playing: readonly HelpText[] = [
  {
    key: 'start',
    en: [
      'Getting started',
      `<p>Nova Palace is a sandbox: a fictitious brand with real software behind it. Everything works as it would on a live platform, and every coin in it is play money.</p>
<h3>Your first five minutes</h3>
<ol>
<li><strong>Look around.</strong> Games, providers and winners are open to everyone. Slots marked “Free trial” start without an account.</li>
<li><strong>Register.</strong> Choose a username, or use your mobile number and the code that we send to it. Fields marked with * are required.</li>
<li><strong>Fill your wallet.</strong> A deposit shows in the header as soon as it has arrived.</li>
<li><strong>Play.</strong> Each round is written down with its stake and its result under “Betting record”.</li>
</ol>
<h3>Trying without an account</h3>
<p>“Free play” opens a trial session with play money. It holds no wallet, no favourites and no records, and it ends when you close the tab. To play for the balance of an account, log in or register.</p>`,
    ],
    es: [
      'Primeros pasos',
      `<p>Nova Palace es un entorno de pruebas: una marca ficticia con software de verdad detrás. Todo funciona como en una plataforma en vivo y todo el dinero es ficticio.</p>
<h3>Tus primeros cinco minutos</h3>
<ol>
<li><strong>Mira.</strong> Los juegos, los proveedores y los ganadores están abiertos a todos. Las tragamonedas con “Prueba gratis” se abren sin cuenta.</li>
<li><strong>Regístrate.</strong> Elige un usuario o usa tu número móvil y el código que te enviamos. Los campos con * son obligatorios.</li>
<li><strong>Carga tu billetera.</strong> El depósito aparece en la cabecera en cuanto llega.</li>
<li><strong>Juega.</strong> Cada ronda queda anotada, con su apuesta y su resultado, en “Registro de apuestas”.</li>
</ol>
<h3>Probar sin cuenta</h3>
<p>“Juego gratis” abre una sesión de prueba con dinero ficticio. No tiene billetera, favoritos ni registros, y termina al cerrar la pestaña. Para jugar con el saldo de una cuenta, inicia sesión o regístrate.</p>`,
    ],
  },
  {
    key: 'account',
    en: [
      'Your account and your password',
      `<p>One person, one account. The username cannot be changed later; the nickname can.</p>
<h3>Choosing a password</h3>
<p>The form says how long it must be and what it must hold. Passwords that were given out by us, and those older than {{password_expiry_days}} days, must be changed at the next login before anything else is possible.</p>
<h3>Forgot it?</h3>
<p>Choose “Forgot password?” in the login and have a code sent to your email or your mobile number. The code is good for {{mail_code_minutes}} minutes by email or {{sms_expiry_minutes}} by SMS, and for five tries. All other sessions of the account end as soon as the new password is set.</p>
<h3>Logging in from somewhere new</h3>
<p>When you log in from an address that we do not know, we ask once more who you are: by SMS, by email, by your authenticator app or by the payee name of the account.</p>`,
    ],
    es: [
      'Tu cuenta y tu contraseña',
      `<p>Una persona, una cuenta. El nombre de usuario no se puede cambiar después; el apodo sí.</p>
<h3>Elegir la contraseña</h3>
<p>El formulario dice qué largo debe tener y qué debe contener. Las contraseñas que entregamos nosotros y las de más de {{password_expiry_days}} días deben cambiarse en el siguiente inicio de sesión, antes de cualquier otra cosa.</p>
<h3>¿La olvidaste?</h3>
<p>Elige “¿Olvidaste tu contraseña?” en el inicio de sesión y recibe un código en tu correo o en tu móvil. El código vale {{mail_code_minutes}} minutos por correo o {{sms_expiry_minutes}} por SMS, y cinco intentos. En cuanto se guarda la nueva contraseña, terminan todas las demás sesiones de la cuenta.</p>
<h3>Entrar desde un lugar nuevo</h3>
<p>Si inicias sesión desde una dirección que no conocemos, te preguntamos otra vez quién eres: por SMS, por correo, con tu aplicación de autenticación o con el nombre del titular de la cuenta.</p>`,
    ],
  },
  {
    key: 'deposits',
    en: [
      'Deposits',
      `<h3>How to deposit</h3>
<ol>
<li>Open “Deposit” and choose a method. Its smallest and largest amount stand beside it.</li>
<li>Enter the amount and follow the steps of the method. Where a proof of payment is asked for, add a picture (PNG or JPG, up to {{image_max_bytes}}).</li>
<li>The order stays “pending” until the payment is found. Then the amount is booked once and you receive a message.</li>
</ol>
<h3>Good to know</h3>
<ul>
<li>We charge nothing for deposits. Your bank or wallet may.</li>
<li>Pay from an account in your own name.</li>
<li>An order that finds no payment fails, and nothing is booked. If you have paid, send us the proof in the live chat.</li>
</ul>`,
    ],
    es: [
      'Depósitos',
      `<h3>Cómo depositar</h3>
<ol>
<li>Abre “Depositar” y elige un método. Su monto mínimo y máximo aparecen al lado.</li>
<li>Escribe el monto y sigue los pasos del método. Si se pide un comprobante, añade una imagen (PNG o JPG, hasta {{image_max_bytes}}).</li>
<li>La orden queda “pendiente” hasta que se encuentra el pago. Entonces el monto se registra una sola vez y recibes un mensaje.</li>
</ol>
<h3>Conviene saber</h3>
<ul>
<li>No cobramos por los depósitos. Tu banco o monedero puede hacerlo.</li>
<li>Paga desde una cuenta a tu nombre.</li>
<li>Una orden sin pago falla y no se registra nada. Si ya pagaste, envíanos el comprobante por el chat en vivo.</li>
</ul>`,
    ],
  },
  {
    key: 'withdrawals',
    en: [
      'Withdrawals',
      `<h3>How to withdraw</h3>
<ol>
<li>Set a payment password in the security center, and add the account that should receive the money. Both are needed once.</li>
<li>Open “Withdraw”, enter the amount, your mobile number and the payment password. The amount is set aside at once.</li>
<li>We approve or reject the request. A rejected amount returns to your wallet in full.</li>
<li>When the money has arrived, confirm it: received, received in part, or not received. Without an answer within {{withdraw_receipt_minutes}} minutes the request counts as received.</li>
</ol>
<h3>If something is missing</h3>
<p>Choose “received in part” or “not received” in time and add up to {{image_max_count}} pictures as proof. What is due is then refunded. After the time has run out, write to us.</p>`,
    ],
    es: [
      'Retiros',
      `<h3>Cómo retirar</h3>
<ol>
<li>Crea una contraseña de pago en el centro de seguridad y añade la cuenta que recibirá el dinero. Ambas cosas se hacen una sola vez.</li>
<li>Abre “Retirar” y escribe el monto, tu número móvil y la contraseña de pago. El monto se aparta en el acto.</li>
<li>Aprobamos o rechazamos la solicitud. Un monto rechazado vuelve completo a tu billetera.</li>
<li>Cuando llegue el dinero, confírmalo: recibido, recibido en parte o no recibido. Sin respuesta en {{withdraw_receipt_minutes}} minutos, la solicitud cuenta como recibida.</li>
</ol>
<h3>Si falta algo</h3>
<p>Elige “recibido en parte” o “no recibido” a tiempo y añade hasta {{image_max_count}} imágenes como prueba. Lo que corresponda se reembolsa. Si el tiempo ya pasó, escríbenos.</p>`,
    ],
  },
  {
    key: 'bonuses',
    en: [
      'Promotions, points and VIP',
      `<p>Promotions are listed with their dates, their conditions and what they give. Some are credited by themselves, for others you apply, and some need a comment or a picture.</p>
<h3>Points</h3>
<p>Deposits earn points at the rates of the points mall. Points never expire. In the points mall you exchange them for items or convert them into balance at the rate shown there.</p>
<h3>VIP</h3>
<p>Your rank follows from what you have played. It never falls because you take a break.</p>`,
    ],
    es: [
      'Promociones, puntos y VIP',
      `<p>Las promociones muestran sus fechas, sus condiciones y lo que dan. Algunas se acreditan solas, otras se solicitan y algunas piden un comentario o una imagen.</p>
<h3>Puntos</h3>
<p>Los depósitos dan puntos según las tasas de la tienda de puntos. Los puntos nunca caducan. En la tienda de puntos los cambias por artículos o los conviertes en saldo según la tasa que allí se muestra.</p>
<h3>VIP</h3>
<p>Tu nivel depende de lo que has jugado. No baja porque descanses.</p>`,
    ],
  },
  {
    key: 'rules',
    en: [
      'Rules of the games',
      `<p>Each game shows its own rules, its pay table and its theoretical return to player behind the “i” button. The following holds for all of them.</p>
<ul>
<li>A round counts when its stake has been booked. A round that was cut off by the network is finished on the platform; its result stands in your betting record.</li>
<li>A repeated tap or a repeated message books one round, never two.</li>
<li>A fault voids nothing: a round counts once, with the result that the platform recorded.</li>
<li>A game under maintenance cannot be opened. Rounds already begun are finished first.</li>
<li>Lottery bets are taken until the draw closes. Numbers are drawn after that and never change.</li>
</ul>`,
    ],
    es: [
      'Reglas de los juegos',
      `<p>Cada juego muestra sus reglas, su tabla de pagos y su retorno teórico al jugador con el botón “i”. Lo siguiente vale para todos.</p>
<ul>
<li>Una ronda cuenta cuando su apuesta se ha registrado. Si la red la corta, la plataforma la termina y el resultado queda en tu registro de apuestas.</li>
<li>Un toque repetido o un mensaje repetido registran una ronda, nunca dos.</li>
<li>Una falla no anula nada: una ronda cuenta una vez, con el resultado que la plataforma registró.</li>
<li>Un juego en mantenimiento no se puede abrir. Antes se terminan las rondas ya empezadas.</li>
<li>Las apuestas de lotería se aceptan hasta el cierre del sorteo. Los números salen después y no cambian nunca.</li>
</ul>`,
    ],
  },
  {
    key: 'fairness',
    en: [
      'How fair the games are',
      `<p>Every round comes from a seeded generator. The hash of its seed is published before you play and the seed itself when you end the session, so that you can check each round of it.</p>
<h3>Checking a round</h3>
<ol>
<li>Note the hash that the game shows when it opens.</li>
<li>Play. Each round carries its number.</li>
<li>Press “End the session and show its seed” behind the “i”, compare the seed with the hash, and run the round again: the same seed and number give the same result.</li>
</ol>
<p>The return to player that a game states is worked out from its mathematics, not from a few lucky evenings.</p>
<h3>The jackpot</h3>
<p>Games marked JP put {{jackpot_rate}} of each stake of real money into one pot. Every round of them may win all of it; the chance stands in their rules. The house begins each new pot with {{jackpot_seed}}.</p>`,
    ],
    es: [
      'Qué tan justos son los juegos',
      `<p>Cada ronda sale de un generador con semilla. El hash de la semilla se publica antes de jugar y la propia semilla cuando terminas la sesión, así puedes comprobar cada una de sus rondas.</p>
<h3>Comprobar una ronda</h3>
<ol>
<li>Anota el hash que muestra el juego al abrirse.</li>
<li>Juega. Cada ronda lleva su número.</li>
<li>Pulsa “Terminar la sesión y mostrar su semilla” detrás de la “i”, compara la semilla con el hash y repite la ronda: la misma semilla y el mismo número dan el mismo resultado.</li>
</ol>
<p>El retorno al jugador que indica un juego se calcula con sus matemáticas, no con unas pocas noches de suerte.</p>
<h3>El bote</h3>
<p>Los juegos con la marca JP ponen el {{jackpot_rate}} de cada apuesta de dinero real en un solo bote. Cada ronda puede ganarlo entero; la probabilidad está en sus reglas. La casa empieza cada bote nuevo con {{jackpot_seed}}.</p>`,
    ],
  },
];
