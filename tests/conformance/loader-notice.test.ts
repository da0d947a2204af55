import { showNotice } from '../../src/loader/notice.js';
import { registry } from '../../src/registry/registry.js';
import { describe, expect, it, rootOf, testCore, until } from '../widgets-support/index.js';

describe('what the loader said of a tag whose code was slow', () => {
  it('ERR-13 goes when the widget stands, whoever has brought its code', async () => {
    testCore();
    const host = document.body.appendChild(document.createElement('gp-winner-ticker'));
    showNotice(host, 'en', 'Page took longer to load, check network.');
    const notice = host.shadowRoot!.querySelector('p')!;
    expect(getComputedStyle(notice).borderTopStyle).to.equal('solid');
    await registry['gp-winner-ticker']();
    await until(() => rootOf(host).querySelector('[data-gp-root]'), 'the widget stands');
    expect(notice.isConnected).to.equal(false);
    host.remove();
  });
});
