import type { WidgetContract } from '../../element/contract.js';

export const contract = {
  tag: 'gp-chat',
  summary: 'Customer service: live chats to choose from, the open conversation, and the other channels.',
  attributes: {
    model: { type: 'string', default: '', doc: 'Id of the chat to open at once, such as `payments`; empty offers the choice.' },
    popup: { type: 'boolean', default: false, doc: 'Without frame; set by `<gp-dialogs>`.' },
  },
  events: {},
  parts: {
    models: 'The chats to choose from.',
    frame:
      'The open conversation. A chat page of your own hears `{ type: "gp-surroundings", theme, language, kept }` and may post `{ type }`: `gp-chat-ready`, `gp-chat-ended`, `gp-chat-escape`, `gp-chat-read`, and `gp-chat-keep` with `kept`, a text that outlives a reload.',
    channels: 'The other ways to customer service.',
  },
  cssProperties: { '--gp-chat-height': { default: '560px', doc: 'Height of the open conversation.' } },
  // Who meets a closed platform may ask why.
  worksWhenBlocked: true,
  reserve: '320px',
  needs: { texts: ['pages'] },
  since: '0.1.0',
  calls: {
    needs: [],
    without: {
      listChatModels: 'the chat',
      launchChat: 'the chat',
      openServicePaths: 'the addresses of customer service',
    },
  },
} as const satisfies WidgetContract;
