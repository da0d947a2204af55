import type { Written } from '../../../written.js';

const EN = {
  label: 'Mines',
  mines: 'Mines',
  go: 'Start',
  cash: 'Cash out {amount}',
  start: 'Choose stake and mines, then start.',
  choose: 'Open a field or cash out. Next: {next}.',
  field: 'Field {number}',
  safe: 'safe',
  mine: 'mine',
  blown: 'A mine. The stake is lost.',
  cashed: 'Cashed out: you win {amount}.',
  even: 'Cashed out: your stake comes back.',
  resumed: 'Your round goes on where you left it.',
  rules:
    '25 fields hide as many mines as you choose. Every safe field raises the prize; a mine ends the round.|Cash out whenever you like. Before the first field your stake comes back.|After k safe fields the prize is 97 % of the fair price, rounded down to hundredths: {table}.|The mines are laid on the server before you open a field, and shown when the round is over.|A round that you leave waits for you. After 24 hours it is cashed out.',
};
const ES: typeof EN = {
  label: 'Minas',
  mines: 'Minas',
  go: 'Empezar',
  cash: 'Cobrar {amount}',
  start: 'Elige apuesta y minas, y empieza.',
  choose: 'Abre un campo o cobra. Siguiente: {next}.',
  field: 'Campo {number}',
  safe: 'libre',
  mine: 'mina',
  blown: 'Una mina. Se pierde la apuesta.',
  cashed: 'Cobraste: ganas {amount}.',
  even: 'Cobraste: vuelve tu apuesta.',
  resumed: 'Tu ronda sigue donde la dejaste.',
  rules:
    '25 campos esconden tantas minas como elijas. Cada campo libre sube el premio; una mina termina la ronda.|Cobra cuando quieras. Antes del primer campo vuelve tu apuesta.|Tras k campos libres el premio es el 97 % del precio justo, redondeado hacia abajo a centésimas: {table}.|Las minas se ponen en el servidor antes de que abras un campo y se muestran al terminar.|La ronda que dejas te espera. A las 24 horas se cobra.',
};

export type MinesWords = typeof EN;

export const MINES_WORDS: Written<MinesWords> = { en: EN, es: ES };
