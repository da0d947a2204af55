import { useState } from 'react';
import {
  describe,
  expect,
  find,
  it,
  mount,
  nextFrame,
  rootOf,
  scrollGesture,
  setViewport,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import { defineWidget } from '../../element/define-widget.js';
import { deepFocus } from './deep-focus.js';
import { Dialog } from './dialog.js';
import css from './dialog.css';

const contract = {
  tag: 'gp-test-dialog',
  summary: 'A dialog to try.',
  calls: { needs: [] },
  attributes: {},
  events: {},
  since: '0',
} as const;

defineWidget(
  contract,
  function Trial() {
    const [open, setOpen] = useState(0);
    const close = (level: number) => () => setOpen(level - 1);
    return (
      <>
        <button type="button" id="opener" onClick={() => setOpen(1)}>
          Open
        </button>
        {open > 0 && (
          <Dialog title="First" onClose={close(1)}>
            <button type="button" id="deeper" onClick={() => setOpen(2)}>
              Deeper
            </button>
            {open > 1 && (
              <Dialog title="Second, with a title that needs two lines on a phone" size="message" onClose={close(2)}>
                <p>Below the first</p>
              </Dialog>
            )}
          </Dialog>
        )}
      </>
    );
  },
  { css: [css] },
);

async function open() {
  testCore();
  const host = await mount('gp-test-dialog');
  const opener = await find(host, '#opener');
  opener.focus();
  opener.click();
  return { host, opener, dialog: await find<HTMLDialogElement>(host, 'dialog[open]') };
}
const shown = (host: Element) => rootOf(host).querySelectorAll('dialog[open]').length;
const escape = (dialog: Element) => dialog.dispatchEvent(new Event('cancel', { cancelable: true }));
function clickAt(dialog: Element, x: number, y: number, detail = 1) {
  const at = { bubbles: true, composed: true, clientX: x, clientY: y, button: 0, detail };
  dialog.dispatchEvent(new PointerEvent('pointerdown', at));
  dialog.dispatchEvent(new MouseEvent('click', at));
}
const still = (dialog: Element) => dialog.getAnimations().forEach(animation => animation.finish());

describe('Dialog', () => {
  it('CON-72 is 200 by 200 without a size', async () => {
    const { dialog } = await open();
    const { width, height } = dialog.getBoundingClientRect();
    expect([width, height]).to.deep.equal([200, 200]);
  });

  it('I18-01 the language is chosen in a dialog too, which holds back the page’s own choice', async () => {
    const { host } = await open();
    (await find(host, '#deeper')).click();
    const choice = await find<HTMLSelectElement>(host, 'dialog[data-size] select');
    expect([...choice.options].map(({ value, label }) => [value, label]).slice(0, 2)).to.deep.equal([
      ['EN', 'English'],
      ['ES', 'Español'],
    ]);
    expect(choice.getAttribute('aria-label')).to.equal('Language');
    choice.focus();
    expect(deepFocus(document)).to.equal(choice);
    choice.value = 'ES';
    choice.dispatchEvent(new Event('change', { bubbles: true }));
    await until(() => choice.getAttribute('aria-label') === 'Idioma', 'all of it is Spanish');
    expect(shown(host), 'both stay open').to.equal(2);
  });

  it('CON-73, CON-74 fades in after 100 ms', async () => {
    const { dialog } = await open();
    const [fade] = dialog.getAnimations();
    const effect = fade?.effect;
    if (!(effect instanceof KeyframeEffect)) throw new Error('There is no animation.');
    expect(effect.getTiming().delay).to.equal(100);
    expect(effect.getKeyframes()[0]).to.include({ opacity: '0' });
  });

  it('MOD-14, MOD-15 locks the page’s scrolling and gives it back where it was', async () => {
    const tall = document.createElement('div');
    tall.style.height = '3000px';
    document.body.append(tall);
    try {
      testCore();
      const host = await mount('gp-test-dialog');
      window.scrollTo(0, 700);
      (await find(host, '#opener')).click();
      const dialog = await find<HTMLDialogElement>(host, 'dialog[open]');
      expect(getComputedStyle(document.documentElement).overflowY).to.equal('hidden');
      window.scrollTo(0, 100);
      escape(dialog);
      await until(() => shown(host) === 0, 'the dialog is closed');
      expect(document.documentElement.style.overflow).to.equal('');
      expect(window.scrollY).to.equal(700);
    } finally {
      tall.remove();
    }
  });

  for (const by of ['wheel', 'finger'] as const) {
    it(`MOD-14 the ${by} moves the page before and after, and not while the dialog is open`, async () => {
      testCore();
      const host = await mount('gp-test-dialog');
      const tall = document.createElement('div');
      tall.style.height = '20000px';
      document.body.append(tall);
      try {
        if (!(await scrollGesture({ by, x: 5, y: 500, down: 300 }))) return;
        let [last, frames] = [0, 0];
        // Not every engine tells the end of scrolling.
        const rests = () => {
          frames = window.scrollY === last ? frames + 1 : 0;
          last = window.scrollY;
          return frames > 10;
        };
        await until(() => window.scrollY > 200 && rests(), 'the page moves, and rests');
        (await find(host, '#opener')).click();
        const dialog = await find<HTMLDialogElement>(host, 'dialog[open]');
        still(dialog);
        const before = window.scrollY;
        const box = dialog.getBoundingClientRect();
        for (const [x, y] of [
          [5, 500],
          [box.left + box.width / 2, box.top + box.height / 2],
        ] as const) {
          await scrollGesture({ by, x, y, down: 300 });
          for (let frame = 0; frame < 10; frame++) await nextFrame();
          expect(window.scrollY).to.equal(before);
        }
        escape(dialog);
        await until(() => shown(host) === 0, 'the dialog is closed');
        await scrollGesture({ by, x: 5, y: 500, down: 300 });
        await until(() => window.scrollY > before + 200, 'the page moves again');
      } finally {
        tall.remove();
      }
    });
  }

  it('MOD-14 unlocks also when the widget is taken away while open', async () => {
    const { host } = await open();
    host.remove();
    await until(() => document.documentElement.style.overflow === '', 'the page scrolls again');
  });

  it('MOD-16 closes on a click outside, not on one inside, and not when a selection ends outside', async () => {
    const { host, dialog } = await open();
    still(dialog);
    const box = dialog.getBoundingClientRect();
    clickAt(dialog, box.left + 20, box.top + 100);
    expect(shown(host)).to.equal(1);
    const inside = { bubbles: true, composed: true, clientX: box.left + 20, clientY: box.top + 100 };
    dialog.querySelector('#deeper')?.dispatchEvent(new PointerEvent('pointerdown', inside));
    dialog.dispatchEvent(new MouseEvent('click', { ...inside, clientX: 1, clientY: 1 }));
    expect(shown(host)).to.equal(1);
    clickAt(dialog, 1, 1);
    await until(() => shown(host) === 0, 'the dialog is closed');
  });

  it('stays when the opener is pressed twice, or before the dialog is seen', async () => {
    const { host, dialog } = await open();
    clickAt(dialog, 1, 1);
    await nextFrame();
    expect(shown(host), 'it fades in').to.equal(1);
    still(dialog);
    clickAt(dialog, 1, 1, 2);
    await nextFrame();
    expect(shown(host), 'the second of a double click').to.equal(1);
    clickAt(dialog, 1, 1);
    await until(() => shown(host) === 0, 'the dialog is closed');
  });

  it('MOD-17 closes by its close button, and the focus returns to the opener', async () => {
    const { host, opener, dialog } = await open();
    expect(deepFocus(document)).to.equal(dialog);
    dialog.querySelector<HTMLElement>('.dialog-close')?.click();
    await until(() => shown(host) === 0, 'the dialog is closed');
    await until(() => deepFocus(document) === opener, 'the opener has the focus');
  });

  it('a nested dialog closes alone', async () => {
    const { host, dialog } = await open();
    dialog.querySelector<HTMLElement>('#deeper')?.click();
    const inner = await find<HTMLDialogElement>(host, 'dialog dialog[open]');
    escape(inner);
    await until(() => shown(host) === 1, 'only the inner dialog is closed');
    expect(dialog.open).to.equal(true);
    expect(document.documentElement.style.overflow).to.equal('hidden');
  });

  it('CON-75 is dragged by its head and never leaves the screen', async () => {
    const { dialog } = await open();
    still(dialog);
    const head = dialog.querySelector<HTMLElement>('.dialog-head')!;
    head.setPointerCapture = () => undefined; // a made-up pointer cannot be captured
    const before = dialog.getBoundingClientRect();
    const send = (type: string, x: number, y: number) =>
      head.dispatchEvent(new PointerEvent(type, { bubbles: true, composed: true, button: 0, pointerId: 1, clientX: x, clientY: y }));
    send('pointerdown', before.left + 30, before.top + 10);
    send('pointermove', before.left + 70, before.top + 35);
    let now = dialog.getBoundingClientRect();
    expect([now.left - before.left, now.top - before.top]).to.deep.equal([40, 25]);
    send('pointermove', -5000, -5000);
    now = dialog.getBoundingClientRect();
    expect([now.left, now.top]).to.deep.equal([0, 0]);
    send('pointerup', 0, 0);
    send('pointermove', before.left, before.top);
    expect(dialog.getBoundingClientRect().left).to.equal(0);
  });

  it('CON-75 is moved with the arrow keys on its grip', async () => {
    const { dialog } = await open();
    still(dialog);
    const before = dialog.getBoundingClientRect();
    dialog.querySelector('.dialog-grip')?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight', bubbles: true, composed: true }));
    expect(dialog.getBoundingClientRect().left).to.equal(before.left + 16);
  });

  it('CON-75 the bar of the grip stands on the sheet of a phone only, and above the title', async () => {
    await setViewport({ width: 390, height: 844 });
    const { host, dialog } = await open();
    dialog.querySelector<HTMLElement>('#deeper')?.click();
    const inner = await find<HTMLDialogElement>(host, 'dialog dialog[open]');
    const bar = inner.querySelector('.dialog-grip span')!;
    const isSeen = () => !getComputedStyle(bar).backgroundColor.endsWith(', 0)');
    const title = inner.querySelector('h2')!.getBoundingClientRect();
    expect(title.height, 'the title has two lines').to.be.greaterThan(40);
    expect(isSeen()).to.equal(true);
    expect(bar.getBoundingClientRect().bottom).to.be.at.most(title.top);
    await setViewport({ width: 1280, height: 800 });
    expect(isSeen()).to.equal(false);
  });
});
