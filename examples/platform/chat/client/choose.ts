import { element } from '../../games/client/element.js';
import { launch, listModels } from './room-api.js';
import type { Words } from './words.js';

/** The room without a conversation: what it is about, then a room of its own. */
export async function choose(root: HTMLElement, words: Words, lang: string): Promise<void> {
  const again = element('button', { type: 'button', className: 'again', onclick: () => void choose(root, words, lang) }, words.retry);
  const fail = () => root.replaceChildren(element('div', { className: 'middle' }, element('p', { role: 'alert' }, words.lost), again));
  const models = await listModels(lang).catch(() => undefined);
  if (!models) return fail();
  const buttons = models.map(model => {
    const button = element(
      'button',
      { type: 'button', className: 'model' },
      element('strong', {}, model.name),
      element('span', {}, model.description),
    );
    button.onclick = () => {
      button.disabled = true;
      launch(model.id, lang).then(url => location.assign(url), fail);
    };
    return button;
  });
  root.replaceChildren(
    element('header', {}, element('h1', {}, words.title), element('p', {}, words.hint)),
    element('div', { className: 'models' }, element('h2', {}, words.choose), ...buttons),
  );
}
