import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-contract',
  summary:
    'Contracts for dividends and salaries: what was offered, to accept or reject, and what is agreed; agents also see and offer those of their downlines.',
  attributes: {
    kind: {
      type: 'string',
      default: '',
      values: ['', 'dividend', 'daily', 'hour', 'realtime'],
      doc: 'Only contracts of this kind. Empty: all of them. In the form of an offer it is the kind that is chosen first.',
    },
    section: {
      type: 'string',
      default: '',
      values: ['', 'received', 'given', 'offer'],
      doc: 'What stands first: contracts received, those given to downlines, or the form that offers one; the latter two for agents.',
    },
    request: { type: 'string', default: '', doc: 'The open request that stands first, by its id.' },
    downline: { type: 'string', default: '', doc: 'Account that the form of an offer is filled in with.' },
    popup: { type: 'boolean', default: false, doc: 'Stands in a dialog that has a frame of its own.' },
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: {
    'gp-contract': {
      cancelable: false,
      detail: '{ id: string; kind: string; action: string }',
      doc: 'A request has been answered (`accept`, `reject`), an end was asked for (`end`), or a contract was offered (`offer`) or the offer taken back (`withdraw`). `id` is the contract’s, empty for an offer.',
    },
    ...ofPage({ 'gp-login-required': 'Contracts need a login. A page that cancels it shows its own.' }),
  },
  parts: {
    request: 'An open request with its terms.',
    contract: 'One contract.',
    form: 'The form of an offer.',
    field: 'A field of a form with its label.',
    submit: 'The button that sends the form.',
  },
  cssProperties: {
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  needs: { texts: ['contracts'], login: true, switch: 'AGENTPOLICY3' },
  reserve: '420px',
  since: '0.2.0',
  calls: {
    needs: ['listContracts', 'offerContract'],
    without: {
      answerContractRequest: 'answering a contract',
      requestContractTermination: 'ending a contract',
      withdrawOffer: 'taking an offer back',
      listDownlines: 'the choice of a downline',
      getTeamOverview: 'the figures of the team',
    },
  },
} as const satisfies WidgetContract;
