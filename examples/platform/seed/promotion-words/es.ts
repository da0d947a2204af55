import { goodToKnow, type PromotionsWords } from './form.js';

const how = goodToKnow('Conviene saber');

export const es: PromotionsWords = {
  welcome: [
    'Semana de bienvenida',
    'Un bono de bienvenida de $20 para quienes acaban de llegar al palacio.',
    how(
      'Tus primeros días deben ser agradables. Solicita el bono una vez y nuestro equipo lo entrega tras una breve revisión de tu cuenta.',
      'Un bono por cada miembro.',
      'Decide un operador y la respuesta llega como mensaje.',
      'Cuando esté emitido lo reclamas aquí y llega a tu saldo al instante.',
    ),
  ],
  daily: [
    'Registra tu visita cada día',
    'Medio dólar al día, solo por pasar a saludar.',
    how(
      'Pulsa el botón una vez al día y el bono del día va directo a tu saldo. Los días se suman aunque te saltes alguno.',
      'El día empieza a medianoche, hora UTC.',
      'Con cada día llega un boleto para la ruleta de premios. Te espera 30 días en el centro de recompensas.',
      'No hay nada que solicitar ni que esperar.',
    ),
  ],
  deposit: [
    'Bono por depósito',
    'Envíanos el comprobante de tu depósito y recibe $12 más.',
    how(
      'Deposita como siempre y muéstranos el comprobante. Cuando encontremos el pago, emitimos tu bono.',
      'Imagen del comprobante en png o jpg; el formulario dice cuántas y de qué tamaño.',
      'Escribe en el comentario los últimos cuatro dígitos del pago.',
      'Una solicitud por miembro.',
    ),
  ],
  cashback: [
    'Reembolso a pedido',
    '¿Mala semana en la mina? Cuéntanos y te devolvemos $15.',
    how(
      'La suerte viene por rachas. Dinos en pocas palabras cuál fue la semana difícil; revisamos tus registros y te respondemos.',
      'El comentario es breve: el formulario cuenta sus caracteres.',
      'Lo que se emite se reclama aquí, sin condiciones de juego.',
    ),
  ],
  spins: [
    'Cincuenta giros',
    'Cincuenta giros en cualquier tragamonedas y reclama $5.',
    how(
      'Inicia la misión y juega las tragamonedas que quieras. La barra de abajo va contando; al llegar a cincuenta puedes reclamar el bono.',
      'Cada giro con dinero real en una tragamonedas cuenta como uno, sea cual sea la apuesta.',
      'Con el bono llegan dos boletos para el huevo dorado.',
      'Los giros anteriores al inicio de la misión no cuentan.',
    ),
  ],
  lounge: [
    'Viernes en vivo',
    'Únete a la velada en las mesas en vivo.',
    how(
      'Una velada en las mesas que están abiertas todo el día. Al unirte queda en tu lista de promociones; en las mesas no cambia nada.',
      'Participan todas las mesas en vivo.',
      'Las apuestas son las de la mesa.',
    ),
  ],
  goal: [
    'Bono por gol',
    '¿Marcó tu equipo? Muéstranos el boleto y recibe $10.',
    how(
      'Apuesta por tu equipo antes del partido. Cuando marque, envíanos una imagen del boleto ganador.',
      'Un boleto por miembro.',
      'El boleto debe ser de los últimos siete días.',
      'Indica el partido en el comentario.',
    ),
  ],
  poker: [
    'Maratón de cartas',
    'Cuarenta manos en las mesas de cartas y reclama $6.',
    how(
      'Siéntate en cualquier sala y juega. Cuenta cada mano con apuesta de dinero real, ganes o pierdas.',
      'Cuentan todas las salas de cartas, desde la más pequeña.',
      'Reclama en cuanto la barra esté llena.',
    ),
  ],
  reef: [
    'Patrulla del arrecife',
    'Apuesta $100 en los juegos de pesca y reclama $8.',
    how(
      'El arrecife está lleno otra vez. Lanza por un total de cien, en una noche o en veinte.',
      'Cuentan todos los juegos de pesca.',
      'Solo se suman las apuestas con dinero real.',
    ),
  ],
  balls: [
    'Diez boletos de la suerte',
    'Diez boletos de lotería de cualquier sorteo y reclama $4.',
    how(
      'Elige números en cualquiera de nuestras loterías. Diez boletos después, el bono te espera aquí.',
      'Cuentan los boletos de todos los sorteos, también de varias loterías.',
      'Lo que ganen los boletos es tuyo además.',
    ),
  ],
  discovery: [
    'Juegos del mes',
    'Veinte rondas de lo que aún no has probado y reclama $3.',
    how(
      'Prueba lo que quieras, de cualquier categoría.',
      'Cuenta cada ronda con dinero real de cada juego.',
      'El juego gratis divierte, pero no cuenta.',
    ),
  ],
  race: [
    'Carrera del mes',
    'Únete a la clasificación y mira cómo sube tu nombre.',
    how(
      'La clasificación cuenta a todos los que juegan. Al unirte queda en tu lista de promociones. Los nombres se muestran enmascarados.',
      'La tabla está en <a href="/leaderboard">Clasificación</a>.',
      'Ningún lugar lleva premio: es por el honor.',
    ),
  ],
  app: [
    'El palacio en tu bolsillo',
    'Ábrenos en tu teléfono, muéstranoslo y recibe $5.',
    how(
      'Abre este sitio en tu teléfono, inicia sesión una vez y envíanos una imagen de su primera pantalla.',
      'Basta con una imagen.',
      'Valen tanto Android como iPhone.',
    ),
  ],
  salon: [
    'Velada del salón VIP',
    'Una noche tranquila en las mesas de apuestas altas, para nuestros huéspedes más fieles.',
    how(
      'Un evento por venir, como lo anuncia un operador. Apunta tu nombre aquí en cuanto empiece.',
      'Quien se unió está en la lista del operador.',
    ),
  ],
  points: [
    'Días de la tienda de puntos',
    'Dos días para mirar cuánto valen tus puntos.',
    how(
      'Durante dos días la tienda de puntos es la invitada de honor. Los puntos y las tasas son los que allí se muestran: nada cuenta doble.',
      'Únete una vez para los dos días.',
      'Muy pronto: el botón aparece con la primera hora.',
    ),
  ],
  festival: [
    'Festival del dragón',
    'Faroles, tambores y treinta giros por venir, con $9 para reclamar.',
    how(
      'Cuando se enciendan los faroles, treinta giros en cualquier tragamonedas abren el cofre del dragón.',
      'El festival dura diez días.',
      'Inicia la misión durante el festival.',
    ),
  ],
  opening: [
    'Apertura de temporada',
    'La primera jornada de la temporada, con $10 para cada ganador.',
    how(
      'La jornada inaugural ya se jugó. Gracias a quienes nos mostraron un boleto ganador.',
      'Las solicitudes están cerradas.',
      'Lo que se emitió todavía puede reclamarse.',
    ),
  ],
  jackpot: [
    'La carrera del mes pasado',
    'La carrera terminó. La tabla queda a la vista de todos.',
    how('Felicidades a los ganadores del mes pasado y gracias por una carrera reñida.', 'La siguiente ya empezó: mira «Carrera del mes».'),
  ],
};
