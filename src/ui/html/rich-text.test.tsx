import { createRoot } from 'react-dom/client';
import { htmlVectors } from '../../../tests/widgets-support/html-vectors.js';
import { afterEach, axeFindings, describe, expect, it, nextFrame, place, testCore, until } from '../../../tests/widgets-support/index.js';
import { StandingContext, standingIn } from '../../element/core-context.js';
import baseCss from '../../element/base.css';
import { RichText } from './rich-text.js';
import richTextCss from './rich-text.css';
import { richTextRules } from './rich-text-rules.js';
import { purify, safeHtml } from './safe-html.js';

declare global {
  interface Window {
    xss?: () => void;
  }
}
const WIDTH = 320;
const FORBIDDEN =
  'script, style, link, meta, base, iframe, frame, object, embed, form, input, button, select, textarea, label, svg, math, template, slot, video, audio, dialog, [id], [name], [style], [class], [part], [slot], [srcset], [tabindex], [popover], [contenteditable], [role]';

afterEach(() => delete window.xss);

describe('HTML of the platform', () => {
  it(`of ${htmlVectors.length} attacks none runs, asks a foreign host, leaves a form, style or id, or leaves its box`, async () => {
    expect(htmlVectors.length).to.be.at.least(150);
    const { core } = testCore();
    await core.start();
    const executed: string[] = [];
    const asked = refusedRequests();
    const box = shadowBox();
    for (const vector of htmlVectors) {
      window.xss = () => executed.push(vector);
      box.replaceChildren(safeHtml(vector, document, richTextRules(core)));
      checkNodes(box, vector);
      for (const element of box.querySelectorAll('*'))
        for (const name of ['focus', 'mouseover', 'pointerenter', 'animationstart', 'load', 'error'])
          element.dispatchEvent(new Event(name));
    }
    for (let frame = 0; frame < 30; frame++) await nextFrame();
    expect(executed).to.deep.equal([]);
    expect(asked).to.deep.equal([]);
    // The instruments see what they are to see.
    window.xss = () => executed.push('control');
    const control = place(document.createElement('div'));
    control.innerHTML = '<img src="data:," onerror="xss()"><img src="https://leak.invalid/control">';
    await until(() => executed.includes('control') && asked.includes('https://leak.invalid/control'), 'the control runs and asks');
  });

  it('DOMPurify alone, on what the browser itself reads, lets none through either', async () => {
    const { core } = testCore();
    await core.start();
    const executed: string[] = [];
    for (const vector of htmlVectors) {
      window.xss = () => executed.push(vector);
      const inert = new DOMParser().parseFromString(`<div>${vector}</div>`, 'text/html');
      const tree = inert.createElement('div');
      tree.append(...inert.body.childNodes);
      purify(tree, richTextRules(core));
      const box = shadowBox();
      box.replaceChildren(...tree.childNodes);
      checkNodes(box, vector);
    }
    for (let frame = 0; frame < 30; frame++) await nextFrame();
    expect(executed).to.deep.equal([]);
  });

  it('stays inside its box', async () => {
    const { core } = testCore();
    await core.start();
    const box = shadowBox();
    const beside = place(document.createElement('p'));
    for (const vector of htmlVectors) {
      box.replaceChildren(safeHtml(vector, document, richTextRules(core)));
      const bounds = box.getBoundingClientRect();
      expect(box.scrollWidth, vector).to.be.at.most(WIDTH);
      for (const element of box.querySelectorAll<HTMLElement>('*')) {
        expect(getComputedStyle(element).position, vector).to.equal('static');
        const { left, right, top, bottom } = element.getBoundingClientRect();
        expect(
          left >= bounds.left - 1 && right <= bounds.right + 1 && top >= bounds.top - 1 && bottom <= bounds.bottom + 1,
          `${vector}: ${element.localName}`,
        ).to.equal(true);
      }
      expect(beside.getBoundingClientRect().top, vector).to.be.at.least(bounds.bottom - 1);
    }
    expect(getComputedStyle(box).contain).to.equal('content');
  });

  it('leaves what a text is made of', async () => {
    const { core } = testCore();
    await core.start();
    const read = (html: string) => {
      const box = document.createElement('div');
      box.append(safeHtml(html, document, richTextRules(core)));
      return box.innerHTML;
    };
    expect(read('<h1>Ni&ntilde;o</h1><p>One<p>Two<br>three &amp; <b>four</b></p><ul><li>a<li>b</ul>')).to.equal(
      '<h3>Niño</h3><p>One</p><p>Two<br>three &amp; <b>four</b></p><ul><li>a</li><li>b</li></ul>',
    );
    expect(read('<table><tr><td colspan=2>a<td>b<tr><td>c</table>')).to.equal(
      '<table><tr><td colspan="2">a</td><td>b</td></tr><tr><td>c</td></tr></table>',
    );
    expect(read('<a href="https://ok.example/a b">x</a>')).to.equal(
      '<a href="https://ok.example/a%20b" target="_blank" rel="noopener noreferrer">x</a>',
    );
    expect(read('1 < 2 &copy; &unknown; &#8364; <font>plain</font>')).to.equal('1 &lt; 2 © &amp;unknown; € plain');
    const picture = document.createElement('div');
    picture.append(
      safeHtml('<img src="/art/a.svg" alt="Art"><img src="https://else.example/a.png" alt="Lost">', document, richTextRules(core)),
    );
    expect(picture.querySelectorAll('img').length).to.equal(1);
    expect(new URL(picture.querySelector('img')!.src).pathname).to.equal('/art/a.svg');
    expect(picture.textContent).to.equal('Lost');
    expect(read('<img src="/art/a.svg" width=1200 height=480>')).to.include('width="1200" height="480"');
    for (const size of ['width=1200', 'width="100%" height="1"', 'width=99999 height=9', 'width=0 height=9'])
      expect(read(`<img src="/art/a.svg" ${size}>`)).not.to.match(/width|height/);
  });

  it('shows the text, and a link to a path of the site stays in the page', async () => {
    const { core } = testCore();
    await core.start();
    const host = place(document.createElement('div'));
    const root = createRoot(host);
    root.render(
      <StandingContext value={standingIn(core)}>
        <RichText html={'<p>See <a href="/live">the tables</a>.</p>'} />
      </StandingContext>,
    );
    const link = await until(() => host.querySelector<HTMLAnchorElement>('a'), 'the link');
    link.click();
    await until(() => core.navigation.store.getState().path === '/live', 'the page is there');
    expect(await axeFindings(host)).to.deep.equal([]);
    root.unmount();
  });
});

