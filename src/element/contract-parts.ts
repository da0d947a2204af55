import type { AttributeContract, WidgetContract } from './contract.js';

/** What widgets say alike that are a form of name and password. */
export const LIGHT_FORM = {
  type: 'boolean',
  default: false,
  doc: 'Renders the form as slotted light DOM, for password managers that do not look into shadow roots. The page’s own styles can then reach it.',
} as const satisfies AttributeContract;
export const FORM_COLOURS = {
  '--gp-field-bg': { default: 'white in the light theme, the ground in the dark one', doc: 'Background of the fields.' },
  '--gp-field-line': { default: 'the faint ink, softened', doc: 'Border of the fields.' },
  '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
} as const satisfies WidgetContract['cssProperties'];

/** What of a card of a game a page can style. */
export const CARD_PARTS = {
  card: 'A card of a game, or of a vendor.',
  art: 'Its picture.',
  badge: 'The badge on the picture.',
  heart: 'The heart.',
  play: 'The play sign on the picture; what is pressed lies over the whole of it.',
  trial: 'The button of the free trial.',
} as const satisfies WidgetContract['parts'];
export const CARD_LOOKS = {
  '--gp-card-radius': { default: 'var(--gp-radius)', doc: 'Corner of cards.' },
  '--gp-card-ratio': { default: '3 / 4', doc: 'Width to height of a game’s picture.' },
  '--gp-card-inset': { default: '0', doc: 'Room beside the words of a game’s card, where the card has a ground of its own.' },
  '--gp-art-position': {
    default: '50% 50%',
    doc: 'Which part of a game’s picture is seen where the ratio cuts it, as `object-position` says it: `50% 20%` keeps heads.',
  },
  '--gp-art-radius': { default: 'var(--gp-card-radius)', doc: 'Corner of a game’s picture.' },
  '--gp-badge-bg': { default: 'a dark veil', doc: 'Ground of the badge.' },
  '--gp-badge-color': { default: '#ffd38a', doc: 'Words of the badge.' },
  '--gp-badge-radius': { default: 'var(--gp-radius-pill)', doc: 'Corner of the badge.' },
  '--gp-heart-bg': { default: 'a dark veil', doc: 'Ground of the heart.' },
  '--gp-heart-color': { default: 'white', doc: 'The heart that is not given.' },
  '--gp-heart-on': { default: '#ff8fa3', doc: 'The heart that is given.' },
  '--gp-play-radius': { default: 'var(--gp-radius-pill)', doc: 'Corner of the play button; its colours are those of the primary button.' },
} as const satisfies WidgetContract['cssProperties'];

/** What of a row of chips a page can style. */
export const CHIP_PART = { chip: 'One choice of a row, such as a filter.' } as const satisfies WidgetContract['parts'];

/** What cards of games ask of the platform on behalf of whoever shows them: the end of “it works without …”. */
export const CARD_CALLS = {
  listFavourites: 'hearts on games',
  addFavourite: 'giving a heart',
  removeFavourite: 'taking a heart back',
  launchGame: 'opening games',
  launchFbGame: 'opening games of the sports vendor FB',
  launchDemo: 'free play of single games',
} as const satisfies WidgetContract['calls']['without'];
