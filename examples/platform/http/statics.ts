import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DATA_PATHS, HASHED } from '../../site/site-paths.js';
import { VERSION } from '../../../src/core/kernel/version.js';
import { registerStarlight } from '../../starlight/starlight-api.js';
import type { Platform } from '../platform.js';
import { registerRenderedPartner } from '../snapshots/rendered-partner.js';
import { DOCUMENT_POLICY, originsOf } from './page-policy.js';
import { setPageHeaders } from './page-headers.js';
import { registerGameSitePage } from './game-site-page.js';
import { askedPath, routeOf } from './route-of.js';
import { registerServiceWorker } from './service-worker.js';
import type { Services } from './services.js';
import { sendSite } from './site-page.js';

const YEAR_SECONDS = 31_536_000;
const OF_A_RELEASE = /^\/cdn\/\d+\.\d+\.\d+[^/]*\//;

/** What the paths of the site are, beside files: each shows the site's one page, which knows the route itself. */
const SITE_PATHS = [
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/forgot',
  '/agent',
  '/agentHome',
  '/member',
  '/help',
  '/sports',
  '/esports',
  '/lott',
  '/elott',
  '/live',
  '/fish',
  '/rng',
  '/pvp',
  '/cockfight',
  '/favorite',
  '/recent',
  '/lottery',
  '/lottert',
  '/seaLottery',
  '/sealottery',
  '/vnLottery',
  '/vnlottery',
  '/promotions',
  '/pointMall',
  '/seamless',
  '/mirror',
  '/download',
  '/blog',
  '/brand',
  '/agreement',
  '/winners',
  '/leaderboard',
  '/search',
];

/** Static roots of the platform's own origin: `/` the site, `/gallery/`, `/cdn/`. */
export async function registerSite(app: FastifyInstance, platform: Platform, services: Services): Promise<void> {
  const site = pageFolder(platform, 'site');
  await serveReleases(app, platform);
  await serveFolder(app, platform, '/gallery/', pageFolder(platform, 'gallery'));
  // The page itself, because a folder without a packed index.html is not found when the browser takes packed files.
  if (existsSync(pageFolder(platform, 'gallery')))
    app.get('/gallery/', (_request, reply) => sendPage(reply, platform, pageFolder(platform, 'gallery')));
  await serveFolder(app, platform, '/framed/', pageFolder(platform, 'framed'));
  app.get('/framed/', (_request, reply) =>
    sendPage(reply, platform, pageFolder(platform, 'framed'), originsOf(platform.config.host, platform.config.partnerPort)),
  );
  await serveFolder(app, platform, '/adapter/', pageFolder(platform, 'adapter'));
  app.get('/adapter/', (_request, reply) => sendPage(reply, platform, pageFolder(platform, 'adapter')));
  // Other people's platform, which the example above speaks to.
  await app.register(async foreign => registerStarlight(foreign), { prefix: '/starlight/v1' });
  const play = join(platform.config.root, 'examples/starlight/play');
  await serveFolder(app, platform, '/starlight/play/', play);
  app.get('/starlight/play/', (_request, reply) => sendPage(reply, platform, play));
  await serveFolder(app, platform, '/openapi/', pageFolder(platform, 'openapi'));
  app.get('/openapi/', async (_request, reply) => {
    setPageHeaders(reply, platform);
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': DOCUMENT_POLICY })
      .send(await readPage(platform, pageFolder(platform, 'openapi')));
  });
  await serveFolder(app, platform, '/site/', site);
  if (!existsSync(site)) return;
  registerServiceWorker(app, platform, site);
  registerGameSitePage(app, platform, services, site);
  for (const path of SITE_PATHS) {
    app.get(path, (_request, reply) => sendSite(reply, platform, site));
  }
}

