const EN = {
  play: 'Spin', stop: 'Stop', stake: 'Stake', lower: 'Lower the stake', higher: 'Raise the stake', balance: 'Balance', win: 'Win', turbo: 'Turbo', auto: 'Auto play', stopAuto: 'Stop auto play', info: 'Pay table and rules', exit: 'Leave the game', close: 'Close',
  demo: 'Play money', demoHint: 'You are playing with play money. Nothing can be won or lost.', real: 'Real money',
  loading: 'Loading the game…', ready: 'Choose your stake and spin.', good: 'Good luck!', none: 'No win this time.', won: 'You win {amount}', lineWin: 'Line {line}: {count} × {amount}', rounds: '{count} left',
  freeWon: '{count} free spins!', freeTurn: 'Free spin {turn} of {count} · wins ×{factor}', freeTotal: 'Free spins paid {amount}', stateRecovered: 'Your last round ({stake}) paid {amount}.',
  offlineTitle: 'Connection lost', offlineText: 'Your round is safe. We keep asking for this same round; it is never booked twice.', offlineStart: 'The game cannot be reached. Check your connection.', retry: 'Try again',
  expiredTitle: 'Session ended', expiredText: 'Open the game again from the lobby to go on. All finished rounds are in your records.', maintenanceTitle: 'Under maintenance', maintenanceText: 'This game takes a break. Your balance is untouched. Try again later.', unavailableTitle: 'Game not available', unavailableText: 'This game cannot be played at the moment. Please choose another.',
  insufficientTitle: 'Balance too low', insufficientText: 'Your balance does not cover this stake. Choose a lower stake or make a deposit.', insufficientDemo: 'Your play money does not cover this stake. Choose a lower stake, or open the game again for new play money.', refusedTitle: 'Not accepted', refusedText: 'The platform did not accept this round. Nothing was booked.', back: 'Back to the lobby',
  payTable: 'Pay table', payNote: 'Amounts at your stake of {stake}.', lines: 'Lines', rules: 'Rules', wild: 'Wild', wildText: 'Stands for every symbol except Free. Reels 2, 3 and 4.', scatter: 'Free', scatterText: 'Three or more anywhere pay {three}, {four} or {five} and give {turns} free spins with all line wins ×{factor}.',
  slotRules: 'Five reels, three rows, {lines} fixed lines; the stake is shared among all lines.|Equal symbols pay from the left, three or more in a row; only the longest win of each line pays.|Wins of several lines are added up. Free spins are played at the stake that won them and give no further free spins.|Every round is drawn on the server. A fault voids nothing: a round counts once, with the result the server recorded.',
  rtp: 'Theoretical return to player: {rtp} %', rtpText: 'In the long run, over very many rounds. A single session can differ greatly.', fair: 'Check your rounds', fairText: 'The seed that decides this session was fixed before your first round. Its hash:',
  table: 'Roulette', bet: 'Place your chips.', chip: 'Chip', clear: 'Clear', undo: 'Undo', again: 'Same bets', red: 'Red', black: 'Black', even: 'Even', odd: 'Odd', low: '1–18', high: '19–36', dozen1: '1st 12', dozen2: '2nd 12', dozen3: '3rd 12', column: '2 to 1', total: 'Total stake', result: '{number} {colour}', zero: 'Zero', limit: 'The table takes at most {amount} a round.', last: 'Last numbers', number: 'Number {number}', columnName: 'Column {column}',
  tableRules: 'Single-zero wheel with the numbers 0 to 36.|Place chips with the chosen value; a number pays 35 to 1, dozens and columns 2 to 1, red, black, even, odd, low and high 1 to 1.|Zero loses every bet except one on the number 0.|Every number is drawn on the server. A round counts once, with the result the server recorded.',
};

export type Words = Record<keyof typeof EN, string>;

