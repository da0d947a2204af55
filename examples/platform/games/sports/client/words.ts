import { textsOf } from '../../client/texts.js';

const EN = {
  football: 'Football', basketball: 'Basketball', tennis: 'Tennis', baseball: 'Baseball', volleyball: 'Volleyball', tactical: 'Tactical shooter', arena: 'Arena battle', 'virtual-football': 'Virtual football', cockfight: 'Ring',
  start: 'Choose odds, then place your bet before the start.', next: 'Next', live: 'Live', ended: 'Ended', inTime: 'in {time}', home: '1', draw: 'X', away: '2', over: 'Over {line}', under: 'Under {line}', picked: '{home} – {away}: {pick} at {odds}', place: 'Bet {stake} · returns {returns}', placePlain: 'Place bet', placed: 'Bet accepted: {pick} at {odds}. It is settled at full time.', closed: 'This fixture has begun. Choose another.', mine: 'My bets', none: 'No bets yet.', open: 'open', won: '+{amount}', lost: 'lost', wonNow: '{match}: your bet wins {amount}.', lostNow: '{match}: your bet is lost.', betsAre: 'Bets',
  rules: 'Fixtures between invented sides begin every minute and last 45 seconds, by the clock of the platform. Bets are taken until the start.|1, X and 2: the home side wins, a draw, the away side wins. Over and under: the total of both scores.|Your stake is booked at once and stays open; at full time every bet is settled exactly once at the odds that it was accepted at, also when you are gone.|The result is drawn by the chances that the odds come from; each bet gives back between 94 and 95 % in the long run.|The seed of a fixture is fixed before the first bet: its hash is published with the fixture, the seed itself at full time.', seeds: 'Seeds of ended fixtures',
};
const ES: typeof EN = {
  football: 'Fútbol', basketball: 'Baloncesto', tennis: 'Tenis', baseball: 'Béisbol', volleyball: 'Voleibol', tactical: 'Tirador táctico', arena: 'Batalla de arena', 'virtual-football': 'Fútbol virtual', cockfight: 'Ruedo',
  start: 'Elige una cuota y apuesta antes del inicio.', next: 'Próximos', live: 'En juego', ended: 'Terminados', inTime: 'en {time}', home: '1', draw: 'X', away: '2', over: 'Más de {line}', under: 'Menos de {line}', picked: '{home} – {away}: {pick} a {odds}', place: 'Apostar {stake} · paga {returns}', placePlain: 'Apostar', placed: 'Apuesta aceptada: {pick} a {odds}. Se liquida al final.', closed: 'Este encuentro ya empezó. Elige otro.', mine: 'Mis apuestas', none: 'Aún no hay apuestas.', open: 'abierta', won: '+{amount}', lost: 'perdida', wonNow: '{match}: tu apuesta gana {amount}.', lostNow: '{match}: tu apuesta se pierde.', betsAre: 'Apuestas',
  rules: 'Cada minuto empieza un encuentro entre rivales inventados y dura 45 segundos, según el reloj de la plataforma. Se apuesta hasta el inicio.|1, X y 2: gana el local, empate, gana el visitante. Más y menos: el total de ambos marcadores.|Tu apuesta se cobra enseguida y queda abierta; al final cada una se liquida exactamente una vez con la cuota aceptada, aunque te hayas ido.|El resultado se sortea con las probabilidades de las que salen las cuotas; cada apuesta devuelve entre 94 y 95 % a largo plazo.|La semilla de un encuentro se fija antes de la primera apuesta: su huella se publica con él y la semilla al final.', seeds: 'Semillas de encuentros terminados',
};

export type SportsWords = typeof EN;

export function sportsWords(lang: 'en' | 'es'): SportsWords {
  return textsOf(lang, EN, ES);
}
