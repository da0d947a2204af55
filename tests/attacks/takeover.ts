import { randomInt, randomUUID } from 'node:crypto';
import { openSession } from '../../examples/platform/identity/sessions.js';
import { endDeposit, orderDeposit } from '../../examples/platform/funds/deposits.js';
import { hashPassword } from '../../examples/platform/passwords.js';
import type { Platform } from '../../examples/platform/platform.js';
import { DEMO_PASSWORD } from '../../examples/platform/seed/accounts.js';
import type { Attack } from './attack.js';
import { atOnce, broken } from './at-once.js';
import type { Answer, Target } from './target.js';

/** A session that was taken from its owner, and nothing else. */
interface Scene {
  tokens: Record<string, string>;
  /** What an account stands on, as it was before. */
  before: Record<string, Record<string, string>>;
}
type Find = (finding: string) => void;

const PAYMENT = '246810';
const THIEF = { email: 'thief@example.test', countryDialingCode: '52', mobileNum: '5577770001' };
/** With a payment password and without, with nothing bound, without a password, and with neither. */
const VICTIMS = ['demo_member', 'demo_player', 'demo_agent41', 'demo_agent42', 'demo_default'];
const GUARDED = ['demo_agent', 'demo_subagent', 'demo_first', 'demo_newip', 'demo_expired'];
const GUESSES = 50;
/** Wrong ones of one secret in a day, over all calls that look at it. */
const MOST_A_DAY = 60;
const QUARTER_MS = 15 * 60_000 + 1_000;

export const takeover: Attack<Scene> = {
  name: 'takeover',
  holds: 'a session alone takes no account, and guesses sent at once are counted before they are looked at',
  most: { requests: 2_500, seconds: 300 },
  async prepare(platform) {
    const { db } = platform;
    const payment = await hashPassword(PAYMENT, platform.config.passwordCost);
    const rows = await db
      .selectFrom('account')
      .select(['id', 'account'])
      .where('account', 'in', [...VICTIMS, ...GUARDED])
      .execute();
    const set = (account: string, values: object) => db.updateTable('account').set(values).where('account', '=', account).execute();
    await Promise.all(['demo_member', 'demo_agent', 'demo_newip'].map(account => set(account, { payment_password_hash: payment })));
    await Promise.all(['demo_agent42', 'demo_default'].map(account => set(account, { password_hash: '!', password_default: false })));
    const bare = rows.filter(({ account }) => ['demo_agent41', 'demo_default'].includes(account)).map(({ id }) => id);
    await db.deleteFrom('account_binding').where('account_id', 'in', bare).execute();
    const tokens: Record<string, string> = {};
    for (const { id, account } of rows) {
      const order = await orderDeposit(platform, { accountId: id, methodId: 'bank', amount: 5_000, proofId: null, key: randomUUID() });
      await platform.transact(trx => endDeposit(trx, platform, order.id, { status: 'arrived' }));
      await db
        .insertInto('payout_account')
        .values({ account_id: id, kind: 'ewallet', address: `${account}@wallet`, holder: 'Demo', created_at: 1 })
        .execute();
      tokens[account] = await platform.transact(trx =>
        openSession(trx, platform, { accountId: id, kind: 'member', ip: '203.0.113.66', hours: 48 }),
      );
    }
    return { tokens, before: await standing(platform) };
  },
  async run(target, find, { tokens }) {
    for (const account of VICTIMS) await takeBy(target, account, tokens[account] ?? '', find);
    await guessPasswords(target, tokens, find);
    await guessCodes(target, tokens, find);
    await guessAllDay(target, tokens['demo_agent'] ?? '', find);
  },
  async audit(platform, find, { before }) {
    const after = await standing(platform);
    for (const account of VICTIMS) {
      const changed = Object.entries(after[account] ?? {}).filter(([name, value]) => value !== before[account]?.[name]);
      for (const [name, value] of changed) find(`${account}: ${name} was ${before[account]?.[name]}, and is ${value}`);
    }
    const told = await platform.db
      .selectFrom('outbox')
      .select('text')
      .where('target', 'in', [THIEF.email, `+${THIEF.countryDialingCode}${THIEF.mobileNum}`])
      .execute();
    for (const { text } of told) find(`the thief gets: ${text.slice(0, 80)}`);
  },
};

