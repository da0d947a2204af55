import type { Attack } from './attack.js';

const FLOOD = 3_000;
const AT_ONCE = 100;
/** Asks as often as it likes: calls of this machine itself are hardly counted. */
const NEAR = '127.0.0.1';
/** A full house for one address, and a few on their way out. */
const MOST_OF_ADDRESS = 600;

export const streams: Attack = {
  name: 'streams',
  holds: 'connections of one address neither stay nor shut others out',
  most: { requests: FLOOD + 100, seconds: 180 },
  async run(target, find) {
    const status = await target.ask('/wps/system/status', { from: '127.0.0.5' });
    const address = /"events":"([^"]+)"/.exec(status.text)?.[1] ?? '/wps/system/events';
    const held = [];
    for (let count = 0; count < FLOOD; count += AT_ONCE)
      held.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => target.hold(address, { from: NEAR })))));
    const taken = held.filter(({ status: code }) => code === 200).length;
    if (taken < FLOOD / 2) find(`only ${taken} of ${FLOOD} came through: this says little`);
    const page = await target.hold(address, { from: '127.0.0.7' });
    if (page.status !== 200) find(`another address gets ${page.status}`);
    const api = await target.ask('/wps/system/status', { from: '127.0.0.7' });
    if (api.status !== 200) find(`the status answers ${api.status} meanwhile`);
    const stays = held.filter(({ isOpen, status: code }) => isOpen && code === 200).length;
    if (stays > MOST_OF_ADDRESS) find(`${stays} of ${FLOOD} connections of one address stay open`);
    if (!page.isOpen) find('the page of another address lost its connection');
  },
};
