import { sql } from 'kysely';
import { Failure } from '../failure.js';
import { createLimiter } from '../http/create-limiter.js';
import { networkOf } from '../http/network-of.js';
import type { Platform, Queryable, Trx } from '../platform.js';

interface PictureSender {
  ip: string;
  conversationId: number;
  accountId: number | null;
}
export interface PictureQuota {
  /** Counts a picture before it is read. Answers what is to be called when it has been. Throws Failure `rate-limited` or `quota-exceeded`. */
  take(sender: PictureSender, bytes: number): Promise<() => void>;
}

const MB = 1_048_576;
const HOUR_S = 3_600;
const OF_ADDRESS = { pictures: 60, bytes: 60 * MB };
const OF_SENDER = { pictures: 30, bytes: 50 * MB };
/** Read at once: the room sends three together, and each is in memory until it is kept. */
const AT_ONCE = { ofAddress: 4, inAll: 30 };
const SOON_S = 5;

/** How many pictures, and of how many bytes, an address, an account or conversation, and all together may send. */
export function createPictureQuota(platform: Platform): PictureQuota {
  const limiter = (name: string, points: number) => createLimiter(platform, { name: `chat-${name}`, points, seconds: HOUR_S });
  const limits = {
    ofSender: [limiter('sender-pictures', OF_SENDER.pictures), limiter('sender-bytes', OF_SENDER.bytes)],
    ofAddress: [limiter('address-pictures', OF_ADDRESS.pictures), limiter('address-bytes', OF_ADDRESS.bytes)],
  } as const;
  const reading = new Map<string, number>();
  let all = 0;

  return {
    async take({ ip, conversationId, accountId }, bytes) {
      const address = networkOf(ip);
      const own = reading.get(address) ?? 0;
      if (own >= AT_ONCE.ofAddress || all >= AT_ONCE.inAll) throw new Failure('rate-limited', { retryAfter: SOON_S });
      reading.set(address, own + 1);
      all++;
      let isOver = false;
      const over = () => {
        if (isOver) return;
        isOver = true;
        all--;
        const left = (reading.get(address) ?? 1) - 1;
        if (left > 0) reading.set(address, left);
        else reading.delete(address);
      };
      try {
        const sender = accountId === null ? `chat-${conversationId}` : `account-${accountId}`;
        for (const [limiters, key] of [
          [limits.ofAddress, address],
          [limits.ofSender, sender],
        ] as const) {
          await limiters[0].take(key);
          await limiters[1].take(key, bytes);
        }
        await assertRoom(platform.db, { bytes, isVisitor: accountId === null });
      } catch (error) {
        over();
        throw error;
      }
      return over;
    },
  };
}

/** Throws Failure `quota-exceeded` when the pictures kept would be more than the operator wants; in a transaction, nobody else adds one meanwhile. */
export async function assertRoom(db: Queryable, { bytes, isVisitor }: { bytes: number; isVisitor: boolean }): Promise<void> {
  const most = Number((await limitOf(db)).value) * MB;
  const kept = await db
    .selectFrom('chat_message')
    .innerJoin('upload', 'upload.id', 'chat_message.upload_id')
    .innerJoin('chat_session', 'chat_session.id', 'chat_message.chat_session_id')
    .select([
      sql<number>`coalesce(sum(upload.bytes), 0)::float8`.as('all'),
      sql<number>`coalesce(sum(upload.bytes) filter (where chat_session.account_id is null), 0)::float8`.as('visitors'),
    ])
    .executeTakeFirstOrThrow();
  // Members can send pictures however many visitors send theirs.
  if (kept.all + bytes <= most && (!isVisitor || kept.visitors + bytes <= most / 2)) return;
  throw new Failure('quota-exceeded', { message: 'No more pictures can be kept at the moment. Describe it in words.' });
}

function limitOf(db: Queryable) {
  const query = db.selectFrom('setting').select('value').where('key', '=', 'chat_pictures_mb');
  return (isTransaction(db) ? query.forNoKeyUpdate() : query).executeTakeFirstOrThrow();
}

function isTransaction(db: Queryable): db is Trx {
  return db.isTransaction;
}
