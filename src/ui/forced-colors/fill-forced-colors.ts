import { sheetOf } from '../../element/sheets.js';
import css from './forced-colors.css';

/** Fills the empty sheet that stands in every root already. */
export function fillForcedColors(page: Document): void {
  sheetOf('', page).replaceSync(css);
}
