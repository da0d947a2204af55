import type { FastifyReply } from 'fastify';
import type { Platform } from '../platform.js';
import { pagePolicy, type PageParts } from './page-policy.js';

/** What every page of ours says of itself. */
export function setPageHeaders(reply: FastifyReply, platform: Platform, parts: PageParts = {}): void {
  void reply.headers({
    'content-security-policy': pagePolicy(platform, parts),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  });
}
