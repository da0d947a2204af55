import { brandOf, sheetOf } from './brands.js';
import { pageElement } from './page-element.js';

/** Puts the brand's sheet on the page, in place of that of another. */
export function wear(brand: string): void {
  const href = sheetOf(brandOf(brand));
  const worn = document.querySelector<HTMLLinkElement>('link[data-brand]');
  if (worn?.getAttribute('href') === href) return;
  if (href) document.head.append(pageElement('link', { rel: 'stylesheet', href, 'data-brand': brand }));
  worn?.remove();
}
