import { expect, it } from 'vitest';
import { readMailLink } from './reset-password.js';

it('PWD-06 the link of a mail is read whole or not at all', () => {
  expect(readMailLink('code=123456&username=ana&email=ana%2Bplay%40example.test')).toEqual({ verificationCode: '123456', username: 'ana', email: 'ana+play@example.test' });
  for (const other of [undefined, '', 'term', 'code=123456', 'username=ana&email=ana%40example.test', 7, {}]) expect(readMailLink(other)).toBeUndefined();
});
