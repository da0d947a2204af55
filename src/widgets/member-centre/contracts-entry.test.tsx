import { hasAnyKind } from '../../core/contracts/flags.js';
import {
  afterEach,
  describe,
  expect,
  it,
  mount,
  named,
  rootOf,
  shownText,
  signedInCore,
  switchedOn,
  until,
  wireContract,
  wireRequest,
} from '../../../tests/widgets-support/index.js';
import './index.js';

const offered = wireContract({ id: '1', status: 'offered' });

async function opened(divtypereq: number, ...switches: string[]) {
  const made = await signedInCore();
  made.platform.on('GET /wps/system/status', () => switchedOn(...switches));
  await made.core.status.load();
  made.platform.on('GET /wps/member/info/funds/consolidated', () => ({ divtypereq }));
  made.platform.on('GET /wps/relay/MCS2_getContractList', () => ({ contracts: [offered], requests: [wireRequest(offered)] }));
  await made.core.queries.changed(['contract-flags']);
  const host = await mount('gp-member-centre', { page: 'security' });
  host.style.inlineSize = '1000px';
  await until(() => shownText(host).includes('Messages'), 'the menu');
  return { ...made, host };
}

afterEach(() => document.querySelectorAll('gp-member-centre').forEach(host => host.remove()));

describe('gp-member-centre contracts', () => {
  it('AGT-43 a member with an offer has the page, with how many wait, and answers there', async () => {
    const { host } = await opened(2, 'AGENTPOLICY3');
    const entry = await named(host, /^Contracts/);
    await until(() => entry.querySelector('.badge')?.getAttribute('aria-label') === '1 open request', 'the number');
    entry.click();
    const widget = await until(() => host.querySelector('gp-contract'), 'the contracts');
    await until(() => shownText(widget).includes('New contract: Dividend'), 'the offer');
  });

  it('ROL-28 without one, or without the switch, there is no such page and no list is asked for', async () => {
    for (const [flag, ...switches] of [[0, 'AGENTPOLICY3'], [2]] as const) {
      const { host, core, platform } = await opened(flag, ...switches);
      if (switches.length > 0) await until(() => core.queries.read(hasAnyKind(core).key).data === false, 'the flags');
      expect([...rootOf(host).querySelectorAll('.entry-text')].map(({ textContent }) => textContent)).not.to.include('Contracts');
      expect(platform.callsTo('/wps/relay/MCS2_getContractList')).to.have.length(0);
      host.remove();
    }
  });
});
