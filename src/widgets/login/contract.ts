import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/contract-parts.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-login',
  summary: 'Signs a member in with username and password, in place or as the content of the login popup.',
  attributes: {
    audience: {
      type: 'string',
      default: 'any',
      values: ['any', 'member', 'agent'],
      doc: 'Who may sign in here. `member` refuses agents, `agent` refuses everybody else; a refused login is undone at once.',
    },
    'light-form': LIGHT_FORM,
    popup: {
      type: 'boolean',
      default: false,
      doc: 'Without frame and heading, first empty field focused; set by `<gp-dialogs>`.',
    },
  },
  events: ofPage({ 'gp-login': 'Signed in here. The password is never part of it.' }),
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that signs in.' },
  cssProperties: FORM_COLOURS,
  reserve: '380px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
  calls: {
    needs: ['login'],
    without: {
      getRegisterRules: 'the rules of fields',
      loginFreePlay: 'free play',
      loginBySms: 'logging in by sms',
      loginByPhoneProvider: 'logging in by a proved number',
      confirmPhoneVerification: 'proving a number through a provider',
      logout: 'undoing a login of the wrong kind',
      getCaptcha: 'the picture after failed logins',
      getProof: 'going on without a picture',
      sendLoginVerification: 'the code for a login from a new place',
      answerLoginVerification: 'proving a login from a new place',
      startSocialLogin: 'logging in with a provider',
      finishSocialLogin: 'logging in with a provider',
      listCountries: 'the choice of a country for a mobile number',
      sendSmsBeforeLogin: 'codes by sms',
      sendSmsForRegistration: 'codes by sms for a registration',
      startPhoneVerification: 'proving a number through a provider',
    },
  },
} as const satisfies WidgetContract;
