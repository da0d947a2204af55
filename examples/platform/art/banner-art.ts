import { shieldKey } from './figures/brand.js';
import { Drawing, place, rect } from './drawing.js';
import { FAMILIES, type Family } from './families.js';
import { compose, gameLook, type GameSubject } from './game-art.js';
import { seed } from './seed.js';

const WIDTH = 1200;
const HEIGHT = 480;

/** These head a page of their own, a hero or a card; the others head a list as a strip, seven times as wide as high or three. */
const WHOLE = ['w_home', 'w_forget'];
/** What a strip's ground is drawn on; its figures stand in a box of their own. */
const STRIP = 240;

/** Families that suit each of the ten banner groups. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  w_home: ['joker', 'dragon', 'pirate', 'space', 'egypt', 'gems', 'fiesta', 'temple'],
  w_rng: ['fruit', 'gems', 'egypt', 'sweets', 'mine', 'book'],
  w_live: ['roulette', 'cards', 'chips'],
  w_fish: ['ocean'],
  w_pvp: ['cards', 'tiles', 'dice'],
  w_sports: ['pitch'],
  w_esports: ['esports'],
  w_elott: ['lottery'],
  w_lott: ['lottery'],
  w_forget: ['space'],
};

/**
 * A banner, 1200 × 480: a scene at the right, calm dark ground at the left for text. One over a list has no size of its own: it fills
 * whatever box it is shown in, its ground cut to it and its figures whole.
 * @param id any text; one that starts with a group's name gets a scene of that group
 * @param group overrides the group in the id
 * @param game what the banner is about: then it has the game's own place and figures
 */
export function bannerArt(id: string, group = id.match(/^w_[a-z]+/)?.[0] ?? 'w_home', game?: GameSubject): string {
  const names = GROUPS[group] ?? GROUPS['w_home'] ?? [];
  const random = seed(`banner/${group}/${id}`);
  // Neighbouring numbers take neighbouring scenes, so that a carousel never shows one twice in a row.
  const serial = Number(id.match(/\d+$/)?.[0] ?? random.whole(0, 99));
  const look = game && gameLook(game);
  const family = look?.family ?? kindOf(familyNamed(names[serial % names.length] ?? 'joker'), serial);
  const d = new Drawing();
  const mood = look?.mood ?? family.moods[serial % family.moods.length] ?? random.pick(family.moods);
  const hero =
    look?.hero ?? (group === 'w_forget' ? shieldKey : (family.heroes[serial % family.heroes.length] ?? random.pick(family.heroes)));
  const strip = !WHOLE.includes(group);
  const height = strip ? STRIP : HEIGHT;
  const scene = random.pick(family.backdrops)({ d, width: WIDTH, height, mood, random, focus: [strip ? 0.75 : 0.72, 0.46] });
  const figures = compose(d, { ...family, compositions: family.compositions.includes('trio') ? ['trio'] : ['hero'] }, hero, random);
  const shade = d.linear(
    [
      [mood.ink, 0.92],
      [mood.ink, 0.72],
      [mood.ink, 0.12],
      [mood.ink, 0],
      [mood.ink, 0.25],
    ],
    0,
  );
  return strip
    ? d.filling(
        `<svg viewBox="0 0 ${WIDTH} ${STRIP}" width="100%" height="100%" preserveAspectRatio="xMaxYMid slice">${scene}</svg>` +
          `<rect width="100%" height="100%" fill="${shade}"/>` +
          `<svg viewBox="0 54 300 316" x="54%" width="42%" height="100%">${figures}</svg>`,
      )
    : d.svg(WIDTH, HEIGHT, scene + rect(0, 0, WIDTH, HEIGHT, shade) + place(figures, 640, -56, 1.42));
}

/** One after the other of what a family has several of, such as sports on their grounds. */
function kindOf(family: Family, serial: number): Family {
  return { ...family, ...family.kinds?.[serial % family.kinds.length] };
}

function familyNamed(name: string): Family {
  const family = FAMILIES.find(item => item.name === name);
  if (family === undefined) throw new RangeError(`no family of drawings is named ${name}`);
  return family;
}
