import type { Written } from '../../../written.js';

const EN = {
  label: 'Blackjack',
  deal: 'Deal',
  hit: 'Hit',
  stand: 'Stand',
  double: 'Double',
  dealer: 'Dealer',
  you: 'You',
  hidden: 'Face-down card',
  start: 'Choose your stake and deal.',
  print: 'Blackjack pays 3 to 2 · Dealer stands on 17',
  choose: 'You have {total}. Your move.',
  soft: 'soft {total}',
  blackjack: 'Blackjack! You win {amount}.',
  win: 'You win {amount}.',
  push: 'Push: your {amount} come back.',
  lose: 'The dealer wins.',
  bust: 'Over 21: the dealer wins.',
  resumed: 'Your round goes on where you left it.',
  keys: 'Keys: D deal or double, H hit, S stand.',
  rules:
    'Come closer to 21 than the dealer without going over. Pictures count 10, an ace 1 or 11.|Blackjack (ace and ten with the first two cards) pays 3 to 2, every other win 1 to 1; equal totals give the stake back.|The dealer draws to 16 and stands on every 17, and looks for blackjack first.|Double on your first two cards: the stake doubles and you get exactly one card more. No splitting, no insurance.|Cards come from an endless shoe: each card is as likely as ever.|A round that you leave waits for you. After 24 hours it stands.',
  note: 'With best play. The stake put up by doubling counts as more stake, not as more return.',
};
const ES: typeof EN = {
  label: 'Blackjack',
  deal: 'Repartir',
  hit: 'Carta',
  stand: 'Plantarse',
  double: 'Doblar',
  dealer: 'Crupier',
  you: 'Tú',
  hidden: 'Carta boca abajo',
  start: 'Elige tu apuesta y reparte.',
  print: 'Blackjack paga 3 a 2 · El crupier se planta con 17',
  choose: 'Tienes {total}. Tú decides.',
  soft: '{total} suave',
  blackjack: '¡Blackjack! Ganas {amount}.',
  win: 'Ganas {amount}.',
  push: 'Empate: recuperas {amount}.',
  lose: 'Gana el crupier.',
  bust: 'Te pasaste de 21: gana el crupier.',
  resumed: 'Tu ronda sigue donde la dejaste.',
  keys: 'Teclas: D repartir o doblar, H carta, S plantarse.',
  rules:
    'Acércate a 21 más que el crupier sin pasarte. Las figuras valen 10, el as 1 u 11.|Blackjack (as y diez con las dos primeras cartas) paga 3 a 2, cualquier otra victoria 1 a 1; con totales iguales vuelve la apuesta.|El crupier pide hasta 16, se planta con todo 17 y mira primero si tiene blackjack.|Dobla con tus dos primeras cartas: la apuesta se duplica y recibes exactamente una carta más. No se separan parejas ni hay seguro.|Las cartas salen de un zapato sin fin: cada carta es siempre igual de probable.|La ronda que dejas te espera. A las 24 horas se planta.',
  note: 'Con el mejor juego. Lo que añades al doblar cuenta como más apuesta, no como más retorno.',
};

export type BlackjackWords = typeof EN;

export const BLACKJACK_WORDS: Written<BlackjackWords> = { en: EN, es: ES };
