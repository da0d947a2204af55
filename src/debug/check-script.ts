import { didYouMean } from '../check/nearest.js';
import { PAGE_SETTINGS, settingAttribute } from './page-settings.js';
import { warnOnce } from './say.js';

/** Says what is wrong with the script tags of gp.js: a misspelt setting, and a second tag that would have it otherwise. */
export function checkScripts(): void {
  const [first, ...others] = document.querySelectorAll<HTMLScriptElement>('script[src*="/gp.js"]');
  if (!first) return;
  for (const name of Object.keys(first.dataset))
    if (!PAGE_SETTINGS.includes(name))
      warnOnce(`The script tag of gp.js has no ${settingAttribute(name)}.${didYouMean(name, PAGE_SETTINGS, settingAttribute)}`);
  for (const other of others) {
    const differing = Object.keys(other.dataset).filter(name => first.dataset[name] !== other.dataset[name]);
    if (differing.length > 0)
      warnOnce(
        `gp.js stands in the page twice. The first tag counts; the second says otherwise of ${differing.map(settingAttribute).join(', ')} and is left out.`,
      );
  }
}
