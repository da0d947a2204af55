import type { Written } from '../../../written.js';
import type { ChipTableName } from '../chip-tables.js';

const EN = {
  baccarat: 'Baccarat',
  'dragon-tiger': 'Dragon Tiger',
  'sic-bo': 'Sic Bo',
  'money-wheel': 'Money wheel',
  deal: 'Deal',
  roll: 'Roll',
  spin: 'Spin',
  place: 'Place your chips.',
  baccaratPrint: 'Put chips on a field below, then deal. The hand nearer to 9 wins.',
  dragonPrint: 'Put chips on a field below, then deal. The higher card wins.',
  returns: 'What each bet gives back in the long run',
  bet: 'Bet',
  pays: 'Pays',
  back: 'Return',
  player: 'Player',
  banker: 'Banker',
  tie: 'Tie',
  'player-pair': 'Player pair',
  'banker-pair': 'Banker pair',
  dragon: 'Dragon',
  tiger: 'Tiger',
  small: 'Small 4\u2060–\u206010',
  big: 'Big 11\u2060–\u206017',
  odd: 'Odd',
  even: 'Even',
  triple: 'Any triple',
  n1: 'One',
  n2: 'Two',
  n3: 'Three',
  n4: 'Four',
  n5: 'Five',
  n6: 'Six',
  times: '{pays} to 1',
  up: 'up to 3 to 1',
  sum: 'Dice: {dice}, total {sum}',
  points: '{left} against {right} points',
  wheelStops: 'The wheel stops at {pays} to 1',
  last: 'Last results',
  hands: '{left} against {right}',
  'rules-baccarat':
    'Bet on player, banker or a tie; the hand nearer to 9 wins. Aces count 1, tens and pictures nothing, and only the last digit of the sum counts.|With 8 or 9 from two cards nobody draws. Otherwise the player draws up to 5, and the banker by the usual table.|Player pays 1 to 1, banker 19 to 20, tie 8 to 1; on a tie, player and banker bets come back. A pair in the first two cards pays 11 to 1.|Cards come from an endless shoe: each card is as likely as ever.',
  'rules-dragon-tiger':
    'One card for the dragon, one for the tiger: the higher wins. The ace is lowest.|Dragon and tiger pay 1 to 1. Equal cards pay the tie 11 to 1 and give half of the other bets back.|Cards come from an endless shoe: each card is as likely as ever.',
  'rules-sic-bo':
    'Three dice are thrown.|Small, big, odd and even pay 1 to 1 and lose to any triple. Any triple pays 33 to 1.|A number pays 1, 2 or 3 to 1 when it shows on one, two or three dice.',
  'rules-money-wheel':
    'The wheel has 54 equal segments: 26 pay 1 to 1, 13 pay 3, 7 pay 6, 5 pay 9 and 3 pay 16 to 1.|Bet on the kind of segment where the pointer will stand.',
  drawn: 'Everything is drawn on the server. A round counts once, with the result the server recorded.',
};
const ES: typeof EN = {
  baccarat: 'Bacará',
  'dragon-tiger': 'Dragón Tigre',
  'sic-bo': 'Sic Bo',
  'money-wheel': 'Rueda de la Fortuna',
  deal: 'Repartir',
  roll: 'Tirar',
  spin: 'Girar',
  place: 'Pon tus fichas.',
  baccaratPrint: 'Pon fichas en un campo y reparte. Gana la mano más cercana a 9.',
  dragonPrint: 'Pon fichas en un campo y reparte. Gana la carta más alta.',
  returns: 'Lo que devuelve cada apuesta a largo plazo',
  bet: 'Apuesta',
  pays: 'Paga',
  back: 'Retorno',
  player: 'Jugador',
  banker: 'Banca',
  tie: 'Empate',
  'player-pair': 'Pareja jugador',
  'banker-pair': 'Pareja banca',
  dragon: 'Dragón',
  tiger: 'Tigre',
  small: 'Bajo 4\u2060–\u206010',
  big: 'Alto 11\u2060–\u206017',
  odd: 'Impar',
  even: 'Par',
  triple: 'Triple',
  n1: 'Uno',
  n2: 'Dos',
  n3: 'Tres',
  n4: 'Cuatro',
  n5: 'Cinco',
  n6: 'Seis',
  times: '{pays} a 1',
  up: 'hasta 3 a 1',
  sum: 'Dados: {dice}, total {sum}',
  points: '{left} contra {right} puntos',
  wheelStops: 'La rueda se detiene en {pays} a 1',
  last: 'Últimos resultados',
  hands: '{left} contra {right}',
  'rules-baccarat':
    'Apuesta al jugador, a la banca o al empate; gana la mano más cercana a 9. El as vale 1, el diez y las figuras nada, y solo cuenta la última cifra de la suma.|Con 8 o 9 en dos cartas nadie pide. Si no, el jugador pide hasta 5 y la banca según la tabla habitual.|Jugador paga 1 a 1, banca 19 a 20, empate 8 a 1; con empate vuelven las apuestas a jugador y banca. Una pareja en las dos primeras cartas paga 11 a 1.|Las cartas salen de un zapato sin fin: cada carta es siempre igual de probable.',
  'rules-dragon-tiger':
    'Una carta para el dragón y otra para el tigre: gana la más alta. El as es la más baja.|Dragón y tigre pagan 1 a 1. Con cartas iguales el empate paga 11 a 1 y vuelve la mitad de las otras apuestas.|Las cartas salen de un zapato sin fin: cada carta es siempre igual de probable.',
  'rules-sic-bo':
    'Se tiran tres dados.|Bajo, alto, par e impar pagan 1 a 1 y pierden con cualquier triple. El triple paga 33 a 1.|Un número paga 1, 2 o 3 a 1 si sale en uno, dos o tres dados.',
  'rules-money-wheel':
    'La rueda tiene 54 segmentos iguales: 26 pagan 1 a 1, 13 pagan 3, 7 pagan 6, 5 pagan 9 y 3 pagan 16 a 1.|Apuesta al tipo de segmento donde quedará la flecha.',
  drawn: 'Todo se sortea en el servidor. La ronda cuenta una vez, con el resultado que el servidor guardó.',
};

export type ChipsWords = typeof EN;

export const CHIPS_WORDS: Written<ChipsWords> = { en: EN, es: ES };

/** The name of a spot; the wheel's spots are named by what they pay. */
export function spotName(t: ChipsWords, spot: string): string {
  const pays = /^x(\d+)$/.exec(spot)?.[1];
  return pays === undefined ? t[spot as keyof ChipsWords] : t.times.replace('{pays}', pays);
}

export function rulesText(t: ChipsWords, table: ChipTableName): string {
  return `${t[`rules-${table}`]}|${t.drawn}`;
}
