import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform } from '../platform.js';
import { tell } from '../tell.js';
import { isPicture } from './announcements.js';
import { audited } from './audit.js';
import { idParams, parse } from './parse.js';

/** A reward of the points mall, as the operator sees it. `amount` in minor units, 0 for goods. */
export interface GoodsRow {
  id: number;
  name: string;
  type: 'bonus' | 'gift';
  amount: number;
  points: number;
  quantity: number;
  isOn: boolean;
  /** A path of this platform or an address. */
  image: string;
}

const picture = v.object({
  image: v.pipe(
    plainText('Must be text.'),
    v.trim(),
    v.maxLength(500, 'At most 500 characters.'),
    v.check(isPicture, 'Must begin with / or https:// or http://'),
  ),
});

/** What the points mall offers, and its pictures. */
export function goodsRoutes(scope: FastifyInstance, platform: Platform): void {
  const { db } = platform;
  scope.get('/goods', async (): Promise<{ list: GoodsRow[] }> => {
    const rows = await db
      .selectFrom('points_reward as goods')
      .leftJoin('points_reward_text as words', join => join.onRef('words.reward_id', '=', 'goods.id').on('words.lang', '=', 'EN'))
      .selectAll('goods')
      .select('words.name')
      .orderBy('goods.sort')
      .orderBy('goods.id')
      .execute();
    return {
      list: rows.map(row => ({
        id: row.id,
        name: row.name ?? '',
        type: row.type,
        amount: row.amount,
        points: row.points_requirement,
        quantity: row.quantity,
        isOn: row.status === 'on',
        image: row.image,
      })),
    };
  });
  scope.post('/goods/:id/picture', async request => {
    const { id } = parse(idParams, request.params);
    const { image } = parse(picture, request.body);
    await platform.transact(async trx => {
      const read = () => trx.selectFrom('points_reward').select('image').where('id', '=', id).executeTakeFirst();
      if (!(await read())) throw new Failure('not-found', { message: `There is no reward ${id}.` });
      await audited(trx, platform, request, { action: 'goods.picture', ref: `reward ${id}` }, read, () =>
        trx.updateTable('points_reward').set({ image }).where('id', '=', id).execute(),
      );
      tell(trx, 'content-changed', undefined);
    });
    return {};
  });
}
