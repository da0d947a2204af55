import { randomUUID } from 'node:crypto';
import { inflateSync } from 'node:zlib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createChallenge, solveChallenge } from 'altcha-lib';
import * as v from 'valibot';
import { proofAnswer } from '../../src/api/account/verification.js';
import type { Attack } from './attack.js';

type Proof = v.InferOutput<typeof proofAnswer>;
const LOGIN = '/wps/session/login';
const PROOF = '/wps/captcha/proof';
const PAYMENT = '735291';
const codesOf = (answers: { json: Record<string, unknown> }[]) => answers.map(({ json }) => String(json['code'] ?? 'success'));
const atOnce = <T>(count: number, work: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)));

export const guards: Attack = {
  name: 'guards',
  holds: 'tries sent at once are counted before they are looked at; work is good once, for its own call, and grows dearer',
  most: { requests: 1_500, seconds: 240 },
  async prepare(platform) {
    // The price of work is another matter than its rules; here it is cheap.
    await platform.db.updateTable('setting').set({ value: '4' }).where('key', '=', 'proof_attempts').execute();
  },
  async run(target, find) {
    const most = (what: string, answers: { json: Record<string, unknown>; status: number }[], verified: RegExp, limit: number) => {
      const found = codesOf(answers);
      const looked = found.filter(code => verified.test(code)).length;
      if (looked > limit) find(`${what}: ${looked} of ${answers.length} at once were looked at, ${limit} may be`);
      if (looked === 0) find(`${what}: none was looked at, which says nothing: ${[...new Set(found)].join()}`);
      for (const { status } of answers) if (status >= 500 && status !== 503) find(`${what}: ${status}`);
    };
    const guess = (account: string, index: number, from?: string) =>
      target.askSealed(LOGIN, { from, body: { username: account, password: `Wrong${1_000 + index}`, type: '0' } });
    const session = await target.login('demo_member', '127.0.0.31');
    most('300 passwords from one address', await atOnce(300, index => guess('demo_player', index, '127.0.0.32')), /bad-credentials/, 3);
    most(
      '150 passwords from 50 addresses',
      await atOnce(150, index => guess('demo_subagent', index, `127.0.1.${1 + (index % 50)}`)),
      /bad-credentials/,
      3,
    );
    most(
      '100 accounts that do not exist',
      await atOnce(100, index => guess(`nobody_${index}`, index, '127.0.0.33')),
      /bad-credentials/,
      50,
    );
    const owner = await target.askSealed(LOGIN, { from: '127.0.0.31', body: { username: 'demo_member', password: 'Demo1234', type: '0' } });
    if (owner.status !== 200) find(`somebody else cannot log in meanwhile: ${owner.status}`);
    most(
      '60 old passwords',
      await atOnce(60, index =>
        target.askSealed('/wps/member/password', {
          token: session,
          from: '127.0.0.34',
          body: { oldPassword: `Wrong${index}12`, newPassword: 'Renewed123', confirmNewPassword: 'Renewed123' },
        }),
      ),
      /bad-credentials/,
      10,
    );

    const agent = await target.login('demo_agent', '127.0.0.35');
    most(
      '60 passwords at the first payment password',
      await atOnce(60, index =>
        target.askSealed('/wps/member/paymentPassword', {
          token: agent,
          body: { oldPassword: `Wrong${index}12`, newPassword: PAYMENT, confirmNewPassword: PAYMENT },
        }),
      ),
      /bad-credentials/,
      10,
    );
    const member = await target.login('demo_agent41', '127.0.0.36');
    const set = await target.askSealed('/wps/member/paymentPassword', {
      token: member,
      body: { oldPassword: 'Demo1234', newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    });
    if (set.status !== 200) find(`no payment password can be set: ${set.text.slice(0, 200)}`);
    const pay = (index: number) =>
      target.askSealed('/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
        token: member,
        body: { kind: 'BANK', address: '012345678901234567', holder: 'Elena', paymentPassword: `Wrong${index}12` },
      });
    const paid = await atOnce(60, pay);
    const wrong = paid.filter(({ text }) => text.includes('"paymentPassword":"wrong"')).length;
    if (wrong > 10) find(`60 payment passwords: ${wrong} were looked at, 10 may be`);
    most(
      '60 proofs of the owner',
      await atOnce(60, index =>
        target.askSealed('/wps/member/binding/start', {
          token: member,
          body: { kind: 'email', email: 'a@b.example', password: `Wrong${index}12` },
        }),
      ),
      /bad-credentials/,
      5,
    );

    const reset = { countryDialingCode: '52', mobileNum: '5512345678' };
    await target.ask('/wps/verification/sms/noLogin', { method: 'POST', body: { ...reset, purpose: 'reset' } });
    const codes = await atOnce(100, index =>
      target.askSealed('/wps/member/password/verification', {
        from: '127.0.0.37',
        body: { ...reset, verificationCode: String(100_000 + index), newPassword: 'Renewed123' },
      }),
    );
    if (codes.some(({ status }) => status === 200)) find('a code was guessed');
    const tried = codesOf(codes).filter(code => !/rate-limited/.test(code)).length;
    if (tried > 30) find(`100 codes from one address: ${tried} were looked at, 30 may be`);

    // Work in place of a picture.
    const ask = async (purpose: string, account = '', from?: string) => {
      const answer = await target.ask(PROOF, { method: 'POST', from, body: { purpose, account } });
      const proof = v.safeParse(v.object({ value: proofAnswer }), answer.json);
      return proof.success ? proof.output.value : undefined;
    };
    const solve = async ({ challenge }: Proof) => {
      const found = await solveChallenge({ challenge: { parameters: challenge }, deriveKey });
      return `${found?.counter}.${found?.derivedKey}`;
    };
    const human = (id: string, answer: string, from?: string) =>
      target.ask('/wps/captcha/slider', { method: 'POST', from, body: { id, answer } });
    const isTaken = ({ status }: { status: number }) => status === 200;
    const a = '127.0.0.41';
    const proof = await ask('human', '', a);
    if (!proof) throw new Error('No work is given.');
    const solution = await solve(proof);
    if (isTaken(await human(proof.id, solution, '127.0.0.42'))) find('work of one address is taken from another');
    const again = await ask('human', '', a);
    if (!again) throw new Error('No second work is given.');
    const right = await solve(again);
    const spent = (await atOnce(32, () => human(again.id, right, a))).filter(isTaken).length;
    if (spent !== 1) find(`one piece of work is taken ${spent} of 32 times`);
    const wrongOnes = [
      '',
      '.',
      '0.',
      `0.${'0'.repeat(64)}`,
      `-1.${'0'.repeat(64)}`,
      right,
      right.toUpperCase(),
      ` ${right}`,
      `1e3.${'0'.repeat(64)}`,
    ];
    for (const answer of wrongOnes) {
      const next = await ask('human', '', '127.0.0.43');
      if (next && isTaken(await human(next.id, answer, '127.0.0.43'))) find(`work is done by ${JSON.stringify(answer)}`);
    }
    const own = await createChallenge({
      algorithm: 'PBKDF2/SHA-256',
      cost: 1,
      counter: 1,
      deriveKey,
      hmacSignatureSecret: 'x',
      hmacKeySignatureSecret: 'x',
    });
    if (isTaken(await human(randomUUID(), await solve({ id: 'x', challenge: own.parameters, most: 2 } as Proof), a)))
      find('work that the caller made up is taken');
    const forLogin = await ask('login', 'demo_expired', '127.0.0.44');
    if (forLogin && isTaken(await human(forLogin.id, await solve(forLogin), '127.0.0.44'))) find('work for a login is taken for a picture');

    // Dearer with each, for the address and for the account.
    const grows = async (what: string, wanted: (index: number) => Promise<Proof | undefined>) => {
      const prices: number[] = [];
      for (let index = 0; index < 6; index++) prices.push((await wanted(index))?.most ?? 0);
      for (let index = 1; index < 5; index++)
        if (prices[index]! < prices[index - 1]! * 1.9) find(`${what}: work ${index + 1} costs ${prices[index]} after ${prices[index - 1]}`);
    };
    await grows('one address, many accounts', index => ask('login', `any_${index}`, '127.0.0.51'));
    await grows('one account, many addresses', index => ask('login', 'demo_agent42', `127.0.2.${1 + index}`));
    await grows('one account in other letters', index =>
      ask('login', ['demo_first', 'DEMO_FIRST', ' demo_first', 'Demo_First ', 'demo_first', 'demo_firsT'][index]!, `127.0.3.${1 + index}`),
    );
    await grows('one address, other purposes', index =>
      ask(['login', 'register', 'human', 'picture', 'human', 'register'][index]!, index === 0 ? 'any' : '', '127.0.0.52'),
    );
    const flood = await atOnce(12, () => ask('human', '', '127.0.0.53'));
    const cheap = flood.filter(one => one !== undefined && one.most < 12).length;
    if (cheap > 1) find(`asked for at once, ${cheap} of 12 cost as little as the first`);

    // A program reads pictures: it may, but not for less than the work that stands in for them.
    const robot = '127.0.0.61';
    let free = 0;
    for (let index = 0; index < 20; index++) {
      const { json } = await target.ask('/wps/captcha/slider', { from: robot });
      const { id, picture, piece, y } = (json['value'] ?? {}) as { id?: string; picture?: string; piece?: string; y?: number };
      if (id === undefined || picture === undefined || piece === undefined || y === undefined) continue;
      const solved = await target.ask('/wps/captcha/slider', {
        method: 'POST',
        from: robot,
        body: { id, offset: gapOf(picture, piece, y) },
      });
      if (isTaken(solved)) free++;
    }
    if (free > 5) find(`a program earns ${free} of 20 results from pictures for nothing`);
    const letters = await atOnce(20, () => target.ask('/wps/captcha', { from: robot }));
    if (letters.some(({ status }) => status === 200) && free >= 5) find('pictures of letters are counted apart from pictures of gaps');
  },
};

/** Where the piece fits: its own colours, darker. */
function gapOf(picture: string, piece: string, y: number): number {
  const whole = pixelsOf(picture);
  const part = pixelsOf(piece);
  let best = { x: 0, fault: Infinity };
  for (let x = 0; x + part.width <= whole.width; x++) {
    let fault = 0;
    for (let row = 8; row < 40; row++)
      for (let column = 2; column < 38; column++) fault += Math.abs(whole.at(x + column, y + row) - part.at(column, row) * 0.42);
    if (fault < best.fault) best = { x, fault };
  }
  return best.x;
}

function pixelsOf(dataUrl: string): { width: number; at(x: number, y: number): number } {
  const png = Buffer.from(dataUrl.split(',')[1] ?? '', 'base64');
  const width = png.readUInt32BE(16);
  const start = png.indexOf('IDAT') + 4;
  const rows = inflateSync(png.subarray(start, start + png.readUInt32BE(start - 8)));
  return { width, at: (x, y) => rows[y * (width * 4 + 1) + 1 + x * 4 + 1] ?? 0 };
}