/** Every call that could give an account away, with nothing but its session. */
async function takeBy(target: Target, account: string, token: string, find: Find): Promise<void> {
  const sealed = (path: string, body: Record<string, unknown>, method = 'POST') =>
    target.askSealed(path, { method, token, body, headers: { 'idempotency-key': randomUUID() } });
  const refused = async (what: string, ask: Promise<Answer>) => {
    const answer = await ask;
    if (answer.status === 200) find(`${account}: ${what} is accepted: ${answer.text.slice(0, 160)}`);
    for (const fault of broken([answer])) find(`${account}: ${what}: ${fault}`);
  };
  const own = [
    {},
    { password: '' },
    { password: 'Guess1234' },
    { paymentPassword: '000000' },
    { ownKind: 'email', ownCode: '000000' },
    { ownKind: 'mobile', ownCode: '' },
    { provider: 'google', providerToken: 'x', codeVerifier: 'x' },
  ];
  for (const proof of own) {
    for (const kind of ['email', 'mobile', 'google'])
      await refused(`binding ${kind} with ${Object.keys(proof).join()}`, sealed('/wps/member/binding/start', { kind, ...THIEF, ...proof }));
    await refused(
      `a payment password with ${Object.keys(proof).join()}`,
      sealed('/wps/member/paymentPassword', { ...proof, newPassword: '111111', confirmNewPassword: '111111' }),
    );
  }
  // Its way back in, for who has taken it: what a plain or unsealed call, the query, or another's field says must not count.
  await refused(
    'an unsealed binding',
    target.ask('/wps/member/binding/start', { method: 'POST', token, body: { kind: 'email', ...THIEF, password: DEMO_PASSWORD } }),
  );
  await refused(
    'an open change of nobody',
    sealed('/wps/member/binding', { id: 'x'.repeat(43), verificationCode: '000000', oldCode: '000000' }),
  );
  await refused('an e-mail of the profile', sealed('/wps/member/info', { email: THIEF.email }, 'PUT'));
  // These are not fields of it: whatever is answered, the audit looks whether they were kept.
  await sealed(
    '/wps/member/info',
    { nickname: 'Nobody', ...THIEF, email: '', account_id: 1, password: 'Stolen123', paymentPassword: '111111' },
    'PUT',
  );
  await refused(
    'a payment password by the old one',
    sealed('/wps/member/paymentPassword', { oldPassword: 'Guess1234', newPassword: '111111', confirmNewPassword: '111111' }),
  );
  for (const oldPassword of ['', 'Guess1234', '!'])
    await refused('a password', sealed('/wps/member/password', { oldPassword, newPassword: 'Stolen123', confirmNewPassword: 'Stolen123' }));
  for (const paymentPassword of ['', '000000', DEMO_PASSWORD, '!']) {
    await refused(
      'a payout address',
      sealed('/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
        kind: 'ewallet',
        address: 'thief@wallet',
        holder: 'Thief',
        paymentPassword,
      }),
    );
    await refused(
      'a withdrawal',
      sealed('/wps/relay/passwordCheck/MCSFE_createWithdraw', {
        payoutAccountId: '1',
        amount: 20,
        mobileNum: '5512345678',
        paymentPassword,
      }),
    );
  }
  for (const field of ['payeeName', 'fullName']) await sealed('/wps/member/info', { [field]: 'Thief Demo' }, 'PUT');
  // What was asked for above is not believed by any recovery.
  await target.ask('/wps/member/password/email', { method: 'POST', body: { username: account, email: THIEF.email } });
  for (const purpose of ['reset', 'login'])
    await target.ask('/wps/verification/sms/noLogin', { method: 'POST', body: { ...THIEF, purpose } });
  await refused('a login by number', target.askSealed('/wps/session/login', { body: { type: '1', ...THIEF, verificationCode: '000000' } }));
  await refused(
    'a reset by mail',
    target.askSealed('/wps/member/password/email/verification', {
      body: { username: account, email: THIEF.email, verificationCode: '000000', newPassword: 'Stolen123' },
    }),
  );
  await refused(
    'a reset by number',
    target.askSealed('/wps/member/password/verification', { body: { ...THIEF, verificationCode: '000000', newPassword: 'Stolen123' } }),
  );
  await refused(
    'a social sign-in',
    target.askSealed('/wps/session/login/social', {
      token,
      body: { provider: 'google', providerToken: 'x', codeVerifier: 'x', termsAccepted: true, ageConfirmed: true },
    }),
  );
}

