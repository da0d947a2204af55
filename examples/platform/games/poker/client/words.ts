import { textsOf } from '../../client/texts.js';

const EN = {
  label: 'Video poker', deal: 'Deal', draw: 'Draw', held: 'Held', hold: 'Hold', cards: 'Your cards', pays: 'Pay table, in stakes', pay: '{hand}: {pays} stakes',
  cardName: 'Card {number}: {card}', rankSuit: '{rank} of {suit}', faceDown: 'face down', suits: 'spades|hearts|diamonds|clubs', ranks: '2|3|4|5|6|7|8|9|10|jack|queen|king|ace',
  start: 'Choose your stake and deal.', choose: 'Touch the cards that you keep, then draw.', has: 'You have: {hand}.', ends: '{hand}.', resumed: 'Your hand goes on where you left it.',
  'high-card': 'High card', 'low-pair': 'Pair up to tens', 'high-pair': 'Jacks or better', 'two-pairs': 'Two pairs', three: 'Three of a kind', straight: 'Straight', flush: 'Flush', 'full-house': 'Full house', four: 'Four of a kind', 'straight-flush': 'Straight flush', 'royal-flush': 'Royal flush',
  rules: 'You get five cards from one freshly shuffled deck. Keep any of them, all or none; the others are replaced once, from left to right, from the rest of the same deck.|The five cards that then lie are paid once, by the highest hand that they are. The stake is taken when the cards are dealt.|A pair pays from jacks up. The ace also stands below the two in a straight.|Pays in stakes: {table}.|A hand that you leave waits for you, also after a lost connection. After 24 hours no card is changed and it is paid as it was dealt.|Every hand is drawn on the server. It counts once, with the result the server recorded.',
  note: 'With best play: for who keeps at every deal the cards that are worth most in the long run, counted over all 2,598,960 deals and every draw. Keeping other cards gives back less.', keys: 'Keys: 1 to 5 keep a card, D deals and draws.',
};
const ES: typeof EN = {
  label: 'Video póker', deal: 'Repartir', draw: 'Cambiar', held: 'Fija', hold: 'Fijar', cards: 'Tus cartas', pays: 'Tabla de pagos, en apuestas', pay: '{hand}: {pays} apuestas',
  cardName: 'Carta {number}: {card}', rankSuit: '{rank} de {suit}', faceDown: 'boca abajo', suits: 'picas|corazones|diamantes|tréboles', ranks: '2|3|4|5|6|7|8|9|10|jota|reina|rey|as',
  start: 'Elige tu apuesta y reparte.', choose: 'Toca las cartas que quieres fijar y cambia las demás.', has: 'Tienes: {hand}.', ends: '{hand}.', resumed: 'Tu mano sigue donde la dejaste.',
  'high-card': 'Carta alta', 'low-pair': 'Pareja hasta dieces', 'high-pair': 'Jotas o mejor', 'two-pairs': 'Dobles parejas', three: 'Trío', straight: 'Escalera', flush: 'Color', 'full-house': 'Full', four: 'Póker', 'straight-flush': 'Escalera de color', 'royal-flush': 'Escalera real',
  rules: 'Recibes cinco cartas de una baraja recién mezclada. Fija las que quieras, todas o ninguna; las demás se cambian una vez, de izquierda a derecha, por otras del resto de la misma baraja.|Las cinco cartas que quedan se pagan una vez, por la mano más alta que forman. La apuesta se cobra al repartir.|Una pareja paga desde jotas. El as también vale por debajo del dos en una escalera.|Pagos en apuestas: {table}.|La mano que dejas te espera, también si se corta la conexión. A las 24 horas no se cambia ninguna carta y se paga como se repartió.|Cada mano se sortea en el servidor. Cuenta una vez, con el resultado que el servidor guardó.',
  note: 'Con el mejor juego: para quien fija en cada reparto las cartas que más valen a la larga, contado sobre los 2 598 960 repartos y todos los cambios. Fijar otras cartas devuelve menos.', keys: 'Teclas: 1 a 5 fijan una carta, D reparte y cambia.',
};

export type PokerWords = typeof EN;

export function pokerWords(lang: 'en' | 'es'): PokerWords {
  return textsOf(lang, EN, ES);
}
