import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { ROUTES } from '../../../src/core/parts/routes.js';
import { earlyTheme, type CdnManifest } from '../../../src/server/index.js';
import type { Platform } from '../platform.js';
import { setPageHeaders } from './page-headers.js';

/** What a page of the site says of itself beside its own; markup, already escaped. */
interface Head {
  title: string;
  description: string;
  /** More lines. */
  links: string;
}

export async function sendSite(reply: FastifyReply, platform: Platform, site: string, head?: Head): Promise<FastifyReply> {
  const theme = earlyTheme({ api: '/', merchant: platform.config.merchant });
  setPageHeaders(reply, platform, { scripts: [theme], workers: true });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await readSite(platform, site, { theme, ...placeOf(reply.request.url), head }));
}

/** Where the site's page names the file of the code that takes longest, so that it travels beside the page's first scripts. */
const LARGEST = /<!-- modulepreload of the code's largest file[^>]*-->/;
/** Where it names the table of the tags that the loader does not carry: it stands after the loader, which comes first. */
const TAGS = /<!-- modulepreload of the table of tags[^>]*-->/;
/** Where it names the tags whose code comes before they stand. */
const PRELOAD = /(?<=data-preload=")[^"]*/;
/** Where it says the visitor's theme, before anything is painted. */
const THEME = /<!-- earlyTheme\(\)[^>]*-->/;
/** Where it says what it is. */
const TITLE = /<title>[^<]*<\/title>/;
const DESCRIPTION = /(<meta name="description" content=")[^"]*">/;
/** Where it names its service worker. */
const WORKER = /(<meta name="service-worker" content=")[^"]*/;

/** The screen of an address, which site.css keeps room by before the code is there, and the popup that stands over it. */
function placeOf(url: string): { screen: string; dialog: string } {
  const { pathname } = new URL(url, 'http://site');
  const route = ROUTES.find(({ path }) => path === pathname);
  return { screen: route?.screen ?? '', dialog: route?.dialog ?? '' };
}

async function readSite(
  { config }: Platform,
  site: string,
  { theme, screen, dialog, head }: { theme: string; screen: string; dialog: string; head: Head | undefined },
): Promise<string> {
  const [html, manifest] = await Promise.all([
    readFile(join(site, 'index.html'), 'utf8'),
    readFile(join(config.cdnDir, 'manifest.json'), 'utf8').then(
      text => JSON.parse(text) as CdnManifest,
      () => undefined,
    ),
  ]);
  const sizeOf = (file: string) => manifest?.files?.[file]?.gzip ?? 0;
  const [largest] = manifest?.wire.toSorted((a, b) => sizeOf(b) - sizeOf(a)) ?? [];
  return (
    html
      .replace(LARGEST, largest ? `<link rel="modulepreload" href="/cdn/${largest}">` : '')
      .replace(TAGS, manifest?.tags ? `<link rel="modulepreload" href="/cdn/${manifest.tags}">` : '')
      .replace(THEME, () => `<script>${theme}</script>`)
      .replace('<body>', `<body data-screen="${screen}"${dialog && ` data-waits`}>`)
      // The form comes before what stands behind it.
      .replace(PRELOAD, (tags: string) => (dialog ? `gp-dialogs gp-${dialog} ${tags}` : tags))
      .replace(TITLE, whole => (head ? `<title>${head.title}</title>` : whole))
      .replace(DESCRIPTION, (whole, before: string) => (head ? `${before}${head.description}">\n    ${head.links}` : whole))
      .replace(WORKER, (named, before: string) => (config.serviceWorker ? named : before))
  );
}
