import type { Trx } from '../platform.js';
import { tell } from '../tell.js';

/** What an account is told about its money. Amounts: minor units of the platform's currency. */
interface MoneyMessage {
  kind:
    | 'deposit_arrival'
    | 'deposit_failed'
    | 'withdrawal_approved'
    | 'withdrawal_rejected'
    | 'withdrawal_repaid'
    | 'withdrawal_refused'
    | 'referral_bonus'
    | 'red_envelope'
    | 'red_envelope_returned'
    | 'transfer_in';
  amount: number;
  /** Of a dispute: what is still open after a part was sent again, or what was sent again before the rest was refused; 0 is neither. */
  furtherAmount?: number;
  /** The order's number, as its owner knows it; of a bonus for a friend, the friend's name; of a red envelope or a transfer, the sender's. */
  reference: string;
  /** Why it was refused or failed, in the operator's words. */
  reason?: string;
}
/** A letter of the operator. */
export interface Mail {
  kind: 'new_mail';
  title: string;
  content: string;
}
/** News of a contract. */
interface ContractMessage {
  kind: 'contract';
  /** What happened, as contracts/letter-words.ts keeps it. */
  reference: string;
  /** In the words of who answered or ended it. */
  reason?: string;
}
/** The operator has changed the account's real name. */
interface NameMessage {
  kind: 'name_changed';
  /** The name as it is now. */
  reference: string;
  reason?: string;
}
/** What the operator has decided about an application for a promotion, a reward for points, or an open bet. */
interface DecisionMessage {
  kind: 'promotion_issued' | 'promotion_rejected' | 'redeem_approved' | 'redeem_rejected' | 'bet_voided';
  /** Of what it is about, by language. */
  names: Names;
  /** Minor units; 0 where it is not about money. */
  amount: number;
  reason?: string;
}
/** The operator has answered what the member wrote. */
interface AnswerMessage {
  kind: 'feedback_answered';
  /** The answer, in the operator's words. */
  reference: string;
}
/** A name in each language that it has. */
type Names = Readonly<Record<string, string>>;
export type MessageToSend = Mail | MoneyMessage | ContractMessage | NameMessage | DecisionMessage | AnswerMessage;

/**
 * Puts one message into an account's box, unread (MSG-10 to MSG-14). Call it in the transaction that settles the order, so that
 * both happen or neither; open pages of the account are told. `at`: UTC milliseconds of the platform's clock. Of money and contracts only figures and names are kept: the
 * words are written when it is read, in the reader's language.
 */
export async function sendMessage(trx: Trx, accountId: number, message: MessageToSend, at: number): Promise<void> {
  await trx
    .insertInto('message')
    .values({ account_id: accountId, created_at: at, read_at: null, deleted_at: null, ...rowOf(message) })
    .execute();
  tell(trx, 'account-changed', { accountId });
}

/** The same letter to every member and agent whose account is open. Answers how many got it. */
export async function sendToAll(trx: Trx, mail: Mail, at: number): Promise<number> {
  const accounts = await trx.selectFrom('account').select('id').where('type', '!=', 4).where('status', '=', 'active').execute();
  const rows = accounts.map(({ id }) => ({ account_id: id, created_at: at, read_at: null, deleted_at: null, ...rowOf(mail) }));
  for (let from = 0; from < rows.length; from += 1_000)
    await trx
      .insertInto('message')
      .values(rows.slice(from, from + 1_000))
      .execute();
  tell(trx, 'account-changed', {});
  return rows.length;
}

function rowOf(message: MessageToSend) {
  if (message.kind === 'new_mail')
    return {
      kind: message.kind,
      title: message.title,
      content: message.content,
      amount: null,
      further_amount: null,
      reference: null,
      reason: null,
    };
  const { kind } = message;
  const reference = 'names' in message ? JSON.stringify(message.names) : message.reference;
  const reason = ('reason' in message && message.reason) || null;
  const amount = 'amount' in message ? message.amount : null;
  const further_amount = ('furtherAmount' in message && message.furtherAmount) || null;
  return { kind, title: '', content: '', amount, further_amount, reference, reason };
}
