import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-help',
  summary: 'The help centre: its topics, their texts and a search, or one text alone, such as the licence.',
  attributes: {
    topic: { type: 'string', default: '', doc: 'Key of the topic that is open, such as `term` or `deposits`; empty opens the first.' },
    single: { type: 'boolean', default: false, doc: 'Shows the text of `topic` alone, without list and search.' },
    'without-heading': {
      type: 'boolean',
      default: false,
      doc: 'Hides the heading of a single text, where the page shows one of its own; screen readers keep it.',
    },
    'follow-route': {
      type: 'boolean',
      default: false,
      doc: 'Keeps the topic in the address, as `/help#<key>`, so that links and the back button work. For the full site.',
    },
    popup: { type: 'boolean', default: false, doc: 'Without frame and contact; set by `<gp-dialogs>`.' },
  },
  events: ofPage({ 'gp-navigate': 'Another screen is wanted. A page that cancels it goes there itself.' }),
  parts: { topics: 'The list of topics with its search.', text: 'The text of the topic.', contact: 'The ways to ask a person.' },
  reserve: '480px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: ['listHelp'],
    without: {
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