const ES: Words = {
  play: 'Girar', stop: 'Parar', stake: 'Apuesta', lower: 'Bajar la apuesta', higher: 'Subir la apuesta', balance: 'Saldo', win: 'Premio', turbo: 'Turbo', auto: 'Juego automático', stopAuto: 'Parar el juego automático', info: 'Tabla de pagos y reglas', exit: 'Salir del juego', close: 'Cerrar',
  demo: 'Dinero ficticio', demoHint: 'Juegas con dinero ficticio. No se gana ni se pierde nada.', real: 'Dinero real',
  loading: 'Cargando el juego…', ready: 'Elige tu apuesta y gira.', good: '¡Suerte!', none: 'Sin premio esta vez.', won: 'Ganas {amount}', lineWin: 'Línea {line}: {count} × {amount}', rounds: 'quedan {count}',
  freeWon: '¡{count} giros gratis!', freeTurn: 'Giro gratis {turn} de {count} · premios ×{factor}', freeTotal: 'Los giros gratis pagaron {amount}', stateRecovered: 'Tu última ronda ({stake}) pagó {amount}.',
  offlineTitle: 'Sin conexión', offlineText: 'Tu ronda está a salvo. Seguimos preguntando por esta misma ronda; nunca se cobra dos veces.', offlineStart: 'No se puede llegar al juego. Revisa tu conexión.', retry: 'Reintentar',
  expiredTitle: 'La sesión terminó', expiredText: 'Abre el juego otra vez desde el lobby para seguir. Las rondas terminadas están en tu historial.', maintenanceTitle: 'En mantenimiento', maintenanceText: 'Este juego hace una pausa. Tu saldo no cambia. Vuelve a intentarlo más tarde.', unavailableTitle: 'Juego no disponible', unavailableText: 'Este juego no se puede jugar ahora. Elige otro, por favor.',
  insufficientTitle: 'Saldo insuficiente', insufficientText: 'Tu saldo no alcanza para esta apuesta. Elige una menor o haz un depósito.', insufficientDemo: 'Tu dinero ficticio no alcanza para esta apuesta. Elige una menor o abre el juego otra vez.', refusedTitle: 'No aceptada', refusedText: 'La plataforma no aceptó esta ronda. No se cobró nada.', back: 'Volver al lobby',
  payTable: 'Tabla de pagos', payNote: 'Importes con tu apuesta de {stake}.', lines: 'Líneas', rules: 'Reglas', wild: 'Comodín', wildText: 'Vale por cualquier símbolo menos Free. Rodillos 2, 3 y 4.', scatter: 'Free', scatterText: 'Tres o más en cualquier lugar pagan {three}, {four} o {five} y dan {turns} giros gratis con los premios de línea ×{factor}.',
  slotRules: 'Cinco rodillos, tres filas, {lines} líneas fijas; la apuesta se reparte entre todas.|Los símbolos iguales pagan desde la izquierda, tres o más seguidos; solo paga el premio más largo de cada línea.|Los premios de varias líneas se suman. Los giros gratis se juegan con la apuesta que los ganó y no dan más giros gratis.|Cada ronda se sortea en el servidor. Una falla no anula nada: la ronda cuenta una vez, con el resultado que el servidor guardó.',
  rtp: 'Retorno teórico al jugador: {rtp} %', rtpText: 'A largo plazo, sobre muchísimas rondas. Una sesión puede ser muy distinta.', fair: 'Comprueba tus rondas', fairText: 'La semilla que decide esta sesión se fijó antes de tu primera ronda. Su huella:',
  table: 'Ruleta', bet: 'Pon tus fichas.', chip: 'Ficha', clear: 'Quitar todo', undo: 'Deshacer', again: 'Misma apuesta', red: 'Rojo', black: 'Negro', even: 'Par', odd: 'Impar', low: '1–18', high: '19–36', dozen1: '1.ª 12', dozen2: '2.ª 12', dozen3: '3.ª 12', column: '2 a 1', total: 'Apuesta total', result: '{number} {colour}', zero: 'Cero', limit: 'La mesa acepta como máximo {amount} por ronda.', last: 'Últimos números', number: 'Número {number}', columnName: 'Columna {column}',
  tableRules: 'Rueda de un solo cero, con los números 0 a 36.|Pon fichas del valor elegido; un número paga 35 a 1, docenas y columnas 2 a 1, rojo, negro, par, impar, bajo y alto 1 a 1.|El cero pierde todas las apuestas menos la del número 0.|Cada número se sortea en el servidor. La ronda cuenta una vez, con el resultado que el servidor guardó.',
};

/** All texts of a game in one language; what is not English reads Spanish, the platform's default. */
export function wordsOf(lang: 'en' | 'es'): Words {
  return lang === 'en' ? EN : ES;
}

/** Puts values into a text: `fill('Line {line}', { line: 3 })`. */
export function fill(text: string, values: Record<string, string | number>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}
