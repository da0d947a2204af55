import { addForms } from '../../../../src/texts/forms/forms-of.js';
import { ownForms } from '../../../../src/texts/forms/own-forms.js';
import km from '../../../../src/texts/km/forms.js';
import lo from '../../../../src/texts/lo/forms.js';
import my from '../../../../src/texts/my/forms.js';
import ty from '../../../../src/texts/ty/forms.js';

/** Engines have no data of these: figures and amounts are written as on the site. */
export function addOwnForms(): void {
  for (const [tag, words] of Object.entries({ km, lo, my, ty })) addForms(tag, ownForms(words));
}
