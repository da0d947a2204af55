import type { BlogWords } from './form.js';

export const es: BlogWords = {
  'check-a-round': [
    'Cómo comprobar una ronda por tu cuenta',
    'Tres pasos, sin matemáticas: compara lo que se prometió antes de jugar con lo que pasó.',
    `<p>Cada tragamonedas de esta casa publica el hash de su semilla antes del primer giro. Es una promesa: no podemos cambiar la semilla después sin que el hash nos delate.</p>
<h3>Qué necesitas</h3>
<p>El número de la ronda, la semilla y el hash que viste al principio. Los tres están en la información del juego, detrás de la «i»: el hash desde el comienzo, la semilla y los números cuando pulsas allí «Terminar la sesión y mostrar su semilla».</p>
<h3>Qué haces</h3>
<ol><li>Pasa la semilla por SHA-256 con cualquier herramienta de confianza.</li><li>Compara el resultado con el hash. Deben ser iguales, letra por letra.</li><li>Repite la ronda con semilla y número. Los rodillos se detienen donde se detuvieron para ti.</li></ol>
<p>Si no coinciden, escríbenos con el número de la ronda. Todavía no ha pasado, y queremos ser los primeros en saberlo.</p>`,
  ],
  'a-limit-that-holds': [
    'Un límite que aguanta',
    'La mayoría de los límites falla a las once y media de la noche. Así se pone uno que no.',
    `<p>«Paro cuando haya perdido cincuenta» suena firme a las ocho de la noche. A las once y media se ha convertido en «paro cuando recupere lo perdido».</p>
<h3>Decide pronto y en números</h3>
<p>Anota un importe y una hora antes de entrar. Las dos cosas. El dinero solo es un límite que la suerte puede estirar: quien gana juega más tiempo, y quien juega más tiempo lo devuelve.</p>
<h3>Haz que parar sea fácil</h3>
<p>Deja en la billetera solo el importe de esta noche. Pon una alarma que suene en otra habitación. Díselo a alguien.</p>
<h3>Descansos que sean descansos</h3>
<p>Cinco minutos con el juego abierto en otra pestaña no son un descanso. Levántate, bebe algo, mira por la ventana. Si no quieres volver, no vuelvas.</p>
<p>El límite es tuyo: la plataforma no guarda ninguno por ti. Si no aguanta tres veces seguidas, escríbenos por el chat en vivo y un operador bloquea tu cuenta hasta que la pidas de nuevo.</p>`,
  ],
  'return-to-player': [
    'Qué significa de verdad el 96 %',
    'El retorno al jugador es un número honesto y fácil de leer mal. Una guía breve con una noche larga.',
    `<p>Un juego que devuelve el 96 % no te devuelve 96 de 100 un martes. Lo hace a lo largo de millones de rondas, de todos, tomadas juntas.</p>
<h3>El mismo número, dos juegos</h3>
<p>Uno paga poco y a menudo. El otro no paga nada durante una hora y luego muchísimo, a alguien. Los dos pueden devolver el 96 %. Mira la tabla de pagos: cuanto más alto el premio mayor, más largas las rachas secas.</p>
<h3>Una noche larga</h3>
<p>Con una apuesta de 1 y diez rondas por minuto, tres horas son 1,800 rondas. Con el 96 %, el precio medio de esa noche es 72. Unos se van con 300 más y otros con 300 menos. Los 72 son lo que cuesta la diversión; el resto es azar.</p>
<p>Cada juego de aquí muestra su retorno en sus reglas, calculado con los rodillos y no con un buen mes.</p>`,
  ],
  'spot-a-fake': [
    'Cinco señales de un representante falso',
    'Son amables, son rápidos y saben tu nombre. Lo que los delata.',
    `<ol>
<li><strong>Escriben primero.</strong> Nosotros respondemos en el chat en vivo. No abrimos conversaciones en aplicaciones de mensajería.</li>
<li><strong>Piden un código.</strong> El código que recibiste es para ti. Nadie que trabaje aquí lo necesita.</li>
<li><strong>Tienen prisa.</strong> «Solo hoy, solo diez minutos.» Los bonos de verdad están en la página de promociones.</li>
<li><strong>Quieren un pago a una persona.</strong> Los depósitos pasan por la billetera y por ningún otro lugar.</li>
<li><strong>No pasan la prueba.</strong> Escribe su contacto en «Verificar representante», en la página de direcciones oficiales. Son cinco segundos.</li>
</ol>
<p>¿Te topaste con uno? Mándanos una captura por el chat en vivo. Quizá le salves la noche a la próxima persona.</p>`,
  ],
  'behind-the-wheel': [
    'Detrás de la ruleta: una noche en las mesas',
    'Treinta y siete casillas, una bola y los doce segundos peor entendidos del juego.',
    `<p>La bola no tiene memoria. No sabe que salió rojo seis veces y no te debe un negro. La probabilidad del próximo giro es la misma que la del primero.</p>
<h3>Lo que dice el tapete</h3>
<p>Cada apuesta de la mesa tiene el mismo precio con el tiempo: el cero. Un solo número paga rara vez, pero mucho; rojo o negro, a menudo y poco; la casa toma su 2.7 % de ambos.</p>
<h3>Una forma de disfrutarla</h3>
<p>Elige una apuesta que no te importe perder veinte veces seguidas. Ponla donde te guste mirar. Observa la rueda y no el tablero de resultados.</p>`,
  ],
  'pocket-palace': [
    'El palacio en tu bolsillo',
    'La misma casa en una pantalla pequeña: qué sigue igual y cómo evitar que te encuentre en el trabajo.',
    `<p>El sitio se abre en el teléfono con la misma cuenta, la misma billetera y los mismos favoritos. Una mano que empezaste en la computadora termina en el teléfono, porque vive en la plataforma y no en el dispositivo.</p>
<h3>Lo que ayuda</h3>
<p>Añade la dirección a tu pantalla de inicio y estará a un toque. A todo se llega con un pulgar.</p>
<h3>Lo que conviene apagar</h3>
<p>Las notificaciones, si usas el teléfono para trabajar. Un juego debe esperar a que tengas tiempo, y no al revés.</p>
<p>«Descargar aplicación» muestra dónde un operador ofrece sus propias aplicaciones. Esta demostración no tiene ninguna: los enlaces de allí representan a los tuyos.</p>`,
  ],
  'league-night': [
    'Noche de liga sin dolor de cabeza',
    'Leer cuotas, una apuesta a la vez, y por qué la combinada es un billete de lotería con bufanda.',
    `<p>Las cuotas son precios. 2.00 dice: la casa cree que pasa un poco menos de la mitad de las veces, y se queda con ese poco.</p>
<h3>Un partido, una apuesta</h3>
<p>Cinco partidos con una probabilidad de un medio cada uno salen juntos una de cada treinta y dos veces. La combinada paga veinticinco. Los siete que faltan son el precio de la emoción, y está bien mientras sepas que lo pagaste.</p>
<h3>Antes del pitido</h3>
<p>Decide antes del partido y luego míralo. Las apuestas hechas con rabia tras una tarjeta roja son las más caras de todas.</p>`,
  ],
};
