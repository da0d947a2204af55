import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Platform } from '../../platform.js';

/** Where a stand-in provider keeps its sessions, interactions, codes and grants: the platform's database, in rows of its own. */
export function createIdpAdapter({ db }: Platform, provider: string): (model: string) => Adapter {
  return model => {
    const kind = `${provider}:${model}`;
    async function find(column: 'id' | 'uid' | 'user_code', value: string): Promise<AdapterPayload | undefined> {
      const row = await db.selectFrom('idp_record').selectAll().where('kind', '=', kind).where(column, '=', value).executeTakeFirst();
      // A third party's clock is the machine's: the operator moves only the platform's.
      return row && (row.expires_at === null || row.expires_at > Date.now()) ? row.payload : undefined;
    }
    return {
      async upsert(id, payload, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          user_code: payload.userCode ?? null,
          expires_at: expiresIn ? Date.now() + expiresIn * 1000 : null,
        };
        await db.deleteFrom('idp_record').where('expires_at', '<', Date.now()).execute();
        await db
          .insertInto('idp_record')
          .values({ kind, id, ...values })
          .onConflict(conflict => conflict.columns(['kind', 'id']).doUpdateSet(values))
          .execute();
      },
      find: id => find('id', id),
      findByUid: uid => find('uid', uid),
      findByUserCode: userCode => find('user_code', userCode),
      async consume(id) {
        const payload = await find('id', id);
        if (!payload) return;
        const consumed = JSON.stringify({ ...payload, consumed: Math.floor(Date.now() / 1000) });
        await db.updateTable('idp_record').set({ payload: consumed }).where('kind', '=', kind).where('id', '=', id).execute();
      },
      async destroy(id) {
        await db.deleteFrom('idp_record').where('kind', '=', kind).where('id', '=', id).execute();
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('idp_record').where('kind', '=', kind).where('grant_id', '=', grantId).execute();
      },
    };
  };
}