/** Fifty at once at each guard of a password: no more are looked at than it allows. */
async function guessPasswords(target: Target, tokens: Record<string, string>, find: Find): Promise<void> {
  const guess = (index: number) => `Guess${1000 + index}`;
  const digits = (index: number) => String(100_000 + index);
  const as = (account: string, path: string, body: (index: number) => Record<string, unknown>) => (index: number) =>
    target.askSealed(path, { token: tokens[account] ?? '', body: body(index), headers: { 'idempotency-key': randomUUID() } });
  const wrong = ({ json }: Answer) => json.code === 'bad-credentials' || JSON.stringify(json.fields ?? '').includes('wrong');
  const guards: [what: string, most: number, ask: (index: number) => Promise<Answer>][] = [
    [
      'login',
      10,
      index =>
        target.askSealed('/wps/session/login', { from: '127.0.1.1', body: { username: 'demo_first', password: guess(index), type: '0' } }),
    ],
    [
      'the old password',
      10,
      as('demo_expired', '/wps/member/password', index => ({
        oldPassword: guess(index),
        newPassword: 'Stolen123',
        confirmNewPassword: 'Stolen123',
      })),
    ],
    [
      'the first payment password',
      5,
      as('demo_subagent', '/wps/member/paymentPassword', index => ({
        oldPassword: guess(index),
        newPassword: '111111',
        confirmNewPassword: '111111',
      })),
    ],
    ['the owner’s password', 5, as('demo_expired', '/wps/member/binding/start', index => ({ kind: 'google', password: guess(index) }))],
    [
      'the owner’s payment password',
      5,
      as('demo_newip', '/wps/member/binding/start', index => ({ kind: 'google', paymentPassword: digits(index) })),
    ],
    [
      'a payout address',
      10,
      as('demo_agent', '/wps/relay/passwordCheck/MCSFE_addPayoutAccount', index => ({
        kind: 'ewallet',
        address: 'thief@wallet',
        holder: 'Thief',
        paymentPassword: digits(index),
      })),
    ],
  ];
  for (const [what, most, ask] of guards) {
    const answers = await atOnce(GUESSES, ask);
    const looked = answers.filter(wrong).length;
    if (looked > most) find(`${what}: ${looked} of ${GUESSES} guesses were looked at, more than ${most}`);
    if (looked === 0)
      find(`${what}: no guess was looked at, so this says nothing: ${[...new Set(answers.map(({ json }) => String(json.code)))].join()}`);
    for (const fault of broken(answers)) find(`${what}: ${fault}`);
  }
}

