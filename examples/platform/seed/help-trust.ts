import type { HelpText } from './help-text.js';

/** Safety, privacy, and what is agreed. */
export const trust: readonly HelpText[] = [
  {
    key: 'responsible',
    en: [
      'Responsible gaming',
      `<p>Play is entertainment. It is not a way to earn money, to pay a debt or to win back what was lost.</p>
<h3>Before you play</h3>
<ul>
<li>Decide how much time and money this evening may cost, and stop when either is used up.</li>
<li>Never play with money that is meant for rent, food or family.</li>
<li>Do not play tired, upset or after drinking.</li>
</ul>
<h3>Signs to take seriously</h3>
<ul>
<li>You raise your stakes to win back losses.</li>
<li>You hide how much you play, or borrow to play.</li>
<li>You think about playing when you should be working or sleeping.</li>
</ul>
<h3>How we help</h3>
<p>The platform keeps no limits of stakes, losses or time for you. Write to us in the live chat and an operator locks your account, without questions and without persuading you to stay; it stays locked until you ask for it again. Minors may not play: if you share your device with children, log out after each session and do not keep the password in the browser.</p>`,
    ],
    es: [
      'Juego responsable',
      `<p>Jugar es entretenimiento. No es una forma de ganar dinero, de pagar una deuda ni de recuperar lo perdido.</p>
<h3>Antes de jugar</h3>
<ul>
<li>Decide cuánto tiempo y cuánto dinero puede costar esta noche, y detente cuando se acabe cualquiera de los dos.</li>
<li>Nunca juegues con dinero destinado al alquiler, la comida o la familia.</li>
<li>No juegues con cansancio, con enojo ni después de beber.</li>
</ul>
<h3>Señales que hay que tomar en serio</h3>
<ul>
<li>Subes las apuestas para recuperar pérdidas.</li>
<li>Ocultas cuánto juegas o pides prestado para jugar.</li>
<li>Piensas en jugar cuando deberías trabajar o dormir.</li>
</ul>
<h3>Cómo ayudamos</h3>
<p>La plataforma no guarda por ti límites de apuestas, pérdidas ni tiempo. Escríbenos por el chat en vivo y un operador bloquea tu cuenta, sin preguntas y sin insistir en que te quedes; queda bloqueada hasta que la pidas de nuevo. Los menores no pueden jugar: si compartes tu dispositivo con niños, cierra la sesión cada vez y no guardes la contraseña en el navegador.</p>`,
    ],
  },
  {
    key: 'security',
    en: [
      'Security',
      `<h3>What we do</h3>
<ul>
<li>Passwords travel encrypted for our key alone and are kept only as slow, salted hashes. Nobody here can read them.</li>
<li>A session belongs to one tab, ends when you log out, and ends everywhere when the password changes.</li>
<li>Each movement of money is booked twice, once on each side, and once only.</li>
</ul>
<h3>What you can do</h3>
<ul>
<li>Open us only by an address of the official list, and keep it as a bookmark.</li>
<li>Check the contact of anyone who writes in our name with “Verify Representative”.</li>
<li>We never ask for your password or a code, in no chat and on no phone. Whoever does is not one of us.</li>
<li>Bind your email, your mobile number or an authenticator app in the security center.</li>
</ul>`,
    ],
    es: [
      'Seguridad',
      `<h3>Lo que hacemos</h3>
<ul>
<li>Las contraseñas viajan cifradas solo para nuestra clave y se guardan únicamente como hashes lentos con sal. Nadie aquí puede leerlas.</li>
<li>Una sesión pertenece a una pestaña, termina al cerrar la sesión y termina en todas partes cuando cambia la contraseña.</li>
<li>Cada movimiento de dinero se anota en los dos lados, y una sola vez.</li>
</ul>
<h3>Lo que puedes hacer</h3>
<ul>
<li>Entra solo por una dirección de la lista oficial y guárdala como marcador.</li>
<li>Comprueba el contacto de quien escriba en nuestro nombre con “Verificar representante”.</li>
<li>Nunca pedimos tu contraseña ni un código, en ningún chat ni por teléfono. Quien lo haga no es de los nuestros.</li>
<li>Vincula tu correo, tu número móvil o una aplicación de autenticación en el centro de seguridad.</li>
</ul>`,
    ],
  },
  {
    key: 'term',
    en: [
      'Terms and conditions',
      `<p>Nova Palace is a fictitious brand for trying out this software. No real money is accepted or paid. These terms say how the sandbox behaves.</p>
<h3>1. Who may play</h3>
<p>You must be {{min_age}} or older, and playing must be legal where you are. One account per person. Accounts cannot be given to others.</p>
<h3>2. Your account</h3>
<p>Keep your password to yourself. What is done with your account counts as done by you until you tell us otherwise.</p>
<h3>3. Stakes and results</h3>
<p>A stake is binding once it is booked. A round that has been played cannot be undone. The record of the platform decides.</p>
<h3>4. Bonuses</h3>
<p>A promotion holds as its own conditions say. A bonus taken by mistake of either side is taken back, nothing else is.</p>
<h3>5. Abuse</h3>
<p>Several accounts of one person, tools that play by themselves and agreements between players close an account. What it held by fair means is paid out.</p>
<h3>6. Ending</h3>
<p>You may have your account locked at any time: write to us in the live chat. We may end the sandbox at any time; it is here to be tried.</p>`,
    ],
    es: [
      'Términos y condiciones',
      `<p>Nova Palace es una marca ficticia para probar este software. No se acepta ni se paga dinero real. Estos términos dicen cómo se comporta el entorno de pruebas.</p>
<h3>1. Quién puede jugar</h3>
<p>Debes tener {{min_age}} años o más y jugar debe ser legal donde estás. Una cuenta por persona. Las cuentas no se pueden ceder.</p>
<h3>2. Tu cuenta</h3>
<p>Guarda tu contraseña solo para ti. Lo que se hace con tu cuenta cuenta como hecho por ti hasta que nos avises.</p>
<h3>3. Apuestas y resultados</h3>
<p>Una apuesta obliga desde que se registra. Una ronda jugada no puede deshacerse. Decide el registro de la plataforma.</p>
<h3>4. Bonos</h3>
<p>Cada promoción vale según sus propias condiciones. Un bono dado por error de cualquiera de las partes se retira, y nada más.</p>
<h3>5. Abuso</h3>
<p>Varias cuentas de una persona, herramientas que juegan solas y acuerdos entre jugadores cierran una cuenta. Lo que tenía por medios limpios se paga.</p>
<h3>6. Fin</h3>
<p>Puedes pedir el bloqueo de tu cuenta cuando quieras: escríbenos por el chat en vivo. Podemos terminar el entorno de pruebas en cualquier momento; está aquí para probarse.</p>`,
    ],
  },
  {
    key: 'agreement',
    en: [
      'User agreement',
      `<p>By registering you agree to the following with the operator of this sandbox.</p>
<h3>What we promise</h3>
<ul>
<li>To show your balance as it is, and to let you see each booking behind it.</li>
<li>To say before a round what it costs, and what the game returns over time.</li>
<li>To answer complaints in writing. Send them with the form “Feedback and complaints”.</li>
<li>To change this agreement only with notice, and never for what has already happened.</li>
</ul>
<h3>What you promise</h3>
<ul>
<li>That you are {{min_age}} or older and act for yourself.</li>
<li>That what you tell us of yourself is true.</li>
<li>That you play by the rules of the games and of these pages.</li>
</ul>
<h3>If we disagree</h3>
<p>Write to us first. We look at the records together with you, and we give reasons for what we decide. The agreement is read by the law of the place where the operator of your copy of this software sits.</p>`,
    ],
    es: [
      'Acuerdo de usuario',
      `<p>Al registrarte acuerdas lo siguiente con el operador de este entorno de pruebas.</p>
<h3>Lo que prometemos</h3>
<ul>
<li>Mostrar tu saldo tal como es y dejarte ver cada movimiento que lo forma.</li>
<li>Decir antes de cada ronda lo que cuesta y lo que el juego devuelve con el tiempo.</li>
<li>Responder las quejas por escrito. Envíalas con el formulario “Comentarios y quejas”.</li>
<li>Cambiar este acuerdo solo con aviso y nunca para lo que ya pasó.</li>
</ul>
<h3>Lo que prometes</h3>
<ul>
<li>Que tienes {{min_age}} años o más y actúas por tu cuenta.</li>
<li>Que lo que nos dices de ti es cierto.</li>
<li>Que juegas según las reglas de los juegos y de estas páginas.</li>
</ul>
<h3>Si no estamos de acuerdo</h3>
<p>Escríbenos primero. Revisamos los registros contigo y damos razones de lo que decidimos. El acuerdo se lee según la ley del lugar donde está el operador de tu copia de este software.</p>`,
    ],
  },
  {
    key: 'privacy',
    en: [
      'Privacy',
      `<p>We keep what the platform needs to work, and nothing to know you better than that.</p>
<ul>
<li><strong>Account:</strong> what you entered at registration, when and from which address you registered and logged in.</li>
<li><strong>Play:</strong> stakes, results and bookings. They are never changed or deleted, because they prove your balance.</li>
<li><strong>Contact:</strong> messages of the live chat and the feedback that you send, with their pictures.</li>
<li><strong>Agents:</strong> if you came by an agent’s link or code, that agent and the agents above see your account name, balance, last login, each bet with its result and each movement of money. They do not see your password, contacts or identity.</li>
</ul>
<p>Passwords and session tokens are kept only as hashes. The widgets set no cookies, load nothing from third parties and measure nothing. Names on the winner board are masked.</p>`,
    ],
    es: [
      'Privacidad',
      `<p>Guardamos lo que la plataforma necesita para funcionar y nada para conocerte más que eso.</p>
<ul>
<li><strong>Cuenta:</strong> lo que escribiste al registrarte, y cuándo y desde qué dirección te registraste y entraste.</li>
<li><strong>Juego:</strong> apuestas, resultados y movimientos. No se cambian ni se borran nunca, porque prueban tu saldo.</li>
<li><strong>Contacto:</strong> los mensajes del chat en vivo y los comentarios que envías, con sus imágenes.</li>
<li><strong>Agentes:</strong> si llegaste por el enlace o el código de un agente, ese agente y los que están por encima ven tu nombre de cuenta, tu saldo, tu último acceso, cada apuesta con su resultado y cada movimiento de dinero. No ven tu contraseña, tus contactos ni tu identidad.</li>
</ul>
<p>Las contraseñas y los tokens de sesión se guardan solo como hashes. Los widgets no usan cookies, no cargan nada de terceros y no miden nada. Los nombres del tablero de ganadores van enmascarados.</p>`,
    ],
  },
  {
    key: 'license',
    en: [
      'Licence',
      `<p>This sandbox holds no gaming licence and needs none: all money in it is play money, and nothing can be paid in or out.</p>
<p>An operator who runs these widgets on a live platform shows here who licensed it:</p>
<ul>
<li>the name of the company and its registered seat,</li>
<li>the authority, the number of the licence and the date until which it holds,</li>
<li>where the licence can be checked, and where complaints are taken.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Play responsibly.</p>`,
    ],
    es: [
      'Licencia',
      `<p>Este entorno de pruebas no tiene licencia de juego ni la necesita: todo el dinero es ficticio y nada se puede ingresar ni retirar.</p>
<p>Un operador que use estos widgets en una plataforma en vivo muestra aquí quién le dio la licencia:</p>
<ul>
<li>el nombre de la empresa y su domicilio social,</li>
<li>la autoridad, el número de la licencia y la fecha hasta la que vale,</li>
<li>dónde se puede comprobar la licencia y dónde se atienden las quejas.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Juega con responsabilidad.</p>`,
    ],
  },
];
