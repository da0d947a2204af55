import {
  axeFindings,
  describe,
  expect,
  find,
  it,
  mount,
  named,
  Refusal,
  rootOf,
  shownText,
  switchedOn,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';
import './index.js';

const LIST = 'GET /wps/relay/MCSFE_getBlogList';

describe('gp-blog', () => {
  it('MEM-22 lists the articles and opens one, with the focus on its heading', async () => {
    testCore();
    const host = await mount('gp-blog');
    const link = await named(host, 'Post second', 'a');
    expect(await axeFindings(host)).to.deep.equal([]);
    link.click();
    await until(() => shownText(host).includes('Text of second.'), 'the article');
    expect(deepFocus(document)).to.equal(await find(host, '.article-title'));
    expect(await axeFindings(host)).to.deep.equal([]);
    (await named(host, 'All articles')).click();
    await until(() => rootOf(host).querySelectorAll('.post').length === 2 && !rootOf(host).querySelector('.article'), 'the list');
  });

  it('stands empty where the platform says that it has no blog, and the other tags stand as ever', async () => {
    const { platform, core } = testCore();
    platform.on('GET /wps/system/status', () => ({ ...switchedOn(), capabilities: { lacks: ['listBlog', 'addFavourite'] } }));
    const host = await mount('gp-blog');
    await until(() => core.status.lacks('gp-blog'), 'the status');
    await until(() => shownText(host) === '', 'nothing to stand');
    expect(host.offsetHeight).to.equal(0);
    expect(core.status.lacks('gp-lobby')).to.equal(false);
  });

  it('keeps the article in the address on the full site', async () => {
    const { core } = testCore();
    const host = await mount('gp-blog', { 'follow-route': true });
    const link = await named(host, 'Post first', 'a');
    expect(link.getAttribute('href')).to.equal('/blog?post=first');
    link.click();
    await until(() => shownText(host).includes('Text of first.'), 'the article');
    expect(core.navigation.store.getState().query.post).to.equal('first');
    core.navigation.navigate('/blog?post=gone');
    await until(() => shownText(host).includes('no longer here'), 'the hint');
  });

  it('says when there is no article, and offers another try', async () => {
    const { platform } = testCore();
    platform.on(LIST, () => new Refusal(500, 'unknown'));
    const host = await mount('gp-blog');
    const retry = await named(host, 'Try again');
    platform.on(LIST, () => ({ list: [] }));
    retry.click();
    await until(() => shownText(host).includes('No articles yet'), 'the empty state');
  });
});
