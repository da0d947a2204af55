import { listBlog, type BlogPost } from '../api/blog.js';
import type { Core, Query } from './core.js';

const MINUTES = 60_000;

/** Articles in the language of now, newest first (O-50). */
export function blogPosts({ client }: Pick<Core, 'client'>): Query<BlogPost[]> {
  return { key: `blog?${client.language()}`, staleAfter: 5 * MINUTES, load: signal => listBlog(client, { signal }) };
}
