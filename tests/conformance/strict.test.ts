import { contracts } from '../../src/contracts.js';
import { describe, expect, it, place, until } from '../widgets-support/index.js';

describe('a host page with a strict Content Security Policy and Trusted Types', () => {
  it('shows every widget, styled, with nothing refused', async function () {
    this.timeout(30_000);
    const frame = place(document.createElement('iframe'));
    frame.style.cssText = 'inline-size: 1024px; block-size: 768px;';
    frame.src = '/strict-page';
    const page = await until(() => (frame.contentWindow?.strictReport ? frame.contentWindow : undefined), 'the strict page runs');
    const report = await page.strictReport;
    expect(page.strictViolations).to.deep.equal([]);
    expect(page.strictText).to.equal('Planned work on Sunday.');
    expect(page.strictErrors).to.deep.equal([]);
    expect(report).to.deep.equal(contracts.map(({ tag }) => ({ tag, ready: true, styled: true })));
  });
});
