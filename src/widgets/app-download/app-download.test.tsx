import {
  axeFindings,
  describe,
  expect,
  it,
  mount,
  named,
  rootOf,
  shownText,
  testCore,
  until,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const resources = (...channels: string[]) => ({
  resources: channels.map(channel => ({ channel, labelNameEn: channel, url: `https://apps.example/${channel}` })),
});

describe('gp-app-download', () => {
  it('SYS-24 a code to scan stands where the screen is no phone’s; on a phone the downloads alone, equally large', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => resources('Android', 'iOS'));
    const host = await mount('gp-app-download');
    await named(host, 'Download for iOS');
    const seen = () => [...rootOf(host).querySelectorAll('.qr')].filter(code => code.getBoundingClientRect().width > 0).length;
    const sizes = () =>
      [...rootOf(host).querySelectorAll('.app .button')].map(each => {
        const { width, height } = each.getBoundingClientRect();
        return `${width} ${height}`;
      });
    host.style.inlineSize = '976px';
    expect(seen()).to.equal(2);
    expect(new Set(sizes()).size, String(sizes())).to.equal(1);
    host.style.inlineSize = '366px';
    expect(seen()).to.equal(0);
    expect(new Set(sizes()).size, String(sizes())).to.equal(1);
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('SYS-24, MEM-25 both downloads with the addresses of the resources, and a guide for each', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => resources('Android', 'iOS', 'TELEGRAM'));
    const host = await mount('gp-app-download');
    await named(host, 'Download for iOS');
    expect([...rootOf(host).querySelectorAll('a')].map(link => [link.textContent, link.getAttribute('href')])).to.deep.equal([
      ['Download for iOS', 'https://apps.example/iOS'],
      ['Download for Android', 'https://apps.example/Android'],
    ]);
    await until(() => rootOf(host).querySelectorAll('.qr path').length === 2, 'both codes are drawn');
    (await named(host, 'iOS', '[role=tab]')).click();
    await until(() => shownText(host).includes('Trust the app.'), 'the guide for iOS');
    (await named(host, 'Android', '[role=tab]')).click();
    await until(() => shownText(host).includes('Open it.'), 'the guide for Android');
    expect(await axeFindings(host)).to.deep.equal([]);
  });

  it('points to customer service when there is no app', async () => {
    const { core, platform } = testCore({ navigation: 'history' });
    platform.on('GET /wps/system/status', () => resources('TELEGRAM'));
    const host = await mount('gp-app-download');
    await until(() => shownText(host).includes('There is no app right now'), 'the hint');
    (await named(host, 'Customer service')).click();
    expect(core.dialogs.store.getState().open[0]?.name).to.equal('chat');
  });

  it('an address that is no web address is not offered', async () => {
    const { platform } = testCore();
    platform.on('GET /wps/system/status', () => ({ resources: [{ channel: 'iOS', labelNameEn: 'iOS', url: 'javascript:alert(1)' }] }));
    const host = await mount('gp-app-download');
    await until(() => shownText(host).includes('There is no app right now'), 'the hint');
    expect(rootOf(host).querySelector('a')).to.equal(null);
  });
});
