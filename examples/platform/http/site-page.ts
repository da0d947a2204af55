import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyReply } from 'fastify';
import { earlyTheme, type CdnManifest } from '../../../src/server/index.js';
import type { Platform } from '../platform.js';
import { setPageHeaders } from './page-headers.js';

export async function sendSite(reply: FastifyReply, platform: Platform, site: string): Promise<FastifyReply> {
  const theme = earlyTheme({ api: '/', merchant: platform.config.merchant });
  setPageHeaders(reply, platform, { scripts: [theme], workers: true });
  return reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .send(await readSite(platform, site, theme));
}

/** Where the site's page names the file of the code that takes longest, so that it travels beside the page's first scripts. */
const LARGEST = /<!-- modulepreload of the code's largest file[^>]*-->/;
/** Where it says the visitor's theme, before anything is painted. */
const THEME = /<!-- earlyTheme\(\)[^>]*-->/;
/** Where it names its service worker. */
const WORKER = /(<meta name="service-worker" content=")[^"]*/;

async function readSite({ config }: Platform, site: string, theme: string): Promise<string> {
  const [html, manifest] = await Promise.all([
    readFile(join(site, 'index.html'), 'utf8'),
    readFile(join(config.root, 'dist/cdn/manifest.json'), 'utf8').then(
      text => JSON.parse(text) as CdnManifest,
      () => undefined,
    ),
  ]);
  const [largest] = Object.entries(manifest?.files ?? {}).sort(([, a], [, b]) => b.gzip - a.gzip)[0] ?? [];
  return html
    .replace(LARGEST, largest ? `<link rel="modulepreload" href="/cdn/${largest}">` : '')
    .replace(THEME, () => `<script>${theme}</script>`)
    .replace(WORKER, (named, before: string) => (config.serviceWorker ? named : before));
}
