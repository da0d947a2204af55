import type { HelpText } from './help-text.js';

/** The brand's story and how to install its apps. */
export const brand: readonly HelpText[] = [
  {
    key: 'brand',
    en: [
      'Our story',
      `<p>Nova Palace began with a sketch on the back of a timetable: a palace whose doors stand open, and a star above it to find the way home by.</p>
<img src="/art/story/palace.svg" width="1200" height="520" alt="A crown, a star and a coin on a stage with velvet curtains">
<h3>A house, not a maze</h3>
<p>Most gaming sites shout. We wanted a house with quiet rooms: one for the slots, one for the tables, one for those who only came to look. You always know where you are, what you hold, and where the door is.</p>
<img src="/art/story/workshop.svg" width="1200" height="520" alt="A bound book, coins and a flask before full shelves">
<h3>Made to be looked into</h3>
<p>Every game states what it returns. Every round can be checked. Every booking has its other side. We built the palace of glass, because trust begins where nothing is hidden.</p>
<img src="/art/story/voyage.svg" width="1200" height="520" alt="An open treasure chest by the sea at dusk">
<h3>Where it goes from here</h3>
<p>Nova Palace is fictitious, and glad to be. It exists so that operators can walk through a finished house before they build their own. Take what you like: the doors are open.</p>`,
    ],
    es: [
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
  },
  {
    key: 'app-ios',
    en: [
      'Install the app on iPhone or iPad',
      `<ol>
<li>On the iPhone, open this page in Safari and tap “Download for iOS”. From a larger screen, point its camera at the QR code.</li>
<li>Confirm “Install”. The icon appears on your home screen.</li>
<li>Open Settings → General → VPN &amp; Device Management, choose the developer of the app and tap “Trust”.</li>
<li>Open the app and log in with your usual account. Balance and favourites are already there.</li>
</ol>
<p>This demonstration has no app of its own: the link stands for the operator’s. The site does the same in Safari.</p>`,
    ],
    es: [
      'Instalar la aplicación en iPhone o iPad',
      `<ol>
<li>En el iPhone, abre esta página en Safari y toca “Descargar para iOS”. Desde una pantalla más grande, apunta su cámara al código QR.</li>
<li>Confirma “Instalar”. El icono aparece en tu pantalla de inicio.</li>
<li>Abre Ajustes → General → VPN y gestión de dispositivos, elige el desarrollador de la aplicación y toca “Confiar”.</li>
<li>Abre la aplicación e inicia sesión con tu cuenta de siempre. El saldo y los favoritos ya están ahí.</li>
</ol>
<p>Esta demostración no tiene aplicación propia: el enlace representa a la del operador. El sitio hace lo mismo en Safari.</p>`,
    ],
  },
  {
    key: 'app-android',
    en: [
      'Install the app on Android',
      `<ol>
<li>On the phone, open this page and tap “Download for Android”. From a larger screen, scan the QR code with its camera.</li>
<li>When the browser warns of the kind of file, choose “Download anyway”. The file comes from our own address.</li>
<li>Open the file. If asked, allow your browser to install apps: Settings → Apps → your browser → Install unknown apps.</li>
<li>Tap “Install”, then “Open”, and log in with your usual account. You may take the permission back afterwards.</li>
</ol>
<p>This demonstration has no app of its own: the link stands for the operator’s. The site does the same in the browser.</p>`,
    ],
    es: [
      'Instalar la aplicación en Android',
      `<ol>
<li>En el teléfono, abre esta página y toca “Descargar para Android”. Desde una pantalla más grande, escanea el código QR con su cámara.</li>
<li>Si el navegador avisa del tipo de archivo, elige “Descargar de todos modos”. El archivo viene de nuestra propia dirección.</li>
<li>Abre el archivo. Si se pide, permite que tu navegador instale aplicaciones: Ajustes → Aplicaciones → tu navegador → Instalar aplicaciones desconocidas.</li>
<li>Toca “Instalar” y luego “Abrir”, e inicia sesión con tu cuenta de siempre. Después puedes retirar el permiso.</li>
</ol>
<p>Esta demostración no tiene aplicación propia: el enlace representa a la del operador. El sitio hace lo mismo en el navegador.</p>`,
    ],
  },
  {
    key: 'about',
    en: [
      'About us',
      `<p>Nova Palace shows what the widgets can do with a real platform behind them: a database that keeps double-entry books, games with published mathematics, and an operator console where each switch can be turned.</p>
<p>Reach us in the live chat, through the channels at the foot of each page, or with the form “Feedback and complaints”. We answer in English and Spanish.</p>`,
    ],
    es: [
      'Sobre nosotros',
      `<p>Nova Palace muestra lo que los widgets pueden hacer con una plataforma de verdad detrás: una base de datos con contabilidad por partida doble, juegos con matemáticas publicadas y una consola de operador donde se puede mover cada interruptor.</p>
<p>Escríbenos por el chat en vivo, por los canales al pie de cada página o con el formulario “Comentarios y quejas”. Respondemos en español e inglés.</p>`,
    ],
  },
];