/** What the page asks of foreign hosts from now on, all of which its policy refuses: not every engine lists requests that fail. */
function refusedRequests(): readonly string[] {
  const asked: string[] = [];
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => void asked.push(blockedURI));
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = "default-src 'self' data: blob: ws: 'unsafe-inline' 'unsafe-eval'";
  document.head.append(policy);
  return asked;
}

function shadowBox(): HTMLElement {
  const host = place(document.createElement('div'));
  host.style.inlineSize = `${WIDTH}px`;
  const root = host.attachShadow({ mode: 'open' });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(baseCss + richTextCss);
  root.adoptedStyleSheets = [sheet];
  const box = document.createElement('div');
  box.className = 'rich-text';
  root.append(box);
  return box;
}

function checkNodes(box: HTMLElement, vector: string): void {
  expect(box.querySelectorAll(FORBIDDEN).length, vector).to.equal(0);
  for (const element of box.querySelectorAll('*')) {
    for (const { name } of element.attributes) expect(name, vector).not.to.match(/^on|^aria-|^xlink/);
    if (element instanceof HTMLAnchorElement && element.hasAttribute('href')) {
      expect(element.protocol, vector).to.match(/^https?:$/);
      if (element.hostname !== location.hostname) expect(element.rel, vector).to.equal('noopener noreferrer');
    }
    if (element instanceof HTMLImageElement && element.hasAttribute('src'))
      expect(new URL(element.src).hostname, vector).to.not.contain('leak');
  }
}
