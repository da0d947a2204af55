import { expect, it } from 'vitest';
import { readMailLink, resetByPhone } from './reset-password.js';
import { FakePage } from '../testing/fake-page.js';
import { FakePlatform, Refusal } from '../testing/fake-platform.js';
import { testCore } from '../testing/test-core.js';

it('PWD-06 the link of a mail is read whole or not at all', () => {
  expect(readMailLink('code=123456&username=ana&email=ana%2Bplay%40example.test')).toEqual({
    verificationCode: '123456',
    username: 'ana',
    email: 'ana+play@example.test',
  });
  for (const other of [undefined, '', 'term', 'code=123456', 'username=ana&email=ana%40example.test', 7, {}])
    expect(readMailLink(other)).toBeUndefined();
});

it('PWD-12 PWD-13 a password that was set by phone signs in and goes home; a refused one does neither', async () => {
  const platform = new FakePlatform();
  const { core, page } = testCore({}, new FakePage('/promotions'), platform);
  await core.start();
  const change = { countryDialingCode: '52', mobileNum: '5512345678', verificationCode: '123456', newPassword: 'Fresh123' };
  platform.on('POST /wps/member/password/verification', () => new Refusal(400, 'code-invalid'));
  await expect(resetByPhone(core, change, {})).rejects.toMatchObject({ code: 'code-invalid' });
  expect([page.address, core.session.store.getState().state]).toEqual(['/promotions', 'logged-out']);
  platform.on('POST /wps/member/password/verification', () => ({ token: 'token-member' }));
  await resetByPhone(core, change, {});
  expect([page.address, core.session.store.getState().state]).toEqual(['/', 'real']);
});
