import { expect, it } from 'vitest';
import { fieldRules, sendCode, type SentCode } from './identity.js';
import { sendVerification } from './login-proofs.js';
import { proveByCode, resendBindingCode } from '../member/bindings.js';
import { signedIn, testCore, type TestCore } from '../testing/test-core.js';

const MOBILE = { countryDialingCode: '52', mobileNum: '5512345678' };

it.each<[what: string, path: string, send: (core: TestCore['core']) => Promise<SentCode>]>([
  ['a login', '/wps/verification/sms/noLogin', core => sendCode(core, 'login', MOBILE)],
  ['a new password', '/wps/verification/sms/noLogin', core => sendCode(core, 'reset', MOBILE)],
  ['a registration', '/wps/verification/sms/register', core => sendCode(core, 'register', MOBILE)],
  ['an extra verification', '/wps/session/login/verification/send', core => sendVerification(core, 'v1', 'sms')],
  ['a new number', '/wps/member/binding/send', core => resendBindingCode(core, 'change-1', 'new')],
  ['a proof of the owner', '/wps/member/proof/send', core => proveByCode(core, 'mobile')],
])(
  'CON-02 API-08 the code of %s makes wait 60 s for each minute that the platform says, and 60 s where it says none',
  async (_what, path, send) => {
    const { core, platform } = await signedIn();
    const waits: number[] = [];
    for (const said of [{}, { expiry: 1 }, { expiry: 3 }]) {
      platform.on(`POST ${path}`, () => said);
      waits.push((await send(core)).seconds);
    }
    expect(waits).toEqual([60, 60, 180]);
  },
);

it('API-19 REG-48 the rules of fields are read once and kept', async () => {
  const { core, platform } = testCore();
  const path = '/wps/system/setting/register';
  platform.on(`GET ${path}`, () => ({ minAge: 18, rules: [] }));
  const first = await core.queries.fetch(fieldRules(core));
  expect(await core.queries.fetch(fieldRules(core))).toBe(first);
  expect(platform.callsTo(path)).toHaveLength(1);
});
