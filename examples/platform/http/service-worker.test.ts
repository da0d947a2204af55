import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestPlatform } from '../database/test-platform.js';
import { serve } from '../serve.js';

/** A working tree of which only the site is built. */
let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'gp-site-'));
  const site = join(root, 'dist/examples/site');
  await mkdir(site, { recursive: true });
  await writeFile(join(site, 'sw.js'), '/* keeps */');
  await writeFile(join(site, 'sw-off.js'), '/* removes */');
  await writeFile(join(site, 'index.html'), '<!doctype html><meta name="service-worker" content="/sw.js"><title>Site</title>');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function answers(serviceWorker: boolean) {
  const platform = await openTestPlatform({ root, serviceWorker });
  const { url, close } = await serve(platform);
  try {
    const [worker, page] = await Promise.all(['/sw.js', '/'].map(path => fetch(url + path)));
    return { worker: worker!, script: await worker!.text(), page: page!, html: await page!.text() };
  } finally {
    await close();
    await platform.close();
  }
}

describe('the site’s service worker', () => {
  it('stands at the root, is asked for anew each time, and the page names it and may have it', async () => {
    const { worker, script, page, html } = await answers(true);
    expect([worker.status, script]).toEqual([200, '/* keeps */']);
    expect(worker.headers.get('content-type')).toContain('text/javascript');
    expect(worker.headers.get('cache-control')).toBe('no-cache');
    expect(worker.headers.get('content-security-policy')).toBe("default-src 'none'; connect-src 'self'");
    expect(html).toContain('<meta name="service-worker" content="/sw.js">');
    expect(page.headers.get('content-security-policy')).toContain("worker-src 'self'");
  });

  it('switched off, its address answers the one that removes it, and the page names none', async () => {
    const { script, html } = await answers(false);
    expect(script).toBe('/* removes */');
    expect(html).toContain('<meta name="service-worker" content="">');
  });
});
