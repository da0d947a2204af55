import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Platform } from '../platform.js';
import { consoleBuild } from './build.js';

interface Asset {
  body: string;
  etag: string;
}
interface Assets {
  js: Asset;
  css: Asset;
}

const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');
const HEADERS = {
  'content-security-policy': POLICY,
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-cache',
};
const HTML = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Operator console</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/sandbox/main.css">
<script type="module" src="/sandbox/main.js"></script>
</head>
<body>
<div id="console"></div>
<noscript><p>The operator console needs JavaScript.</p></noscript>
</body>
</html>
`;

/** The browser app: a page without data, its script and its style sheet. All data comes by the API, with the key. */
export function pageRoutes(scope: FastifyInstance, { config }: Platform): void {
  const page = assetOf(HTML);
  const assets = createAssets(config.root);
  scope.get('/sandbox', (_request, reply) => reply.redirect('/sandbox/', 308));
  scope.get('/sandbox/', (request, reply) => send(request, reply, page, 'text/html; charset=utf-8'));
  scope.get('/sandbox/main.js', async (request, reply) => send(request, reply, (await assets()).js, 'text/javascript; charset=utf-8'));
  scope.get('/sandbox/main.css', async (request, reply) => send(request, reply, (await assets()).css, 'text/css; charset=utf-8'));
}

function send(request: FastifyRequest, reply: FastifyReply, asset: Asset, type: string): FastifyReply {
  reply.headers({ ...HEADERS, ...reply.getHeaders(), etag: asset.etag });
  if (request.headers['if-none-match'] === asset.etag) return reply.status(304).send();
  return reply.type(type).send(asset.body);
}

/** What the build left in `dist/console`, read again when it was built again; else a bundle made in memory, once. */
function createAssets(root: string): () => Promise<Assets> {
  const folder = join(root, 'dist', 'console');
  let built: { at: number; assets: Assets } | undefined;
  let bundled: Promise<Assets> | undefined;

  return async () => {
    const at = await stat(join(folder, 'main.js')).then(
      found => found.mtimeMs,
      () => undefined,
    );
    if (at === undefined) {
      bundled ??= bundle(root);
      // A failed bundle is forgotten, so that the next visit after the repair works.
      bundled.catch(() => (bundled = undefined));
      return bundled;
    }
    if (built?.at !== at) {
      const [js, css] = await Promise.all([readFile(join(folder, 'main.js'), 'utf8'), readFile(join(folder, 'main.css'), 'utf8')]);
      built = { at, assets: { js: assetOf(js), css: assetOf(css) } };
    }
    return built.assets;
  };
}

async function bundle(root: string): Promise<Assets> {
  const { build } = await import('esbuild');
  const { outputFiles } = await build(consoleBuild(root));
  const textOf = (end: string) => outputFiles.find(file => file.path.endsWith(end))?.text ?? '';
  return { js: assetOf(textOf('.js')), css: assetOf(textOf('.css')) };
}

function assetOf(body: string): Asset {
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"` };
}
