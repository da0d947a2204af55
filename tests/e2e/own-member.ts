import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { DEMO_PASSWORD } from '../../examples/platform/seed/accounts.js';
import { createSeal } from '../../src/api/wire/seal.js';
import { publicKeyAnswer } from '../../src/api/wire/system.js';

export interface OwnMember {
  username: string;
}
const LOGIN = '/wps/session/login';
const START_BALANCE = 100_000; // minor units

/**
 * A member that the operator opens for one test, with money and the password of the demo accounts: no other test plays, deposits or
 * logs out with it. It has logged in once before, so that nothing of a first login stands over the page.
 */
export async function openMember({ site, operatorKey }: { site: string; operatorKey: string }): Promise<OwnMember> {
  const username = `own${randomBytes(6).toString('hex')}`;
  const operator = { Authorization: `Bearer ${operatorKey}` };
  const post = async (path: string, body: object, headers: Record<string, string> = operator): Promise<unknown> => {
    const answer = await fetch(site + path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const { id } = v.parse(v.object({ id: v.number() }), await post('/sandbox/api/accounts', { account: username, type: 0, rate: null }));
  await post(`/sandbox/api/accounts/${id}/reset-password`, { password: DEMO_PASSWORD, mustChange: false });
  await post(
    `/sandbox/api/accounts/${id}/adjustment`,
    { amount: START_BALANCE, reason: 'money for a test' },
    { ...operator, 'Idempotency-Key': `start-${username}` },
  );
  await logInByServer(site, username);
  return { username };
}

/** As a host's server does it, without a page; answers the token. */
export async function logInByServer(site: string, username: string): Promise<string> {
  const publicKey = async () =>
    v.parse(v.object({ value: publicKeyAnswer }), await (await fetch(`${site}/wps/system/publicKey`)).json()).value;
  const sealed = await createSeal(publicKey)({ username, password: DEMO_PASSWORD, type: '0' }, { method: 'POST', path: LOGIN });
  const answer = await fetch(site + LOGIN, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(sealed),
  });
  return v.parse(v.object({ value: v.object({ token: v.string() }) }), await answer.json()).value.token;
}
