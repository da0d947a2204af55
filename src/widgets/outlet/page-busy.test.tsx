import { afterEach, before, beforeEach, describe, expect, find, it, mount, testCore, until } from '../../../tests/widgets-support/index.js';
import { registry } from '../../registry/registry.js';
import { watchPage } from './page-busy.js';

describe('whether the person is in the middle of something', () => {
  let watched: ReturnType<typeof watchPage>;
  before(() => Promise.all([registry['gp-login'](), registry['gp-header']()]));
  beforeEach(() => {
    testCore();
    watched = watchPage(document);
  });
  afterEach(() => watched.stop());
  const atRest = () => until(() => !watched.isBusy(), 'it is at rest');

  it('a page that nobody touches is at rest', () => expect(watched.isBusy()).to.equal(false));

  it('a press, a key or a turn of the wheel counts for a moment', async () => {
    for (const act of [
      new PointerEvent('pointerdown', { bubbles: true }),
      new KeyboardEvent('keydown', { bubbles: true }),
      new WheelEvent('wheel', { bubbles: true }),
    ]) {
      await atRest();
      document.body.dispatchEvent(act);
      expect(watched.isBusy()).to.equal(true);
    }
    await atRest();
  });

  it('a page that is read further down, until its top is seen again', async () => {
    const long = document.body.appendChild(document.createElement('div'));
    long.style.blockSize = '4000px';
    scrollTo(0, 800);
    expect(watched.isBusy()).to.equal(true);
    scrollTo(0, 0);
    await atRest();
    long.remove();
  });

  it('a text field with the focus, and later what was typed into it, also inside a widget', async () => {
    const host = await mount('gp-login');
    const field = await find<HTMLInputElement>(host, 'input[name="username"]');
    field.focus();
    expect(watched.isBusy()).to.equal(true);
    field.value = 'ana';
    field.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
    field.blur();
    expect(watched.isBusy()).to.equal(true);
    field.value = '';
    expect(watched.isBusy()).to.equal(false);
    field.value = 'ana';
    host.remove();
    expect(watched.isBusy()).to.equal(false);
  });

  it('a window or a menu that is open, the page’s or ours', async () => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.showModal();
    expect(watched.isBusy()).to.equal(true);
    dialog.remove();
    expect(watched.isBusy()).to.equal(false);
    const header = await mount('gp-header');
    const menu = await find<HTMLElement>(header, '[popover]');
    menu.showPopover();
    expect(watched.isBusy()).to.equal(true);
    menu.hidePopover();
    expect(watched.isBusy()).to.equal(false);
  });
});
