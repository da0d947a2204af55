import type { Written } from '../../../written.js';

const EN = {
  'high-card': 'High card',
  'three-cards': 'Three cards',
  room: 'Room',
  sit: 'Sit down · {amount}',
  leave: 'Leave the table',
  you: 'You',
  bot: 'House bot',
  waitingName: 'Waiting…',
  start: 'Choose a room and sit down.',
  startIn: '{room}: sit down to play.',
  waiting: 'Waiting for another player: {seconds} s. Then the house bot plays.',
  dealing: '{name} plays. The cards are turned…',
  left: 'You left the table. Your stake is back.',
  won: 'You win {amount} with {hand}.',
  lost: '{name} wins with {hand}.',
  tie: 'Equal hands: your stake comes back.',
  versus: 'Pot {amount}',
  hidden: 'Face-down card',
  resumed: 'You are still at the table.',
  hand_high: 'high card',
  hand_pair: 'a pair',
  hand_flush: 'a flush',
  hand_straight: 'a straight',
  hand_three: 'three of a kind',
  'hand_straight-flush': 'a straight flush',
  'rules-high-card': 'Two players, one card each from one freshly shuffled deck. The higher rank wins, the ace is highest.',
  'rules-three-cards':
    'Two players, three cards each from one freshly shuffled deck. The better hand wins: straight flush, three of a kind, straight, flush, pair, high card.',
  rules:
    '{game}|Both put up the same stake. The winner takes the pot less a rake of 5 %. Equal hands give both stakes back whole.|You wait up to 8 seconds for another player of the same room; then the house bot takes the seat, at the same odds.|While nobody has come you may leave: your stake comes back. If you close the page the round is played to its end and stands in your records.|The seed of every duel is fixed before the first card; its hash is published when you sit down, the seed itself when it is over.',
  seed: 'Seed of the last duel',
};
const ES: typeof EN = {
  'high-card': 'Carta mayor',
  'three-cards': 'Tres cartas',
  room: 'Sala',
  sit: 'Sentarse · {amount}',
  leave: 'Dejar la mesa',
  you: 'Tú',
  bot: 'Bot de la casa',
  waitingName: 'Esperando…',
  start: 'Elige una sala y siéntate.',
  startIn: '{room}: siéntate para jugar.',
  waiting: 'Esperando a otro jugador: {seconds} s. Después juega el bot de la casa.',
  dealing: 'Juega {name}. Se abren las cartas…',
  left: 'Dejaste la mesa. Tu apuesta ha vuelto.',
  won: 'Ganas {amount} con {hand}.',
  lost: 'Gana {name} con {hand}.',
  tie: 'Manos iguales: vuelve tu apuesta.',
  versus: 'Bote {amount}',
  hidden: 'Carta boca abajo',
  resumed: 'Sigues en la mesa.',
  hand_high: 'carta alta',
  hand_pair: 'pareja',
  hand_flush: 'color',
  hand_straight: 'escalera',
  hand_three: 'trío',
  'hand_straight-flush': 'escalera de color',
  'rules-high-card': 'Dos jugadores, una carta cada uno de una baraja recién mezclada. Gana la más alta; el as es la mayor.',
  'rules-three-cards':
    'Dos jugadores, tres cartas cada uno de una baraja recién mezclada. Gana la mejor mano: escalera de color, trío, escalera, color, pareja, carta alta.',
  rules:
    '{game}|Ambos ponen la misma apuesta. El ganador se lleva el bote menos una comisión del 5 %. Con manos iguales vuelven enteras las dos apuestas.|Esperas hasta 8 segundos a otro jugador de la misma sala; luego ocupa el asiento el bot de la casa, con las mismas probabilidades.|Mientras nadie llegue puedes irte: vuelve tu apuesta. Si cierras la página, la ronda se juega hasta el final y queda en tu historial.|La semilla de cada duelo se fija antes de la primera carta; su huella se publica al sentarte y la semilla al terminar.',
  seed: 'Semilla del último duelo',
};

export type DuelWords = typeof EN;

export const DUEL_WORDS: Written<DuelWords> = { en: EN, es: ES };
