import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/contract-parts.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-forgot-password',
  summary: 'Sets a new password with a code sent by mail or to the mobile number, and signs in.',
  attributes: {
    'light-form': LIGHT_FORM,
    popup: { type: 'boolean', default: false, doc: 'Without frame and heading; set by `<gp-dialogs>`.' },
  },
  events: ofPage({ 'gp-login': 'Signed in with the new password.' }),
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that sends.' },
  cssProperties: FORM_COLOURS,
  reserve: '340px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
  calls: {
    needs: ['getRegisterRules'],
    without: {
      forgotPasswordByEmail: 'a new password by e-mail',
      checkMailLink: 'a new password by e-mail',
      setPasswordByEmail: 'a new password by e-mail',
      setPasswordByPhone: 'a new password by sms',
      logout: 'ending the session before',
      listCountries: 'the choice of a country for a mobile number',
      sendSmsBeforeLogin: 'codes by sms',
      sendSmsForRegistration: 'codes by sms for a registration',
      startPhoneVerification: 'proving a number through a provider',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
