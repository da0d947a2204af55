import { textsOf } from '../../client/texts.js';

const EN = {
  sea: 'Fishing',
  space: 'Arcade shooter',
  fire: 'Fire',
  auto: 'Automatic fire',
  stopAuto: 'Stop automatic fire',
  shot: 'Per shot',
  start: 'Tap to aim and fire. Arrow keys turn, space fires.',
  caught: 'Caught: {name} pays {amount}.',
  missed: '{name} got away.',
  board: 'Shooting gallery. Arrow keys turn the cannon, space fires.',
  target: 'Target',
  pays: 'Pays',
  chance: 'Chance',
  sea_minnow: 'Minnow',
  sea_clown: 'Clownfish',
  sea_puffer: 'Pufferfish',
  sea_turtle: 'Turtle',
  sea_ray: 'Ray',
  sea_shark: 'Shark',
  sea_whale: 'Whale',
  sea_dragon: 'Golden dragon',
  space_minnow: 'Pebble',
  space_clown: 'Asteroid',
  space_puffer: 'Mine',
  space_turtle: 'Drone',
  space_ray: 'Glider',
  space_shark: 'Fighter',
  space_whale: 'Cruiser',
  space_dragon: 'Mothership',
  rules:
    'Every shot that hits something costs the stake shown and is a round of its own; it is booked when it hits. A shot bounces until it hits.|The server decides each hit by the published chance: 96 % ÷ what the target pays. A target that pays twice as much is caught half as often, so every target gives back the same.|How long or how often you shoot at a target changes nothing.',
};
const ES: typeof EN = {
  sea: 'Pesca',
  space: 'Arcade de disparos',
  fire: 'Disparar',
  auto: 'Disparo automático',
  stopAuto: 'Parar el disparo automático',
  shot: 'Por disparo',
  start: 'Toca para apuntar y disparar. Las flechas giran, espacio dispara.',
  caught: 'Capturado: {name} paga {amount}.',
  missed: '{name} escapó.',
  board: 'Galería de tiro. Las flechas giran el cañón, espacio dispara.',
  target: 'Blanco',
  pays: 'Paga',
  chance: 'Probabilidad',
  sea_minnow: 'Pececillo',
  sea_clown: 'Pez payaso',
  sea_puffer: 'Pez globo',
  sea_turtle: 'Tortuga',
  sea_ray: 'Raya',
  sea_shark: 'Tiburón',
  sea_whale: 'Ballena',
  sea_dragon: 'Dragón dorado',
  space_minnow: 'Guijarro',
  space_clown: 'Asteroide',
  space_puffer: 'Mina',
  space_turtle: 'Dron',
  space_ray: 'Planeador',
  space_shark: 'Caza',
  space_whale: 'Crucero',
  space_dragon: 'Nave nodriza',
  rules:
    'Cada disparo que da en algo cuesta la apuesta indicada y es una ronda propia; se cobra al dar. El disparo rebota hasta dar.|El servidor decide cada impacto con la probabilidad publicada: 96 % ÷ lo que paga el blanco. Un blanco que paga el doble se captura la mitad de veces, así que todos devuelven lo mismo.|Cuánto o cuántas veces dispares a un blanco no cambia nada.',
};

export type ShooterWords = typeof EN;

export function shooterWords(lang: 'en' | 'es'): ShooterWords {
  return textsOf(lang, EN, ES);
}
