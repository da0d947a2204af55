import type { Platform, PlatformConfig } from '../platform.js';

/**
 * Strict CSP of the example pages: only files of our origins, no inline script or style, Trusted Types. Nobody frames them but
 * their own origin and those of `framedBy`.
 */
export function pagePolicy({ config }: Platform, framedBy: readonly string[] = []): string {
  const own = originsOf(config.host, config.port);
  const all = ["'self'", ...own].join(' ');
  return [
    "default-src 'none'",
    `script-src ${all}`,
    `style-src ${all}`,
    `img-src ${all} data:`,
    `font-src ${all}`,
    `connect-src ${all}`,
    `frame-src ${all}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    `frame-ancestors ${["'self'", ...framedBy].join(' ')}`,
    "require-trusted-types-for 'script'",
  ].join('; ');
}

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
