import { createHash } from 'node:crypto';
import type { Platform, PlatformConfig } from '../platform.js';

export interface PageParts {
  /** Origins beside the page's own that may frame it. */
  framedBy?: readonly string[];
  /** Texts of the scripts and style sheets that stand in the page itself; none else may. */
  scripts?: readonly string[];
  styles?: readonly string[];
  /** Whether it may have a worker, of its own origin alone. */
  workers?: boolean;
}

/** Strict CSP of the example pages: only files of our origins and what the page names, Trusted Types. */
export function pagePolicy({ config }: Platform, { framedBy = [], scripts = [], styles = [], workers = false }: PageParts): string {
  const own = originsOf(config.host, config.port);
  const all = ["'self'", ...own].join(' ');
  return [
    "default-src 'none'",
    `script-src ${[all, ...scripts.map(hashOf)].join(' ')}`,
    `style-src ${[all, ...styles.map(hashOf)].join(' ')}`,
    `img-src ${all} data:`,
    `font-src ${all}`,
    `connect-src ${all}`,
    `frame-src ${all}`,
    "manifest-src 'self'",
    `worker-src ${workers ? "'self'" : "'none'"}`,
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** For the page of the OpenAPI document alone: Redoc writes styles and markup by itself and searches in a worker that it makes. */
export const DOCUMENT_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  'worker-src blob:',
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The addresses under which this process is reached on its own machine. */
export function originsOf(host: string, port: number): string[] {
  return [...new Set([host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host, '127.0.0.1', 'localhost'])].map(
    name => `http://${name}:${port}`,
  );
}

/** Where this platform lives, whatever a caller's headers say: what links in messages and providers lead back to. */
export function ownOrigin({ host, port }: PlatformConfig): string {
  return originsOf(host, port)[0] ?? '';
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
