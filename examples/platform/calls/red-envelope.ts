import * as v from 'valibot';
import {
  envelopeReceivers,
  receivedEnvelopes,
  sentEnvelopes,
  type ReceivedEnvelope,
  type SentEnvelope,
} from '../envelopes/envelope-lists.js';
import { envelopeLimits, envelopeReference, openEnvelope, sendEnvelope } from '../envelopes/red-envelopes.js';
import { assertPaymentPassword } from '../funds/payment-password.js';
import { signedIn } from '../http/access.js';
import { assertKeyed, defineCall } from '../http/call.js';
import { plainText } from '../http/plain-text.js';
import { inputText, minorUnits, requiredId, toWireAmount, wholeNumber } from '../http/wire-input.js';
import { Failure } from '../failure.js';
import { countAttempt } from '../identity/attempts.js';

const PATH = '/wps/relay/MCS2_redEnvelope';
const SENDINGS = { most: 60, windowMs: 15 * 60_000 };
const secret = v.optional(v.pipe(plainText(), v.maxLength(200, 'length')), '');
const paging = { page: wholeNumber(1, 1_000_000, 1), pageSize: wholeNumber(1, 100, 10) };
const direction = v.pipe(
  inputText,
  v.transform(text => text || 'received'),
  v.picklist(['received', 'sent'], 'received or sent'),
);

/** Envelopes that the account has got, or sent; an amount is told when it is opened (O-69). */
const list = defineCall({
  method: 'GET',
  path: PATH,
  access: 'real',
  input: v.object({ direction, state: v.pipe(inputText, v.picklist(['', 'open'], 'open or empty')), ...paging }),
  async answer({ platform, caller, input, settings }) {
    const { accountId } = signedIn(caller);
    const slice = { limit: input.pageSize, offset: (input.page - 1) * input.pageSize };
    if (input.direction === 'sent') {
      const { list: sent, total } = await sentEnvelopes(platform.db, { senderId: accountId }, slice);
      const { shareMin, shareMax, hours, most } = await envelopeLimits(settings);
      const limits = { shareMin: toWireAmount(shareMin), shareMax: toWireAmount(shareMax), hours, most };
      return { value: { list: sent.map(sentToWire), total, totalPages: Math.ceil(total / input.pageSize), limits } };
    }
    const { list: received, total } = await receivedEnvelopes(platform, accountId, { ...slice, onlyOpen: input.state === 'open' });
    return { value: { list: received.map(receivedToWire), total, totalPages: Math.ceil(total / input.pageSize) } };
  },
});

/** Opens one, once (INV-04). */
const open = defineCall({
  method: 'POST',
  path: PATH,
  access: 'real',
  input: v.object({ id: requiredId }),
  async answer({ platform, caller, input, idempotencyKey }) {
    const { accountId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const { amount, balance } = await openEnvelope(platform, accountId, input.id);
    return { value: { id: String(input.id), amount: toWireAmount(amount), balance: toWireAmount(balance) } };
  },
});

/** To direct downlines and to nobody else (O-68, AGT-19, INV-21). */
const send = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_sendRedEnvelope',
  access: 'agent',
  sealed: true,
  input: v.object({
    accounts: v.optional(v.pipe(v.array(inputText), v.maxLength(1_000, 'length')), []),
    total: minorUnits(0),
    remark: v.pipe(inputText, v.maxLength(140, 'length')),
    paymentPassword: secret,
  }),
  async answer({ platform, caller, input, settings, idempotencyKey }) {
    const { accountId: senderId } = signedIn(caller);
    assertKeyed(idempotencyKey);
    const { accounts, total, remark, paymentPassword } = input;
    const fields = {
      ...(accounts.length === 0 && { accounts: 'required' }),
      ...(total === 0 && { total: 'required' }),
      ...(paymentPassword === '' && { paymentPassword: 'required' }),
    };
    if (Object.keys(fields).length > 0) throw new Failure('bad-request', { fields });
    await countAttempt(platform, { subject: `red-envelope:${senderId}`, ...SENDINGS });
    await assertPaymentPassword(platform, senderId, paymentPassword);
    const { envelope, balance } = await sendEnvelope(platform, await envelopeLimits(settings), {
      senderId,
      accounts,
      total,
      remark,
      key: idempotencyKey,
    });
    return {
      value: { id: String(envelope.id), reference: envelopeReference(envelope.id), count: envelope.count, balance: toWireAmount(balance) },
    };
  },
});

/** Whom the agent can send one (O-89). */
const receivers = defineCall({
  method: 'GET',
  path: '/wps/relay/MCS2_getEnvelopeReceivers',
  access: 'agent',
  input: v.object({ account: inputText, ...paging }),
  async answer({ platform, caller, input }) {
    const { list: found, total } = await envelopeReceivers(platform.db, signedIn(caller).accountId, {
      limit: input.pageSize,
      offset: (input.page - 1) * input.pageSize,
      search: input.account,
    });
    return { value: { list: found, total, totalPages: Math.ceil(total / input.pageSize) } };
  },
});

export const redEnvelopeCalls = [list, open, send, receivers];

function receivedToWire({ id, amount, ...rest }: ReceivedEnvelope) {
  return { id: String(id), ...rest, amount: rest.state === 'opened' ? toWireAmount(amount) : null };
}

function sentToWire(sent: SentEnvelope) {
  return {
    id: String(sent.id),
    reference: envelopeReference(sent.id),
    total: toWireAmount(sent.total),
    count: sent.count,
    opened: sent.opened,
    returned: toWireAmount(sent.returned),
    remark: sent.remark,
    state: sent.status,
    createdAt: sent.created_at,
    expiresAt: sent.expires_at,
    endedAt: sent.ended_at,
    shares: sent.shares.map(share => ({ ...share, amount: toWireAmount(share.amount) })),
  };
}
