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

/** What cards of games ask of the platform on behalf of whoever shows them: the end of “it works without …”. */
export const CARD_CALLS = {
  listFavourites: 'hearts on games',
  addFavourite: 'giving a heart',
  removeFavourite: 'taking a heart back',
  launchGame: 'opening games',
  launchFbGame: 'opening games of the sports vendor FB',
  launchDemo: 'free play of single games',
} as const satisfies WidgetContract['calls']['without'];