/** What asks for a page gets the site, which knows what to do with an unknown address (OP-67); what asks for data does not. */
export function siteFallback(platform: Platform) {
  const site = pageFolder(platform, 'site');
  return (request: FastifyRequest): string | undefined => {
    const isPage = request.method === 'GET' && /\btext\/html\b/.test(request.headers.accept ?? '');
    // What a route has answered with nothing is nothing.
    const isUnknown = routeOf(request) === '' && !DATA_PATHS.test(askedPath(request));
    return isPage && isUnknown && existsSync(site) ? site : undefined;
  };
}

/** Pages of other people, on the partner's origin. */
const PARTNER_PAGES = ['partner', 'affiliate', 'host'];

/** Static roots of the partner's origin, and nothing else there. */
export async function registerPartner(app: FastifyInstance, platform: Platform): Promise<void> {
  for (const name of PARTNER_PAGES) {
    const folder = join(platform.config.root, 'dist/examples', name);
    await serveFolder(app, platform, `/${name}/`, folder);
    if (existsSync(folder)) app.get(`/${name}/`, (_request, reply) => sendPage(reply, platform, folder));
  }
  registerRenderedPartner(
    app,
    platform,
    () => readPage(platform, join(platform.config.root, 'dist/examples/partner')),
    (reply, parts) => setPageHeaders(reply, platform, parts),
  );
  app.get('/', (_request, reply) => reply.redirect('/partner/'));
}

async function sendPage(reply: FastifyReply, platform: Platform, folder: string, framedBy: readonly string[] = []): Promise<FastifyReply> {
  setPageHeaders(reply, platform, { framedBy });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await readPage(platform, folder));
}

/** A page names the default addresses, so that its source reads as it would on a real host; other ports are written in here. */
async function readPage({ config: { port, partnerPort } }: Platform, folder: string): Promise<string> {
  const text = await readFile(join(folder, 'index.html'), 'utf8');
  return text.replaceAll('127.0.0.1:4100', `127.0.0.1:${port}`).replaceAll('127.0.0.1:4101', `127.0.0.1:${partnerPort}`);
}

/** The built page with its scripts; the source folder when nothing is built. */
function pageFolder({ config }: Platform, name: string): string {
  const built = join(config.root, 'dist/examples', name);
  return existsSync(built) ? built : join(config.root, 'examples', name);
}

/** Addresses of the code: of one version, which never change, and of a major one and all, which move on (docs/versions.md). */
async function serveReleases(app: FastifyInstance, platform: Platform): Promise<void> {
  const { cdnDir } = platform.config;
  await serveFolder(app, platform, '/cdn/', cdnDir);
  // Where releases are laid out, their folders stand there.
  if (existsSync(join(cdnDir, VERSION))) return;
  await serveFolder(app, platform, `/cdn/${VERSION}/`, cdnDir);
  await serveFolder(app, platform, `/cdn/${VERSION.split('.')[0]}/`, cdnDir);
}

async function serveFolder(app: FastifyInstance, platform: Platform, prefix: string, root: string): Promise<void> {
  if (!existsSync(root)) {
    platform.log.error(`${prefix} is not served: its folder is missing`, { root });
    return;
  }
  await app.register(fastifyStatic, {
    root,
    prefix,
    redirect: true,
    decorateReply: !app.hasReplyDecorator('sendFile'),
    index: 'index.html',
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const file = path.replace(/\.(?:br|gz)$/, '');
      const isForEver = HASHED.test(file) || OF_A_RELEASE.test(prefix + relative(root, file).replaceAll('\\', '/'));
      void reply.header('cache-control', isForEver ? `public, max-age=${YEAR_SECONDS}, immutable` : 'no-cache');
      // Scripts and art are for pages of any origin; pages are for nobody's frame.
      if (file.endsWith('.html')) setPageHeaders(reply, platform);
      else
        void reply
          .header('access-control-allow-origin', '*')
          .header('cross-origin-resource-policy', 'cross-origin')
          .header('x-content-type-options', 'nosniff');
    },
  });
}
