import type { AddressInfo } from 'node:net';
import compress from '@fastify/compress';
import Fastify, { type FastifyInstance } from 'fastify';
import { registerArt } from './art/register-art.js';
import { registerUploads } from './uploads/serve-uploads.js';
import { startRemovingOld } from './cleaning/remove-old.js';
import { startClearingChats } from './chat/clear-old-chats.js';
import { registerChat } from './chat/index.js';
import { startSettlingContracts } from './contracts/settle-contracts.js';
import { registerConsole } from './console/index.js';
import { registerGames } from './games/index.js';
import { startSettlingFunds } from './funds/settle-funds.js';
import { startSettling } from './games/settle-due.js';
import { answerFailure, toFailure } from './http/answer-failure.js';
import { createApp } from './http/app.js';
import { onlyOwnHosts } from './http/own-hosts.js';
import { originsOf } from './http/page-policy.js';
import { registerPartner, registerSite } from './http/statics.js';
import { createLotterySchedule } from './lottery/scheduler.js';
import type { Platform } from './platform.js';
import { registerSnapshots } from './snapshots/register-snapshots.js';
import { StartError } from './start-error.js';

export interface Served {
  /** Address of the platform's own origin, without a slash at its end. */
  url: string;
  partnerUrl: string;
  app: FastifyInstance;
  close(): Promise<void>;
}

/** Opens both origins: API, site, games and console on one, the partner's pages on the other. Throws StartError when a port is taken. */
export async function serve(platform: Platform): Promise<Served> {
  const { config } = platform;
  const app = await createApp(platform);
  registerParts(app, platform);
  await registerSite(app, platform, app.services);
  const partner = Fastify({ logger: false, forceCloseConnections: 'idle' });
  partner.setErrorHandler((error, _request, reply) => answerFailure(reply, toFailure(error)));
  onlyOwnHosts(partner, config);
  await partner.register(compress, { threshold: 1_024, encodings: ['br', 'gzip'] });
  await registerPartner(partner, platform);
  const lottery = createLotterySchedule(platform);
  const stopSettling = startSettling(platform);
  const stopFunds = startSettlingFunds(platform);
  const stopContracts = startSettlingContracts(platform);
  const stopChats = startClearingChats(platform);
  const stopRemoving = startRemovingOld(platform);
  const close = async () => {
    await Promise.all([stopSettling(), stopFunds(), stopContracts(), stopChats(), stopRemoving()]);
    await Promise.all([app.close(), partner.close(), lottery.stop()]);
  };
  try {
    await lottery.run();
    config.port = await listen(app, config.host, config.port, 'PORT');
    config.partnerPort = await listen(partner, config.host, config.partnerPort, 'PARTNER_PORT');
  } catch (error) {
    await close();
    throw error;
  }
  config.allowedOrigins = [
    ...new Set([...config.allowedOrigins, ...originsOf(config.host, config.port), ...originsOf(config.host, config.partnerPort)]),
  ];
  const [url = ''] = originsOf(config.host, config.port);
  const [partnerUrl = ''] = originsOf(config.host, config.partnerPort);
  return { url, partnerUrl, app, close };
}

/** What answers on the platform's own origin beside the calls and the site's files. */
export function registerParts(app: FastifyInstance, platform: Platform): void {
  registerArt(app, platform);
  registerConsole(app, platform);
  registerSnapshots(app, platform);
  registerGames(app, platform);
  registerUploads(app, platform);
  registerChat(app, platform);
}

async function listen(app: FastifyInstance, host: string, port: number, name: string): Promise<number> {
  try {
    await app.listen({ host, port });
    return (app.server.address() as AddressInfo).port;
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE')
      throw new StartError(`Port ${port} is in use. Stop what runs there, or choose another: ${name}=${port + 100} npm start`);
    if (code === 'EACCES')
      throw new StartError(`Port ${port} may not be opened by this user. Choose one above 1023: ${name}=4100 npm start`);
    throw error;
  }
}
