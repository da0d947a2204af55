import { randomBytes, randomUUID } from 'node:crypto';
import type { Attack } from './attack.js';
import { launchChat } from './launch-chat.js';

const SECRET = 'the number of my card';
const GUESSES = 300;

export const chatKeys: Attack = {
  name: 'chat-keys',
  holds: 'a conversation is read by no key that was guessed, has outlived its session, or was a visitor’s before a member took over',
  most: { requests: GUESSES + 100, seconds: 120 },
  async run(target, find) {
    const say = (token: string) => target.ask('/chat/api/messages', { method: 'POST', token, body: { text: SECRET, key: randomUUID() } });
    const read = (token: string) => target.ask('/chat/api/messages?after=0', { token });
    const judge = async (what: string, token: string) => {
      const { status, text } = await read(token);
      if (status !== 404 || text.includes(SECRET)) find(`${what} reads: ${status}`);
    };
    const session = await target.login('demo_member');
    const visitor = await launchChat(target);
    const taken = await launchChat(target, { token: session, session: visitor });
    await say(taken);
    if (!(await read(taken)).text.includes(SECRET)) find('the member cannot read the own conversation');
    await judge('the visitor’s key after the take-over', visitor);
    const again = await launchChat(target, { session: visitor });
    if ((await read(again)).text.includes(SECRET)) find('the visitor’s key opens the member’s conversation anew');
    const room = await target.hold('/chat/api/stream?after=0', { token: taken });
    await target.ask('/wps/session/logout', { method: 'DELETE', token: session });
    await judge('the key of a session that was logged out', taken);
    if ((await say(taken)).status === 200) find('the key of a session that was logged out writes');
    for (let tries = 0; room.isOpen && tries < 20; tries++) await target.ask('/healthz');
    if (!room.said.includes('event: ended')) find('an open room does not hear that its session ended');
    for (let guess = 0; guess < GUESSES; guess++) await judge('a guessed key', randomBytes(32).toString('base64url'));
  },
};
