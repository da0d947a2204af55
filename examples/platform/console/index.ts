import type { FastifyInstance } from 'fastify';
import { acceptJson } from '../http/accept-json.js';
import type { Platform } from '../platform.js';
import { accountActionRoutes } from './account-actions.js';
import { accountBindingRoutes } from './account-bindings.js';
import { accountTypeRoutes } from './account-types.js';
import { accountRoutes } from './accounts.js';
import { activityRoutes } from './activities.js';
import { addressRoutes } from './addresses.js';
import { adjustmentRoutes } from './adjustment.js';
import { affiliateRoutes } from './affiliates.js';
import { announcementRoutes } from './announcements.js';
import { auditRoutes } from './audit.js';
import { betRoutes } from './bets.js';
import { catalogueRoutes } from './catalogue.js';
import { chatRoutes } from './chats.js';
import { clockRoutes } from './clock-routes.js';
import { contractRoutes } from './contracts.js';
import { depositRoutes } from './deposits.js';
import { envelopeRoutes } from './envelopes.js';
import { createFaultList, faultHook, faultRoutes } from './faults.js';
import { createGuard } from './guard.js';
import { feedbackRoutes } from './feedback.js';
import { goodsRoutes } from './goods.js';
import { helpTextRoutes } from './help-texts.js';
import { houseContractRoutes } from './house-contracts.js';
import { ledgerRoutes } from './ledger.js';
import { letterRoutes } from './letters.js';
import { lotteryRoutes } from './lottery.js';
import { missionRoutes } from './missions.js';
import { outboxRoutes } from './outbox.js';
import { overviewRoutes } from './overview.js';
import { pageRoutes } from './page.js';
import { pictureRoutes } from './pictures.js';
import { promotionRoutes } from './promotions.js';
import { rebateRateRoutes } from './rebate-rates.js';
import { redeemRoutes } from './redeems.js';
import { registerRuleRoutes } from './register-rules.js';
import { requestRoutes } from './requests.js';
import { resetRoutes } from './reset.js';
import { rewardRoutes } from './rewards.js';
import { settingRoutes } from './settings.js';
import { systemRoutes } from './system.js';
import { todayRoutes } from './today.js';
import { whitelabelRoutes } from './whitelabel.js';
import { withdrawalRoutes } from './withdrawals.js';

/** Whole articles, in every language. */
const BODY_LIMIT = 1_048_576;

/**
 * Adds the operator console to the app (OPC-01 to OPC-19): the page at `/sandbox/`, its API under `/sandbox/api/`, which
 * answers only with the operator key, and the hook that makes ordered faults true for every other path. Call it on the
 * root app, after CORS and before `ready()`: answers of a fault then carry the CORS headers too.
 */
export function registerConsole(app: FastifyInstance, platform: Platform): void {
  const faults = createFaultList(platform);
  app.addHook('onRequest', faultHook(faults));
  pageRoutes(app, platform);
  app.register(
    async scope => {
      acceptJson(scope, BODY_LIMIT);
      scope.addHook('onRequest', createGuard(platform.config.operatorKey));
      scope.addHook(
        'onSend',
        async (_request, reply) => void reply.header('cache-control', 'no-store, no-transform').header('x-content-type-options', 'nosniff'),
      );
      scope.addHook('preSerialization', async (_request, _reply, payload: object) => ({ success: true, ...payload }));
      for (const routes of [
        overviewRoutes,
        todayRoutes,
        accountRoutes,
        accountActionRoutes,
        accountTypeRoutes,
        accountBindingRoutes,
        adjustmentRoutes,
        ledgerRoutes,
        systemRoutes,
        whitelabelRoutes,
      ])
        routes(scope, platform);
      for (const routes of [catalogueRoutes, requestRoutes, outboxRoutes, clockRoutes, auditRoutes]) routes(scope, platform);
      for (const routes of [
        registerRuleRoutes,
        settingRoutes,
        addressRoutes,
        resetRoutes,
        announcementRoutes,
        helpTextRoutes,
        lotteryRoutes,
      ])
        routes(scope, platform);
      for (const routes of [chatRoutes, feedbackRoutes, affiliateRoutes, promotionRoutes, activityRoutes]) routes(scope, platform);
      for (const routes of [
        depositRoutes,
        withdrawalRoutes,
        redeemRoutes,
        rewardRoutes,
        letterRoutes,
        missionRoutes,
        rebateRateRoutes,
        envelopeRoutes,
        contractRoutes,
        houseContractRoutes,
        betRoutes,
        goodsRoutes,
        pictureRoutes,
      ])
        routes(scope, platform);
      faultRoutes(scope, platform, faults);
    },
    { prefix: '/sandbox/api' },
  );
}
