import { useLayoutEffect } from 'react';
import { createPortal } from 'react-dom';
import { boxOf, describe, expect, find, it, make, mount, nextFrame, place, rootOf, testCore, until } from '../widgets-support/index.js';
import { defineFixture, Fixture } from './fixture.js';
import { registry } from '../../src/registry/registry.js';
import { recordConsole } from './warnings.js';

const consoleLines = recordConsole();

describe('element layer: frame', () => {
  defineFixture('gp-t-frame');
  defineFixture('gp-t-open', Fixture, { worksWhenBlocked: true });

  it('adopts one sheet per text for all instances, before the first drawing', async () => {
    testCore();
    const first = place(make('gp-t-frame'));
    expect(rootOf(first).adoptedStyleSheets.length).to.be.greaterThan(2);
    const second = await mount('gp-t-frame');
    await find(first, 'section');
    expect([...rootOf(first).adoptedStyleSheets]).to.deep.equal([...rootOf(second).adoptedStyleSheets]);
    expect(rootOf(first).querySelector('style')).to.equal(null);
    expect(getComputedStyle(await find(first, 'section')).color).to.equal('rgb(1, 2, 3)');
  });

  it('keeps its look and state in another document', async () => {
    const { core } = testCore();
    core.theme.use('light');
    const element = await mount('gp-t-frame');
    (await find(element, '.count')).click();
    const other = place(document.createElement('iframe')).contentDocument;
    other?.body.append(element);
    const section = await find(element, 'section');
    expect(section.ownerDocument).to.equal(other);
    await until(() => other?.defaultView?.getComputedStyle(section).color === 'rgb(1, 2, 3)', 'its own sheet is at work');
    expect(rootOf(element).querySelector('.count')?.textContent).to.equal('Count 1');
    element.remove();
  });

  it('follows theme, language and direction inside, and leaves the tag alone', async () => {
    const { core } = testCore();
    const element = await mount('gp-t-frame');
    const box = boxOf(element);
    expect(box.dataset.theme).to.equal('dark');
    const dark = getComputedStyle(box).color;
    core.theme.use('light');
    await until(() => box.dataset.theme === 'light', 'the light theme arrives');
    expect(getComputedStyle(box).color).not.to.equal(dark);
    expect(getComputedStyle(element).colorScheme).to.equal('light');
    expect(box.lang).to.equal('en');
    await core.language.use('ES');
    await until(
      () => box.lang === 'es-MX' && rootOf(element).querySelector('.text')?.textContent === 'Página siguiente',
      'Spanish arrives',
    );
    await core.language.use('AR');
    await until(() => box.dir === 'rtl', 'right-to-left arrives');
    expect(element.attributes).to.have.length(0);
  });

  it('SYS-22 a change of theme reads no styles, which would cost those of the whole page for each tag', async () => {
    const { core } = testCore();
    const element = await mount('gp-t-frame');
    const read: Element[] = [];
    const { getComputedStyle } = window;
    window.getComputedStyle = (of, ...rest) => {
      read.push(of);
      return getComputedStyle.call(window, of, ...rest);
    };
    try {
      core.theme.use('light');
      await until(() => boxOf(element).dataset.theme === 'light', 'the light theme arrives');
    } finally {
      window.getComputedStyle = getComputedStyle;
    }
    expect(read).to.deep.equal([]);
  });

  it('is hidden by the hidden attribute, whatever the page says, and by the page’s display', async () => {
    testCore();
    const element = await mount('gp-t-frame');
    element.hidden = true;
    element.style.display = 'grid';
    expect(getComputedStyle(element).display).to.equal('none');
    element.hidden = false;
    expect(getComputedStyle(element).display).to.equal('grid');
  });

  it('keeps the children that the page gave it', async () => {
    testCore();
    const element = make('gp-t-frame');
    element.innerHTML = '<b>mine</b>';
    place(element);
    const slot = await find<HTMLSlotElement>(element, 'slot');
    expect(slot.assignedElements().map(child => child.textContent)).to.deep.equal(['mine']);
  });

  it('says on the page and once in the console what a page has to set', async () => {
    testCore({ apiBase: undefined, merchant: undefined });
    const element = place(make('gp-t-frame'));
    place(make('gp-t-frame'));
    const alert = await find(element, '[role=alert]');
    expect(alert.textContent).to.include('data-api').and.include('data-merchant');
    await nextFrame();
    const said = consoleLines.errors.filter(line => line.startsWith('[gp-widgets]'));
    expect(said).to.have.length(1);
    expect(said[0]).to.include('data-api');
  });

  for (const [name, status, words] of [
    ['maintenance', { maintenance: true }, 'maintenance'],
    ['region', { regionRestriction: true }, 'location'],
    ['maintenance before region', { maintenance: true, regionRestriction: true }, 'maintenance'],
  ] as const) {
    it(`SYS-04 shows ${name} in place, and opens again, while a widget that works when blocked stands`, async () => {
      const { core, platform } = testCore();
      platform.on('GET /wps/system/status', () => status);
      const open = await mount('gp-t-open');
      const element = place(make('gp-t-frame'));
      const notice = await find(element, '.notice');
      await until(() => notice.textContent?.includes(words), 'the notice has its text');
      expect(rootOf(open).querySelector('section')).not.to.equal(null);
      platform.on('GET /wps/system/status', () => ({}));
      await core.status.load();
      await find(element, 'section');
    });
  }

  it('keeps the reserved height until the view stands', async () => {
    testCore();
    defineFixture('gp-t-reserve', Fixture, { reserve: '420px' });
    const element = place(make('gp-t-reserve'));
    expect(getComputedStyle(element).minBlockSize).to.equal('420px');
    await find(element, 'section');
    expect(getComputedStyle(element).minBlockSize).not.to.equal('420px');
  });

  it('SYS-22 wears the theme before its view measures: nothing fades over from another one', async () => {
    const { core } = testCore();
    core.theme.use('light');
    const seen: string[] = [];
    defineFixture('gp-t-measures', ({ host }) => {
      useLayoutEffect(() => void seen.push(getComputedStyle(host).colorScheme), [host]);
      return <p>measured</p>;
    });
    await find(place(make('gp-t-measures')), 'p');
    expect(seen).to.deep.equal(['light']);
  });

  it('SYS-22 has no ground of its own before the theme is known', async () => {
    const { core } = testCore();
    core.theme.use('light');
    await registry['gp-lobby']();
    const element = place(make('gp-lobby'));
    expect(getComputedStyle(element).backgroundColor).to.equal('rgba(0, 0, 0, 0)');
    await until(() => getComputedStyle(element).backgroundColor !== 'rgba(0, 0, 0, 0)', 'it stands on its ground');
  });

  it('draws portals into light DOM children', async () => {
    testCore();
    defineFixture('gp-t-portal', ({ host }) => createPortal(<p slot="form">light</p>, host));
    const element = place(make('gp-t-portal'));
    await until(() => element.querySelector('p')?.textContent === 'light', 'the portal stands');
    element.remove();
    await until(() => !element.querySelector('p'), 'the portal is gone');
  });
});
