/** Spanish texts of the account's games, the winner boards and game rooms. Form as in locales/en.ts. */
export default {
  // board
  'board.amount': 'Premio',
  'board.categories': 'Ganadores por categoría',
  'board.days-1': '24 horas',
  'board.days-30': '30 días',
  'board.days-7': '7 días',
  'board.empty': 'Aún no hay ganadores',
  'board.empty-category': 'Nadie ha ganado últimamente en esta categoría. Elige otra.',
  'board.empty-hint': 'El próximo premio aparecerá aquí al instante.',
  'board.failed': 'No se pudieron cargar los ganadores',
  'board.game': 'Juego',
  'board.leaderboard': 'Clasificación',
  'board.period': 'Periodo',
  'board.player': 'Jugador',
  'board.podium': 'Los tres mayores premios',
  'board.rank': 'Puesto',
  'board.when': 'Cuándo',
  'board.winners': 'Últimos premios',

  // games
  'games.empty-favourites': 'Aún no tienes favoritos',
  'games.empty-favourites-hint': 'Toca el corazón de un juego y te esperará aquí.',
  'games.empty-recent': 'Aún no tienes juegos recientes',
  'games.empty-recent-hint': 'Los juegos que juegues aparecerán aquí.',
  'games.failed': 'No se pudieron cargar tus juegos',
  'games.login-favourites': 'Inicia sesión para ver tus favoritos',
  'games.login-recent': 'Inicia sesión para ver tus juegos recientes',
  'games.pages': 'Páginas de juegos',
  'games.real-account': 'Conseguir una cuenta real',
  'games.to-lobby': 'Ver los juegos',
  'games.trial-favourites': 'Los favoritos requieren una cuenta real',

  // rooms
  'rooms.enter': 'Entrar',
  'rooms.enter-name': 'Entrar en {{name}}',
  'rooms.failed': 'No se pudieron cargar las salas',
  'rooms.full': 'Llena',
  'rooms.full-name': '{{name}} está llena',
  'rooms.players': '{{players}} de {{seats}} asientos ocupados',
  'rooms.stake': 'Apuesta desde',
  'rooms.title': 'Elige una sala',
};
