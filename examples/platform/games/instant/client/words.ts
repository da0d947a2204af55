import type { Written } from '../../../written.js';

const EN = {
  coin: 'Coin flip',
  dice: 'Dice',
  plinko: 'Plinko',
  scratch: 'Scratch card',
  bingo: 'Bingo',
  'go-coin': 'Flip',
  'go-dice': 'Roll',
  'go-plinko': 'Drop',
  'go-scratch': 'Buy a card',
  'go-bingo': 'Draw',
  'start-coin': 'Heads or tails?',
  'start-dice': 'Choose your chance, then roll.',
  'start-plinko': 'Choose the risk and drop the ball.',
  'start-scratch': 'Buy a card: three equal amounts win.',
  'start-bingo': 'Fourteen balls for nine numbers.',
  side: 'Your side',
  heads: 'Heads',
  tails: 'Tails',
  chance: 'Chance to win: {chance} %, pays {pays}',
  winsBelow: 'Wins below',
  lastRolls: 'Last rolls',
  risk: 'Risk',
  low: 'Low',
  medium: 'Medium',
  high: 'High',
  fell: '{side}',
  rolled: 'Rolled {roll}',
  slot: 'The ball pays {pays}',
  revealAll: 'Scratch all',
  scratchNow: 'Scratch the nine fields.',
  noPrize: 'No three equal amounts',
  prize: 'Three times {amount}',
  lines: '{lines} lines',
  line: '1 line',
  field: 'Field {number}',
  balls: 'Balls',
  pays: 'Pays',
  'rules-coin': 'Heads and tails are equally likely. The right side pays 1.94 times the stake.',
  'rules-dice':
    'A number from 0.00 to 99.99 is rolled. Below your chance you win.|The prize is 97 ÷ chance times the stake, rounded down to hundredths.',
  'rules-plinko':
    'The ball meets twelve rows of pins and goes left or right with equal chance at each.|The slot in which it lands pays your stake times its number.',
  'rules-scratch': 'A card has nine fields. Three equal amounts win that amount, once.|Of 10,000 cards: {table}.',
  'rules-bingo':
    'Your card has nine of the numbers 1 to 30; fourteen balls are drawn.|Every completed row, column or diagonal counts as a line: {table}.',
  drawn: 'Every round is drawn on the server. It counts once, with the result the server recorded.',
};
const ES: typeof EN = {
  coin: 'Cara o cruz',
  dice: 'Dados',
  plinko: 'Plinko',
  scratch: 'Rasca y gana',
  bingo: 'Bingo',
  'go-coin': 'Lanzar',
  'go-dice': 'Tirar',
  'go-plinko': 'Soltar',
  'go-scratch': 'Comprar boleto',
  'go-bingo': 'Sortear',
  'start-coin': '¿Cara o cruz?',
  'start-dice': 'Elige tu probabilidad y tira.',
  'start-plinko': 'Elige el riesgo y suelta la bola.',
  'start-scratch': 'Compra un boleto: ganan tres importes iguales.',
  'start-bingo': 'Catorce bolas para nueve números.',
  side: 'Tu lado',
  heads: 'Cara',
  tails: 'Cruz',
  chance: 'Probabilidad: {chance} %, paga {pays}',
  winsBelow: 'Gana por debajo de',
  lastRolls: 'Últimas tiradas',
  risk: 'Riesgo',
  low: 'Bajo',
  medium: 'Medio',
  high: 'Alto',
  fell: '{side}',
  rolled: 'Salió {roll}',
  slot: 'La bola paga {pays}',
  revealAll: 'Rascar todo',
  scratchNow: 'Rasca los nueve campos.',
  noPrize: 'No hay tres importes iguales',
  prize: 'Tres veces {amount}',
  lines: '{lines} líneas',
  line: '1 línea',
  field: 'Campo {number}',
  balls: 'Bolas',
  pays: 'Paga',
  'rules-coin': 'Cara y cruz son igual de probables. El lado correcto paga 1.94 veces la apuesta.',
  'rules-dice':
    'Sale un número de 0.00 a 99.99. Por debajo de tu probabilidad, ganas.|El premio es 97 ÷ probabilidad veces la apuesta, redondeado hacia abajo a centésimas.',
  'rules-plinko':
    'La bola choca con doce filas de clavos y en cada uno va a la izquierda o a la derecha con igual probabilidad.|La casilla donde cae paga tu apuesta por su número.',
  'rules-scratch': 'El boleto tiene nueve campos. Tres importes iguales ganan ese importe, una vez.|De 10 000 boletos: {table}.',
  'rules-bingo':
    'Tu cartón tiene nueve de los números 1 a 30; se sacan catorce bolas.|Cada fila, columna o diagonal completa cuenta como línea: {table}.',
  drawn: 'Cada ronda se sortea en el servidor. Cuenta una vez, con el resultado que el servidor guardó.',
};

export type InstantWords = typeof EN;

export const INSTANT_WORDS: Written<InstantWords> = { en: EN, es: ES };

/** A multiple of the stake given in hundredths: `2×`, `1.94×`. */
export function times(hundredths: number): string {
  return `${Number((hundredths / 100).toFixed(2))}×`;
}
