import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-blog',
  summary: 'The operator’s articles as a list, and each of them to read.',
  attributes: {
    post: { type: 'string', default: '', doc: 'Id of the article that is open; empty shows the list.' },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps the article in the address, as `/blog?post=<id>`, so that links and the back button work. For the full site.',
    },
  },
  events: ofPage({ 'gp-navigate': 'Another article is wanted. A page that cancels it goes there itself.' }),
  parts: { card: 'One article of the list.', article: 'The open article.' },
  reserve: '640px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: ['listBlog'],
  },
} as const satisfies WidgetContract;
