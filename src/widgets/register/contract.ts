import type { WidgetContract } from '../../element/contract.js';
import { FORM_COLOURS, LIGHT_FORM } from '../../element/contract-parts.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-register',
  summary: 'Registers a new member by username or mobile number and signs in, in place or as the content of the register popup.',
  attributes: {
    'affiliate-code': {
      type: 'string',
      default: '',
      doc: 'Code of the agent under whom everybody is placed who registers here. It stands in the form and cannot be changed. Without it, `?affiliateCode=` of the page’s address fills the field.',
    },
    'light-form': LIGHT_FORM,
    popup: {
      type: 'boolean',
      default: false,
      doc: 'Without frame and heading, first empty field focused; set by `<gp-dialogs>`.',
    },
    zalo: {
      type: 'boolean',
      default: false,
      doc: 'In place of the form: the invitation to add a Zalo number for a bonus; set by `<gp-dialogs>` after a registration.',
    },
  },
  events: {
    'gp-register': {
      detail: '{ account: string; affiliateCode: string }',
      cancelable: false,
      doc: 'A member was registered here. Raised before `gp-login`; holds nothing that was typed beside the account’s name and the invitation code.',
    },
    ...ofPage({ 'gp-login': 'Signed in by the registration.' }),
  },
  slots: { form: 'Used by `light-form` itself.' },
  parts: { form: 'The form.', field: 'One field with label and error.', submit: 'The button that registers.' },
  cssProperties: FORM_COLOURS,
  reserve: '560px',
  needs: { texts: ['identity'] },
  chunk: 'form',
  since: '0.1.0',
  calls: {
    needs: ['getRegisterRules'],
    without: {
      registerByUsername: 'registering with a name',
      registerByMobile: 'registering with a number',
      checkAffiliate: 'affiliate codes',
      getSlider: 'the human verification',
      checkSlider: 'the human verification',
      confirmPhoneVerification: 'proving a number through a provider',
      getProfile: 'what follows a registration',
      putProfile: 'what follows a registration',
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
