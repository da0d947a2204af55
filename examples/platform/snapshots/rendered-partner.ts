import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply } from 'fastify';
import {
  codeLinks,
  earlyClicks,
  LOGIN_SNAPSHOT,
  renderSnapshot,
  sheetNames,
  snapshotHtml,
  type CdnManifest,
  type Snapshot,
} from '../../../src/server/index.js';
import type { PageParts } from '../http/page-policy.js';
import type { Platform } from '../platform.js';

const TAGS = ['gp-lobby', 'gp-winner-ticker'];
const LANGUAGE = 'EN';
const THEME = 'light';
const FRESH_MS = 15_000;
/** Older than this is no longer shown; what is in between serves while newer ones are asked for. */
const USABLE_MS = 600_000;

/**
 * `/partner/rendered/`: the partner's page as a partner with a server of its own makes it. All that is the partner's work is
 * in here: ask the platform for first views over HTTP, keep them, write them into the tags. Nobody waits while newer ones are
 * asked for, and nothing that is seen first waits for another file: all styles stand in the page, and its policy names their
 * hashes.
 */
export function registerRenderedPartner(
  app: FastifyInstance,
  { config, log }: Platform,
  readPage: () => Promise<string>,
  setHeaders: (reply: FastifyReply, parts: PageParts) => void,
): void {
  let kept: readonly (Snapshot | undefined)[] | undefined;
  let keptAt = -Infinity;
  let asking: Promise<void> | undefined;

  const ask = async (siteUrl: string) => {
    try {
      kept = await Promise.all(
        TAGS.map(tag => renderSnapshot({ tag, language: LANGUAGE }, { apiBase: siteUrl, merchant: config.merchant })),
      );
      keptAt = performance.now();
    } catch (error) {
      log.error('the partner has no new first views', { error });
    }
    asking = undefined;
  };

  app.get('/partner/rendered/', async (_request, reply) => {
    const siteUrl = `http://127.0.0.1:${config.port}`;
    const cdn = `${siteUrl}/cdn`;
    const age = () => performance.now() - keptAt;
    if (age() > FRESH_MS) asking ??= ask(siteUrl);
    if (age() > USABLE_MS) await asking;
    // Without first views the page is what it would be without a server of one's own.
    const snapshots = age() > USABLE_MS ? undefined : kept;
    const [page, manifest] = await Promise.all([
      readPage(),
      readFile(join(config.cdnDir, 'manifest.json'), 'utf8').then(text => JSON.parse(text) as CdnManifest),
    ]);
    const styles: string[] = [];
    const inline = (css: string) => {
      styles.push(css);
      return css;
    };
    const own = inline(await readFile(join(config.root, 'dist/examples/partner/blog.css'), 'utf8'));
    let html = page
      // What only a page without first views needs: their preloads, and the space that is reserved for them.
      .replace(/<link rel="(?:preload|modulepreload)"[^>]*snapshots[^>]*>\n?/g, '')
      .replace(snapshots?.every(Boolean) ? /<link [^>]*gp\.css">/ : '', '')
      .replace('<link rel="stylesheet" href="blog.css">', () => `<style>${own}</style>`)
      .replaceAll(/(href|src)="(?!http|#|\/)/g, '$1="../')
      .replace('</head>', () =>
        [
          `<script>${earlyClicks}</script>`,
          `<link rel="preload" as="fetch" crossorigin href="${siteUrl}/wps/snapshots/${config.merchant}/${LANGUAGE}/${LOGIN_SNAPSHOT}.json">`,
          `${codeLinks(manifest, { cdn, tags: TAGS, language: LANGUAGE })}\n</head>`,
        ].join('\n'),
      );
    for (const snapshot of snapshots ?? []) {
      if (!snapshot) continue;
      const css = inline(
        (await Promise.all(sheetNames(snapshot.tag, THEME).map(name => readFile(join(config.cdnDir, name), 'utf8')))).join(''),
      );
      html = html.replace(
        `<${snapshot.tag}></${snapshot.tag}>`,
        () => `<${snapshot.tag}>${snapshotHtml(snapshot, { cdn, siteUrl, theme: THEME, css })}</${snapshot.tag}>`,
      );
    }
    setHeaders(reply, { scripts: [earlyClicks], styles });
    return reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(html);
  });
}
