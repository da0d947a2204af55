import type { Mood } from './backdrops.js';
import { MATERIAL as M } from './color.js';
import { Drawing, circle, ellipse, groundShadow, path, place, rect, use } from './drawing.js';
import { familyOf, namedFigure, type Family, type Figure } from './families.js';
import { seed, type Seed } from './seed.js';

/** What a game's drawing is made from. */
export interface GameSubject {
  readonly nodeId: string;
  readonly gameType: string;
  readonly gameName: string;
  readonly vassalage: string;
}

/** A game's look: its slot uses the same family and mood as its card. */
export interface GameLook {
  readonly family: Family;
  readonly mood: Mood;
  /** The figure in front; the most precious symbol of the slot. */
  readonly hero: Figure;
}

const WIDTH = 300;
const HEIGHT = 400;

/** Chooses family, mood and hero of a game; the same game always looks the same. */
export function gameLook(subject: GameSubject): GameLook {
  const random = seed(`${subject.vassalage}/${subject.gameType}/${subject.gameName}/${subject.nodeId}`);
  const family = familyOf(subject.gameType, subject.gameName, random.next());
  return { family, mood: random.pick(family.moods), hero: namedFigure(subject.gameName) ?? random.pick(family.heroes) };
}

/** The portrait card of a game, 300 × 400, to the edge. */
export function gameArt(subject: GameSubject): string {
  const { family, mood, hero } = gameLook(subject);
  const random = seed(`card/${subject.nodeId}/${subject.gameName}`);
  const d = new Drawing();
  const back = random.pick(family.backdrops)({ d, width: WIDTH, height: HEIGHT, mood, random, focus: [0.5, 0.44] });
  return d.svg(WIDTH, HEIGHT, back + compose(d, family, hero, random) + sparkles(random, mood) + vignette(d, mood));
}

/** The place of a game without its figures, 1200 × 900, dimmed: what a game's page stands in front of. */
export function sceneArt(subject: GameSubject): string {
  const { family, mood } = gameLook(subject);
  const random = seed(`card/${subject.nodeId}/${subject.gameName}`);
  const d = new Drawing();
  const back = random.pick(family.backdrops)({ d, width: 1200, height: 900, mood, random, focus: [0.5, 0.44] });
  return d.svg(1200, 900, back + rect(0, 0, 1200, 900, mood.ink, { opacity: 0.5 }));
}

/** What a shared link to a game shows: its card's figures before a wide backdrop, 1200 × 630, as such previews are cut. */
export function shareArt(subject: GameSubject): string {
  const { family, mood, hero } = gameLook(subject);
  const random = seed(`card/${subject.nodeId}/${subject.gameName}`);
  const d = new Drawing();
  const back = random.pick(family.backdrops)({ d, width: 1200, height: 630, mood, random, focus: [0.5, 0.44] });
  return d.svg(1200, 630, `${back}<g transform="translate(345 -50) scale(1.7)">${compose(d, family, hero, random)}</g>`);
}

/** Figures in front of a backdrop, around (150, 215) of a 300 × 400 field. */
export function compose(d: Drawing, family: Family, hero: Figure, random: Seed): string {
  const others = shuffled(
    family.others.filter(figure => figure !== hero),
    random,
  );
  const [left = hero, right = hero] = others;
  switch (random.pick(family.compositions)) {
    case 'hero':
      return groundShadow(150, 330, 104) + place(left(d), 62, 306, 0.92, -10) + place(hero(d), 150, 205, random.between(2.35, 2.55));
    case 'trio':
      return (
        groundShadow(150, 335, 112) +
        place(left(d), 74, 170, 1.25, -12) +
        place(right(d), 228, 174, 1.25, 12) +
        place(hero(d), 150, 244, 1.9, random.between(-4, 4))
      );
    case 'seated':
      return (
        place(hero(d), 150, 186, 2.4) +
        ellipse(150, 412, 250, 118, d.down(M.wood)) +
        ellipse(150, 418, 238, 112, M.wood.ink) +
        ellipse(150, 421, 234, 111, d.radial([M.green.shade, M.green.deep, M.green.ink], 0.5, 0.15, 0.8)) +
        place(left(d), 84, 322, 0.85, -6) +
        place(right(d), 218, 324, 0.85, 8)
      );
    case 'heap': {
      const ids = [hero, left, right].map(figure => d.part(figure(d)));
      const spots = [
        [72, 282, 1.25, -14, 1],
        [228, 284, 1.25, 12, 2],
        [98, 190, 1.2, 10, 2],
        [206, 192, 1.2, -10, 1],
        [150, 112, 1.2, 0, 0],
        [150, 272, 1.75, 0, 0],
      ];
      return (
        groundShadow(150, 338, 118) +
        spots.map(([x = 0, y = 0, scale = 1, turn = 0, i = 0]) => use(ids[i] ?? '', x, y, scale, turn)).join('')
      );
    }
    case 'rain': {
      const ids = [left, right, others[2] ?? hero].map(figure => d.part(figure(d)));
      const far = [
        [52, 66],
        [232, 92],
        [120, 44],
        [268, 236],
        [34, 236],
        [196, 356],
        [84, 350],
      ]
        .map(([x = 0, y = 0], i) => use(ids[i % 3] ?? '', x, y, random.between(0.55, 0.8), random.between(-40, 40), { opacity: 0.85 }))
        .join('');
      return far + place(hero(d), 150, 208, 2.05, random.between(-6, 6));
    }
  }
}

function sparkles(random: Seed, mood: Mood): string {
  const glints = Array.from({ length: 4 }, () => {
    const size = Math.round(random.between(6, 12));
    return `M${random.whole(24, 276)} ${random.whole(24, 300)}m0 ${-size}l1.5 ${size - 1.5}l${size - 1.5} 1.500l${1.5 - size} 1.500l-1.5 ${size - 1.5}l-1.5 ${1.5 - size}l${1.5 - size} -1.500l${size - 1.5} -1.500z`;
  }).join('');
  return path(glints, '#fff', { opacity: 0.75 }) + circle(random.between(40, 260), random.between(40, 160), 2, mood.glow);
}

/** Darkens the edges, so that a row of cards hangs together. */
function vignette(d: Drawing, mood: Mood): string {
  return (
    rect(
      0,
      0,
      WIDTH,
      HEIGHT,
      d.radial(
        [
          [mood.ink, 0],
          [mood.ink, 0],
          [mood.ink, 0.65],
        ],
        0.5,
        0.45,
        0.8,
      ),
    ) +
    path(
      'M0 300H300V400H0Z',
      d.linear([
        [mood.ink, 0],
        [mood.ink, 0.55],
      ]),
    )
  );
}

function shuffled<T>(items: readonly T[], random: Seed): T[] {
  return items
    .map(item => ({ item, at: random.next() }))
    .sort((a, b) => a.at - b.at)
    .map(({ item }) => item);
}
