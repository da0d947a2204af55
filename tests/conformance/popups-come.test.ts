import '../../src/widgets/winner-ticker/index.js';
import { describe, expect, FakePlatform, find, it, mount, testCore, until } from '../widgets-support/index.js';

describe('a page with one widget and no loader, as by npm', () => {
  it('gets the popups with the first of them', async () => {
    const { core } = testCore({}, new FakePlatform(), { bringsTags: true });
    await mount('gp-winner-ticker');
    expect(customElements.get('gp-dialogs'), 'nobody has asked for it yet').to.equal(undefined);
    const login = core.dialogs.open('login');
    const dialogs = await until(() => document.querySelector<HTMLElement>('gp-dialogs:defined') ?? undefined, 'the popups');
    expect(await find(dialogs, 'dialog[open]')).not.to.equal(undefined);
    await until(() => dialogs.querySelector('gp-login:defined') ?? undefined, 'the login');
    core.dialogs.close(login);
  });
});