/** Fifty wrong ones at once at each guard of a code; then the right one, from an address that nothing is held against, is too late. */
async function guessCodes(target: Target, tokens: Record<string, string>, find: Find): Promise<void> {
  const phone = (account: string) => ({ countryDialingCode: '52', mobileNum: PHONES[account] ?? '' });
  const mail = (account: string) => ({ username: account, email: `${account}@example.test` });
  const [byMail, byPhone] = ['/wps/member/password/email/verification', '/wps/member/password/verification'];
  const secret = { newPassword: 'Stolen123' };
  const guards: {
    what: string;
    begin: () => Promise<Answer>;
    to: string;
    ask: (code: string, from: string) => Promise<Answer>;
    end?: (code: string, from: string) => Promise<Answer>;
  }[] = [
    {
      what: 'a reset by mail',
      to: 'demo_first@example.test',
      begin: () => target.ask('/wps/member/password/email', { method: 'POST', body: mail('demo_first') }),
      ask: (verificationCode, from) => target.askSealed(byMail, { from, body: { ...mail('demo_first'), verificationCode, ...secret } }),
    },
    {
      what: 'the link of a mail',
      to: 'demo_expired@example.test',
      begin: () => target.ask('/wps/member/password/email', { method: 'POST', body: mail('demo_expired') }),
      ask: (verificationCode, from) =>
        target.askSealed('/wps/member/password/email/link', { from, body: { ...mail('demo_expired'), verificationCode } }),
      end: (verificationCode, from) => target.askSealed(byMail, { from, body: { ...mail('demo_expired'), verificationCode, ...secret } }),
    },
    {
      what: 'a reset by number',
      to: `+52${PHONES['demo_agent']}`,
      begin: () => target.ask('/wps/verification/sms/noLogin', { method: 'POST', body: { ...phone('demo_agent'), purpose: 'reset' } }),
      ask: (verificationCode, from) => target.askSealed(byPhone, { from, body: { ...phone('demo_agent'), verificationCode, ...secret } }),
    },
    {
      what: 'a login by number',
      to: `+52${PHONES['demo_subagent']}`,
      begin: () => target.ask('/wps/verification/sms/noLogin', { method: 'POST', body: { ...phone('demo_subagent'), purpose: 'login' } }),
      ask: (verificationCode, from) =>
        target.askSealed('/wps/session/login', { from, body: { type: '1', ...phone('demo_subagent'), verificationCode } }),
    },
  ];
  for (const [index, { what, begin, to, ask, end = ask }] of guards.entries()) {
    const begun = await begin();
    const code = await codeTo(target, to);
    if (!code) find(`${what}: no code was sent, so this says nothing: ${begun.text.slice(0, 120)}`);
    const answers = await atOnce(GUESSES, () => ask(otherThan(code), `127.0.2.${index + 1}`));
    for (const fault of broken(answers)) find(`${what}: ${fault}`);
    const late = await end(code, `127.0.3.${index + 1}`);
    if (late.status === 200) find(`${what}: after ${GUESSES} wrong codes at once the right one is still good`);
  }
  await guessOldCode(target, tokens['demo_expired'] ?? '', find);
  await guessProof(target, find);
}

/** Who knows the password, but not the old address's code. */
async function guessOldCode(target: Target, token: string, find: Find): Promise<void> {
  await target.operate('/clock/advance', { ms: QUARTER_MS });
  const { json, text } = await target.askSealed('/wps/member/binding/start', {
    token,
    from: '127.0.2.20',
    body: { kind: 'email', email: 'other@example.test', password: DEMO_PASSWORD },
  });
  const id = typeof json.value === 'object' && json.value !== null && 'id' in json.value ? json.value.id : undefined;
  const [verificationCode, oldCode] = [await codeTo(target, 'other@example.test'), await codeTo(target, 'demo_expired@example.test')];
  if (!id || !verificationCode || !oldCode) return find(`an old address: nothing was sent, so this says nothing: ${text.slice(0, 120)}`);
  const answers = await atOnce(GUESSES, index =>
    target.askSealed('/wps/member/binding', {
      token,
      from: `127.0.2.${30 + (index % 5)}`,
      body: { id, verificationCode, oldCode: otherThan(oldCode) },
    }),
  );
  for (const fault of broken(answers)) find(`an old address: ${fault}`);
  const late = await target.askSealed('/wps/member/binding', { token, from: '127.0.3.20', body: { id, verificationCode, oldCode } });
  if (late.status === 200) find(`an old address: after ${GUESSES} wrong codes at once the right one is still good`);
}

