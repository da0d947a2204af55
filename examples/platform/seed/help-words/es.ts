import type { HelpWords } from './form.js';

export const es: HelpWords = {
  start: [
    'Primeros pasos',
    `<p>Nova Palace es un entorno de pruebas: una marca ficticia con software de verdad detrás. Todo funciona como en una plataforma en vivo y todo el dinero es ficticio.</p>
<h3>Tus primeros cinco minutos</h3>
<ol>
<li><strong>Mira.</strong> Los juegos, los proveedores y los ganadores están abiertos a todos. Las tragamonedas con «Prueba gratis» se abren sin cuenta.</li>
<li><strong>Regístrate.</strong> Elige un usuario o usa tu número de celular y el código que te enviamos. Los campos con * son obligatorios.</li>
<li><strong>Carga tu billetera.</strong> El depósito aparece en la cabecera en cuanto llega.</li>
<li><strong>Juega.</strong> Cada ronda queda anotada, con su apuesta y su resultado, en «Historial de apuestas».</li>
</ol>
<h3>Probar sin cuenta</h3>
<p>«Juego gratis» abre una sesión de prueba con dinero ficticio. No tiene billetera, favoritos ni registros, y termina al cerrar la pestaña. Para jugar con el saldo de una cuenta, inicia sesión o regístrate.</p>`,
  ],
  account: [
    'Tu cuenta y tu contraseña',
    `<p>Una persona, una cuenta. El nombre de usuario no se puede cambiar después; el apodo sí.</p>
<h3>Elegir la contraseña</h3>
<p>El formulario dice qué largo debe tener y qué debe contener. Las contraseñas que entregamos nosotros y las de más de {{password_expiry_days}} días deben cambiarse en el siguiente inicio de sesión, antes de cualquier otra cosa.</p>
<h3>¿La olvidaste?</h3>
<p>Elige «¿Olvidaste tu contraseña?» en el inicio de sesión y recibe un código en tu correo o en tu celular. El código vale {{mail_code_minutes}} minutos por correo o {{sms_expiry_minutes}} por SMS, y cinco intentos. En cuanto se guarda la nueva contraseña, terminan todas las demás sesiones de la cuenta.</p>
<h3>Entrar desde un lugar nuevo</h3>
<p>Si inicias sesión desde una dirección que no conocemos, te preguntamos otra vez quién eres: por SMS, por correo, con tu aplicación de autenticación o con el nombre del titular de la cuenta.</p>`,
  ],
  deposits: [
    'Depósitos',
    `<h3>Cómo depositar</h3>
<ol>
<li>Abre «Depositar» y elige un método. Su importe mínimo y máximo aparecen al lado.</li>
<li>Escribe el importe y sigue los pasos del método. Si se pide un comprobante, añade una imagen (PNG o JPG, hasta {{image_max_bytes}}).</li>
<li>La orden queda «pendiente» hasta que se encuentra el pago. Entonces el importe se registra una sola vez y recibes un mensaje.</li>
</ol>
<h3>Conviene saber</h3>
<ul>
<li>No cobramos por los depósitos. Las comisiones de billeteras y redes te las devolvemos con tu próximo retiro.</li>
<li>Paga desde una cuenta a tu nombre.</li>
<li>Una orden sin pago falla y no se registra nada. Si ya pagaste, envíanos el comprobante por el chat en vivo.</li>
</ul>`,
  ],
  withdrawals: [
    'Retiros',
    `<h3>Cómo retirar</h3>
<ol>
<li>Crea una contraseña de pago en el centro de seguridad y añade la cuenta que recibirá el dinero. Ambas cosas se hacen una sola vez.</li>
<li>Abre «Retirar» y escribe el importe, tu número de celular y la contraseña de pago. El importe se aparta en el acto.</li>
<li>Aprobamos o rechazamos la solicitud. Un importe rechazado vuelve completo a tu billetera.</li>
<li>Cuando llegue el dinero, confírmalo: recibido, recibido en parte o no recibido. Sin respuesta en {{withdraw_receipt_minutes}} minutos, la solicitud cuenta como recibida.</li>
</ol>
<h3>Si falta algo</h3>
<p>Elige «recibido en parte» o «no recibido» a tiempo y añade hasta {{image_max_count}} imágenes como prueba. Lo que falte se te vuelve a enviar. Si el tiempo ya pasó, escríbenos.</p>`,
  ],
  bonuses: [
    'Promociones, puntos y VIP',
    `<p>Las promociones muestran sus fechas, sus condiciones y lo que dan. Algunas se acreditan solas, otras se solicitan y algunas piden un comentario o una imagen.</p>
<h3>Puntos</h3>
<p>Los depósitos dan puntos según las tasas de la tienda de puntos. Los puntos nunca caducan. En la tienda de puntos los cambias por artículos o los conviertes en saldo según la tasa que allí se muestra.</p>
<h3>VIP</h3>
<p>Tu nivel depende de lo que has jugado. No baja porque descanses.</p>`,
  ],
  rules: [
    'Reglas de los juegos',
    `<p>Cada juego muestra sus reglas, su tabla de pagos y su retorno teórico al jugador con el botón «i». Lo siguiente vale para todos.</p>
<ul>
<li>Una ronda cuenta cuando su apuesta se ha registrado. Si la red la corta, la plataforma la termina y el resultado queda en tu historial de apuestas.</li>
<li>Un toque repetido o un mensaje repetido registran una ronda, nunca dos.</li>
<li>Una falla no anula nada: una ronda cuenta una vez, con el resultado que la plataforma registró.</li>
<li>Un juego en mantenimiento no se puede abrir. Antes se terminan las rondas ya empezadas.</li>
<li>Las apuestas de lotería se aceptan hasta el cierre del sorteo. Los números salen después y no cambian nunca.</li>
</ul>`,
  ],
  fairness: [
    'Qué tan justos son los juegos',
    `<p>Cada ronda sale de un generador con semilla. El hash de la semilla se publica antes de jugar y la propia semilla cuando terminas la sesión, así puedes comprobar cada una de sus rondas.</p>
<h3>Comprobar una ronda</h3>
<ol>
<li>Anota el hash que muestra el juego al abrirse.</li>
<li>Juega. Cada ronda lleva su número.</li>
<li>Pulsa «Terminar la sesión y mostrar su semilla» detrás de la «i», compara la semilla con el hash y repite la ronda: la misma semilla y el mismo número dan el mismo resultado.</li>
</ol>
<p>El retorno al jugador que indica un juego se calcula con sus matemáticas, no con unas pocas noches de suerte.</p>
<h3>El bote</h3>
<p>Los juegos con la marca JP ponen el {{jackpot_rate}} de cada apuesta de dinero real en un solo bote. Cada ronda puede ganarlo entero; la probabilidad está en sus reglas. La casa empieza cada bote nuevo con {{jackpot_seed}}.</p>`,
  ],
  responsible: [
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
  security: [
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
<li>Comprueba el contacto de quien escriba en nuestro nombre con «Verificar representante».</li>
<li>Nunca pedimos tu contraseña ni un código, en ningún chat ni por teléfono. Quien lo haga no es de los nuestros.</li>
<li>Vincula tu correo, tu número de celular o una aplicación de autenticación en el centro de seguridad.</li>
</ul>`,
  ],
  term: [
    'Términos y condiciones',
    `<p>Nova Palace es una marca ficticia para probar este software. No se acepta ni se paga dinero real. Estos términos dicen cómo se comporta el entorno de pruebas.</p>
<h3>1. Quién puede jugar</h3>
<p>Debes tener {{min_age}} años o más y jugar debe ser legal donde estás. Una cuenta por persona. Las cuentas no se pueden ceder.</p>
<h3>2. Tu cuenta</h3>
<p>Guarda tu contraseña solo para ti. Lo que se hace con tu cuenta cuenta como hecho por ti hasta que nos avises.</p>
<h3>3. Apuestas y resultados</h3>
<p>Una apuesta obliga desde que se registra. Una ronda jugada no puede deshacerse. Decide el registro de la plataforma.</p>
<h3>4. Bonos</h3>
<p>Cada promoción vale según sus propias condiciones. Un bono dado por error de cualquiera de las partes se revierte, y nada más.</p>
<h3>5. Abuso</h3>
<p>Varias cuentas de una persona, herramientas que juegan solas y acuerdos entre jugadores llevan al cierre de la cuenta. Lo que tenía por medios limpios se paga.</p>
<h3>6. Fin</h3>
<p>Puedes pedir el bloqueo de tu cuenta cuando quieras: escríbenos por el chat en vivo. Podemos terminar el entorno de pruebas en cualquier momento; está aquí para probarse.</p>`,
  ],
  agreement: [
    'Acuerdo de usuario',
    `<p>Al registrarte acuerdas lo siguiente con el operador de este entorno de pruebas.</p>
<h3>Lo que prometemos</h3>
<ul>
<li>Mostrar tu saldo tal como es y dejarte ver cada movimiento que lo forma.</li>
<li>Decir antes de cada ronda lo que cuesta y lo que el juego devuelve con el tiempo.</li>
<li>Responder las quejas por escrito. Envíalas con el formulario «Comentarios y quejas».</li>
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
  privacy: [
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
  license: [
    'Licencia',
    `<p>Este entorno de pruebas no tiene licencia de juego ni la necesita: todo el dinero es ficticio y nada se puede depositar ni retirar.</p>
<p>Un operador que use estos widgets en una plataforma en vivo muestra aquí quién le dio la licencia:</p>
<ul>
<li>el nombre de la empresa y su domicilio social,</li>
<li>la autoridad, el número de la licencia y la fecha hasta la que vale,</li>
<li>dónde se puede comprobar la licencia y dónde se atienden las quejas.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Juega con responsabilidad.</p>`,
  ],
  brand: [
    'Nuestra historia',
    `<p>Nova Palace empezó con un dibujo al dorso de un horario de trenes: un palacio con las puertas abiertas y una estrella encima para encontrar el camino a casa.</p>
<img src="/art/story/palace.svg" width="1200" height="520" alt="Una corona, una estrella y una moneda en un escenario con cortinas de terciopelo">
<h3>Una casa, no un laberinto</h3>
<p>La mayoría de los sitios de juego gritan. Nosotros queríamos una casa con salas tranquilas: una para las tragamonedas, otra para las mesas y otra para quien solo vino a mirar. Siempre sabes dónde estás, qué tienes y dónde está la puerta.</p>
<img src="/art/story/workshop.svg" width="1200" height="520" alt="Un libro encuadernado, monedas y un frasco ante estantes llenos">
<h3>Hecha para mirar dentro</h3>
<p>Cada juego dice lo que devuelve. Cada ronda se puede comprobar. Cada movimiento tiene su otro lado. Construimos el palacio de cristal, porque la confianza empieza donde nada se esconde.</p>
<img src="/art/story/voyage.svg" width="1200" height="520" alt="Un cofre del tesoro abierto junto al mar al atardecer">
<h3>Hacia dónde va</h3>
<p>Nova Palace es ficticia, y con gusto. Existe para que los operadores recorran una casa terminada antes de construir la suya. Toma lo que te guste: las puertas están abiertas.</p>`,
  ],
  'app-ios': [
    'Instalar la aplicación en iPhone o iPad',
    `<ol>
<li>En el iPhone, abre esta página en Safari y toca «Descargar para iOS». Desde una pantalla más grande, apunta la cámara del iPhone al código QR.</li>
<li>Confirma «Instalar». El icono aparece en tu pantalla de inicio.</li>
<li>Abre Configuración → General → VPN y administración de dispositivos, elige el desarrollador de la aplicación y toca «Confiar».</li>
<li>Abre la aplicación e inicia sesión con tu cuenta de siempre. El saldo y los favoritos ya están ahí.</li>
</ol>
<p>Esta demostración no tiene aplicación propia: el enlace representa a la del operador. El sitio hace lo mismo en Safari.</p>`,
  ],
  'app-android': [
    'Instalar la aplicación en Android',
    `<ol>
<li>En el teléfono, abre esta página y toca «Descargar para Android». Desde una pantalla más grande, escanea el código QR con la cámara del teléfono.</li>
<li>Si el navegador avisa del tipo de archivo, elige «Descargar de todos modos». El archivo viene de nuestra propia dirección.</li>
<li>Abre el archivo. Si se pide, permite que tu navegador instale aplicaciones: Configuración → Aplicaciones → tu navegador → Instalar aplicaciones desconocidas.</li>
<li>Toca «Instalar» y luego «Abrir», e inicia sesión con tu cuenta de siempre. Después puedes retirar el permiso.</li>
</ol>
<p>Esta demostración no tiene aplicación propia: el enlace representa a la del operador. El sitio hace lo mismo en el navegador.</p>`,
  ],
  about: [
    'Sobre nosotros',
    `<p>Nova Palace muestra lo que los widgets pueden hacer con una plataforma de verdad detrás: una base de datos con contabilidad por partida doble, juegos con matemáticas publicadas y una consola de operador donde se puede mover cada interruptor.</p>
<p>Escríbenos por el chat en vivo, por los canales al pie de cada página o con el formulario «Comentarios y quejas».</p>`,
  ],
};
