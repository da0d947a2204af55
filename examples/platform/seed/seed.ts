import { openPot } from '../jackpot/pot.js';
import type { Db, PlatformConfig, Trx } from '../platform.js';
import { seedAccounts } from './accounts.js';
import { seedAnnouncements } from './announcements.js';
import { seedBets } from './bets.js';
import { seedCatalogue } from './catalogue.js';
import { seedConfiguration } from './configuration.js';
import { seedContracts } from './contracts.js';
import { seedDepositMethods } from './deposit-methods.js';
import { seedIdentity } from './identity.js';
import { seedLottery } from './lottery.js';
import { seedMissions } from './missions.js';
import { seedPages } from './pages.js';
import { seedPoints } from './points.js';
import { seedPromotions } from './promotions.js';
import { seedRebate } from './rebate.js';
import { seedReferral } from './referral.js';
import { seedRewards } from './rewards.js';

/** True when the database holds a merchant: it is never seeded twice. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (await db.selectFrom('merchant').select('code').limit(1).executeTakeFirst()) !== undefined;
}

/** Fills an empty, migrated database: all of it or nothing. The same data each time but for passwords' salts and times. */
export async function seed(db: Db, config: PlatformConfig): Promise<void> {
  await db.transaction().execute(trx => seedInto(trx, config));
}

/** The same inside a transaction that is open. */
export async function seedInto(trx: Trx, config: PlatformConfig): Promise<void> {
  const now = config.seedAt ?? Date.now();
  await seedConfiguration(trx, config);
  await seedDepositMethods(trx);
  const games = await seedCatalogue(trx, config.seedGames);
  await seedLottery(trx);
  const players = await seedAccounts(trx, config, now);
  await seedIdentity(trx, now);
  await seedReferral(trx, players, now);
  await seedBets(trx, players, games, now);
  await seedAnnouncements(trx, games, await seedPromotions(trx, now));
  await seedPages(trx, now);
  await seedPoints(trx, now);
  const { gmt_offset: gmtOffset } = await trx.selectFrom('merchant').select('gmt_offset').executeTakeFirstOrThrow();
  await seedMissions(trx, games, { now, gmtOffset });
  await seedRewards(trx, now);
  await seedRebate(trx);
  await seedContracts(trx, games, { now, gmtOffset });
  await openPot(trx, now);
}