/** A login from an address that is not known, with the password. */
async function guessProof(target: Target, find: Find): Promise<void> {
  const { json, text } = await target.askSealed('/wps/session/login', {
    from: '127.0.4.1',
    body: { username: 'demo_newip', password: DEMO_PASSWORD, type: '0' },
  });
  const id = /"verification":\{"id":"([^"]+)"/.exec(text)?.[1];
  if (!id) return find(`a login from elsewhere: nothing is asked, so this says nothing: ${String(json.code)} ${text.slice(0, 120)}`);
  const answer = (words: string) =>
    target.askSealed('/wps/session/login/verification', { from: '127.0.4.1', body: { id, method: 'payeeName', answer: words } });
  const answers = await atOnce(GUESSES, index => answer(`Nobody ${index}`));
  const looked = answers.filter(({ json: { code } }) => code === 'bad-request').length;
  if (looked > 5) find(`a login from elsewhere: ${looked} answers were looked at`);
  for (const fault of broken(answers)) find(`a login from elsewhere: ${fault}`);
  if ((await answer('Julio Demo')).status === 200)
    find(`a login from elsewhere: after ${GUESSES} wrong names at once the right one is still good`);
}

/** Who has the session for hours guesses on, a little at a time, wherever the payment password is asked for. */
async function guessAllDay(target: Target, token: string, find: Find): Promise<void> {
  let looked = 0;
  let guess = 200_000;
  for (let turn = 0; turn < 20; turn++) {
    await target.operate('/clock/advance', { ms: QUARTER_MS });
    const ask = (path: string, body: Record<string, unknown>) =>
      target.askSealed(path, { token, body, headers: { 'idempotency-key': randomUUID() } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => String(guess++)).map((paymentPassword, index) =>
        [
          () =>
            ask('/wps/relay/passwordCheck/MCSFE_addPayoutAccount', {
              kind: 'ewallet',
              address: 'thief@wallet',
              holder: 'Thief',
              paymentPassword,
            }),
          () => ask('/wps/relay/passwordCheck/MCS2_transferDownline', { account: 'demo_subagent', amount: 1, paymentPassword }),
          () => ask('/wps/relay/passwordCheck/MCS2_convertPoint', { points: 100, paymentPassword }),
          () => ask('/wps/member/paymentPassword', { oldPassword: paymentPassword, newPassword: '111111', confirmNewPassword: '111111' }),
          () => ask('/wps/member/binding/start', { kind: 'google', paymentPassword }),
        ][index % 5]!(),
      ),
    );
    looked += answers.filter(({ json }) => JSON.stringify(json.fields ?? '').includes('wrong')).length;
  }
  if (looked > MOST_A_DAY) find(`a session guesses the payment password ${looked} times in five hours`);
}

const PHONES: Record<string, string> = { demo_agent: '5500000002', demo_subagent: '5500000003' };

/** The last code that was sent to an address, read as the operator may. */
async function codeTo(target: Target, to: string): Promise<string> {
  const { json } = await target.operate(`/outbox?search=${encodeURIComponent(to)}&pageSize=1`);
  return /\b(\d{6})\b/.exec(JSON.stringify(json.list ?? '').replace(to, ''))?.[1] ?? '';
}

function otherThan(code: string): string {
  const guess = String(randomInt(1_000_000)).padStart(6, '0');
  return guess === code ? otherThan(code) : guess;
}

/** All that an account is known and paid by. */
async function standing({ db }: Platform): Promise<Record<string, Record<string, string>>> {
  const rows = await db
    .selectFrom('account')
    .innerJoin('account_profile as profile', 'profile.account_id', 'account.id')
    .select(['account.id', 'account', 'password_hash', 'payment_password_hash', 'payee_name', 'full_name', 'profile.email', 'mobile_num'])
    .where('account', 'in', VICTIMS)
    .execute();
  const found: Record<string, Record<string, string>> = {};
  for (const { id, account, ...own } of rows) {
    const bound = await db.selectFrom('account_binding').select(['kind', 'value']).where('account_id', '=', id).orderBy('kind').execute();
    const linked = await db.selectFrom('social_identity').select('subject').where('account_id', '=', id).execute();
    const payees = await db.selectFrom('payout_account').select('address').where('account_id', '=', id).orderBy('id').execute();
    const withdrawn = await db.selectFrom('withdrawal').select('id').where('account_id', '=', id).execute();
    found[account] = Object.fromEntries(
      Object.entries({ ...own, bound, linked, payees, withdrawn }).map(([name, value]) => [name, JSON.stringify(value)]),
    );
  }
  return found;
}
