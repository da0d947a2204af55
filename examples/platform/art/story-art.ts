import { Drawing, place, rect } from './drawing.js';
import { FAMILIES } from './families.js';
import { compose } from './game-art.js';
import { seed } from './seed.js';

const WIDTH = 1200;
const HEIGHT = 520;

/** Which family of drawings tells which story; the number chooses among its moods and figures. */
const STORIES: Readonly<Record<string, readonly [family: string, choice: number]>> = {
  palace: ['joker', 1],
  workshop: ['book', 0],
  voyage: ['pirate', 1],
  fairness: ['dice', 0],
  limits: ['forest', 0],
  security: ['mine', 2],
  lottery: ['lottery', 0],
  jackpot: ['gems', 3],
  league: ['pitch', 0],
  travel: ['space', 1],
  table: ['roulette', 0],
  welcome: ['joker', 0],
  daily: ['fiesta', 2],
  cashback: ['mine', 0],
  spins: ['fruit', 0],
  lounge: ['dealer', 2],
  goal: ['pitch', 5],
  poker: ['cards', 0],
  reef: ['ocean', 1],
  balls: ['lottery', 2],
  discovery: ['temple', 0],
  race: ['esports', 0],
  points: ['gems', 1],
  deposit: ['pirate', 0],
  app: ['space', 3],
  salon: ['cards', 3],
  festival: ['dragon', 0],
  opening: ['esports', 2],
};

/** A wide picture for a page of text, 1200 × 520; undefined when there is no such story. */
export function storyArt(name: string): string | undefined {
  const [familyName, choice] = Object.hasOwn(STORIES, name) ? (STORIES[name] ?? []) : [];
  const family = FAMILIES.find(item => item.name === familyName);
  if (!family || choice === undefined) return undefined;
  const random = seed(`story/${name}`);
  const d = new Drawing();
  const mood = family.moods[choice % family.moods.length] ?? random.pick(family.moods);
  const hero = family.heroes[choice % family.heroes.length] ?? random.pick(family.heroes);
  const scene = random.pick(family.backdrops)({ d, width: WIDTH, height: HEIGHT, mood, random, focus: [0.5, 0.46] });
  const figures = compose(d, { ...family, compositions: [family.compositions.includes('trio') ? 'trio' : 'hero'] }, hero, random);
  const shade = rect(
    0,
    0,
    WIDTH,
    HEIGHT,
    d.linear(
      [
        [mood.ink, 0.55],
        [mood.ink, 0],
        [mood.ink, 0],
        [mood.ink, 0.55],
      ],
      0,
    ),
  );
  return d.svg(WIDTH, HEIGHT, scene + shade + place(figures, 370, -48, 1.53));
}
