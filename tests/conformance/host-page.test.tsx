import '../../src/widgets/banners/index.js';
import '../../src/widgets/jackpot/index.js';
import '../../src/widgets/lobby/index.js';
import '../../src/widgets/notice-ticker/index.js';
import '../../src/widgets/winner-ticker/index.js';
import '../../src/widgets/winners/index.js';
import { afterEach, describe, expect, it, make, mount, place, testCore, until } from '../widgets-support/index.js';
import { defineFixture, given } from './fixture.js';

const SHRINKING: Record<string, Partial<CSSStyleDeclaration>> = {
  'a flex row': { display: 'flex' },
  'a float': { float: 'left' },
  'a table cell': { display: 'table-cell' },
  'a centring grid': { display: 'grid', placeItems: 'center' },
};

describe('other people’s pages', () => {
  const sheet = new CSSStyleSheet();
  afterEach(() => (document.adoptedStyleSheets = document.adoptedStyleSheets.filter(other => other !== sheet)));

  for (const [parent, style] of Object.entries(SHRINKING)) {
    it(`a widget is to be seen in ${parent}, which shrinks to its content`, async () => {
      testCore();
      for (const tag of ['gp-lobby', 'gp-winner-ticker', 'gp-notice-ticker', 'gp-jackpot', 'gp-banners']) {
        const box = place(document.createElement('div'));
        Object.assign(box.style, style);
        box.append(await mount(tag));
        expect(box.firstElementChild?.clientWidth, tag).to.be.at.least(320).and.at.most(innerWidth);
      }
    });
  }

  it('a ground stays under a reset, and follows its token', async () => {
    sheet.replaceSync('* { all: unset; background: transparent } gp-winners { --gp-winners-background: rgb(1, 2, 3) }');
    document.adoptedStyleSheets.push(sheet);
    testCore();
    for (const tag of ['gp-lobby', 'gp-banners'])
      expect(getComputedStyle(await mount(tag)).backgroundColor, tag).to.equal('rgb(13, 17, 23)');
    expect(getComputedStyle(await mount('gp-winners')).backgroundColor).to.equal('rgb(1, 2, 3)');
    // An inline tag has no place for a ground; what stands in it has.
    for (const tag of ['gp-lobby', 'gp-banners', 'gp-winners']) {
      const root = (await mount(tag)).shadowRoot?.querySelector('[data-gp-root]');
      await until(() => root && getComputedStyle(root).backgroundColor !== 'rgba(0, 0, 0, 0)', `${tag} stands on its ground`);
    }
  });

  it('a tag goes into a document without a window and comes back whole, with no error', async () => {
    testCore();
    const errors: string[] = [];
    const stop = new AbortController();
    addEventListener('error', event => (errors.push(event.message), event.preventDefault()), stop);
    const element = await mount('gp-lobby');
    const sheets = element.shadowRoot?.adoptedStyleSheets.length;
    document.implementation.createHTMLDocument().body.append(element);
    place(element);
    await until(() => element.shadowRoot?.adoptedStyleSheets.length === sheets, 'its sheets are back');
    stop.abort();
    expect(errors).to.deep.equal([]);
  });

  it('a property that a framework wrote as an attribute before the tag was defined is taken', async () => {
    testCore();
    const element = make('gp-t-written');
    // So does Svelte: pageSize={7} is setAttribute('pageSize', 7) until the tag stands.
    element.setAttribute('pageSize', '7');
    place(element);
    defineFixture('gp-t-written');
    await until(() => element.shadowRoot?.querySelector('output'), 'it stands');
    expect(given(element).pageSize).to.equal(7);
  });
});
