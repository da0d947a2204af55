import type { Written } from '../../../written.js';

const EN = {
  label: 'Crash',
  go: 'Launch',
  cash: 'Cash out',
  auto: 'Get off by itself at',
  never: 'Never',
  start: 'Launch, and cash out before the rocket is gone.',
  flying: 'In flight. Cash out before it is gone.',
  flyingAuto: 'In flight. It gets off by itself at {auto}.',
  cashed: 'Off at {at}: you win {amount}. The rocket flew to {end}.',
  cashedEven: 'Off at {at}: {amount} come back to you. The rocket flew to {end}.',
  gone: 'Gone at {end}. The stake is lost.',
  resumed: 'Your rocket is still in flight.',
  last: 'Last flights',
  keys: 'Keys: space launches and cashes out, C cashes out.',
  lostTitle: 'Connection lost',
  lostText:
    'The rocket flies on without you. What you pressed counts when it arrives; a multiple that you chose before counts in any case. We keep asking for this same round.',
  rules:
    'The multiple rises from 1.00 and doubles every 6 seconds. Cash out while the rocket flies: you win your stake times the multiple.|Where the rocket is lost is drawn before the launch, from the seed whose hash stands below. It gets to a multiple m with the chance 97 % ÷ m: twice as far is half as likely, so every moment to get off gives back the same.|The clock of the platform decides. You get the multiple that you saw when you pressed, if your press arrives within a quarter of a second; a later one counts as pressed a quarter of a second before it came. The end is shown a quarter of a second late, so that nobody presses knowing it.|Choose before the launch at which multiple you get off by itself: that holds without a connection too. Without it a rocket that nobody leaves is lost.|At 100 times the stake everybody gets off.',
};
const ES: typeof EN = {
  label: 'Despegue',
  go: 'Despegar',
  cash: 'Cobrar',
  auto: 'Bajar solo en',
  never: 'Nunca',
  start: 'Despega y cobra antes de que se pierda el cohete.',
  flying: 'En vuelo. Cobra antes de que se pierda.',
  flyingAuto: 'En vuelo. Te bajas solo en {auto}.',
  cashed: 'Bajaste en {at}: ganas {amount}. El cohete llegó a {end}.',
  cashedEven: 'Bajaste en {at}: te vuelven {amount}. El cohete llegó a {end}.',
  gone: 'Se perdió en {end}. Pierdes la apuesta.',
  resumed: 'Tu cohete sigue en vuelo.',
  last: 'Últimos vuelos',
  keys: 'Teclas: espacio despega y cobra, C cobra.',
  lostTitle: 'Sin conexión',
  lostText:
    'El cohete sigue sin ti. Lo que pulsaste cuenta cuando llega; el múltiplo que elegiste antes cuenta siempre. Seguimos preguntando por esta misma ronda.',
  rules:
    'El múltiplo sube desde 1.00 y se duplica cada 6 segundos. Cobra mientras el cohete vuela: ganas tu apuesta por el múltiplo.|Dónde se pierde el cohete se sortea antes del despegue, con la semilla cuya huella está abajo. Llega a un múltiplo m con probabilidad 97 % ÷ m: el doble de lejos es la mitad de probable, así que todo momento de bajarse devuelve lo mismo.|Decide el reloj de la plataforma. Cobras el múltiplo que viste al pulsar si tu pulsación llega en un cuarto de segundo; una más tardía cuenta como pulsada un cuarto de segundo antes de llegar. El final se muestra un cuarto de segundo más tarde, para que nadie pulse sabiéndolo.|Elige antes del despegue en qué múltiplo te bajas solo: eso vale también sin conexión. Sin ello, un cohete del que nadie se baja se pierde.|En 100 veces la apuesta se bajan todos.',
};

export type CrashWords = typeof EN;

export const CRASH_WORDS: Written<CrashWords> = { en: EN, es: ES };
