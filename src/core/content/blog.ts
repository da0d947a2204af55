import { listBlog } from '../../api/content/blog.js';
import { resource } from '../data/resource.js';

const MINUTES = 60_000;

/** Articles in the language of now, newest first (O-50). */
export const blogPosts = resource({
  name: 'blog',
  scope: 'language',
  tags: ['blog'],
  staleAfter: 5 * MINUTES,
  call: listBlog,
});
