import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/contract-parts.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-agent-login',
  summary: 'Signs an agent in and leads to the agent centre; whoever is no agent is refused.',
  attributes: {
    landing: {
      type: 'boolean',
      default: false,
      doc: 'With what the agent programme offers beside the form, as on the page `/agent`.',
    },
    'light-form': LIGHT_FORM,
  },
  events: ofPage({
    'gp-login': 'An agent signed in here. The password is never part of it.',
    'gp-navigate': 'The agent centre is wanted; cancel it to route yourself.',
  }),
  slots: { form: 'Used by `light-form` itself.', pitch: 'Your own text beside the form, with `landing`.' },
  parts: {
    form: 'The form.',
    field: 'One field with label and error.',
    submit: 'The button that signs in.',
    pitch: 'The text beside the form.',
  },
  cssProperties: FORM_COLOURS,
  reserve: '340px',
  needs: { texts: ['agent', 'identity'] },
  chunk: 'form',
  since: '0.1.0',
  calls: {
    needs: ['login'],
    without: {
      getCaptcha: 'the picture after failed logins',
      getProof: 'going on without a picture',
      sendLoginVerification: 'the code for a login from a new place',
      answerLoginVerification: 'proving a login from a new place',
      loginFreePlay: 'free play',
      logout: 'logging out',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
