import { randomUUID } from 'node:crypto';
import type { Attack } from './attack.js';
import { launchChat } from './launch-chat.js';

const MB = 1_048_576;
const MOST_OF_ADDRESS = 60 * MB;
const HEAD = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const END = Buffer.from('0000000049454e44ae426082', 'hex');
const png = (bytes: number) => Buffer.concat([HEAD, Buffer.alloc(bytes - HEAD.length - END.length), END]);

export const chatPictures: Attack = {
  name: 'chat-pictures',
  holds: 'one address fills no disk with pictures, and nobody is heard without a key',
  most: { requests: 200, seconds: 180 },
  async run(target, find) {
    const from = '127.0.0.66';
    const send = (token: string, body: Buffer) =>
      target.ask('/chat/api/images', {
        method: 'POST',
        token,
        from,
        body,
        headers: { 'content-type': 'image/png', 'idempotency-key': randomUUID() },
      });
    const big = png(5 * MB);
    let bytes = 0;
    for (let conversation = 0; conversation < 20; conversation++) {
      const key = await launchChat(target, { from });
      const answers = await Promise.all([send(key, big), send(key, big), send(key, big)]);
      for (const { status, headers } of answers) {
        if (status === 200) bytes += big.length;
        else if (status !== 429) find(`a picture too many answers ${status}`);
        else if (!headers['retry-after']) find('a picture too many is not told when to come again');
      }
    }
    if (bytes > MOST_OF_ADDRESS) find(`${Math.round(bytes / MB)} MB of one address are kept`);
    const stranger = await send('x'.repeat(43), png(1_000));
    if (stranger.status !== 404) find(`a picture without a key answers ${stranger.status}`);
    const other = await target.ask('/wps/system/status', { from: '127.0.0.7' });
    if (other.status !== 200) find(`others get ${other.status}`);
  },
};
