import type { WidgetContract } from '../../element/contract.js';
import { ofPage } from '../../element/page-events.js';

export const contract = {
  tag: 'gp-wallet',
  summary:
    'The money of the signed-in account: its wallets and transfers between them, deposits, withdrawals with their receipt, and transfers to the upline.',
  attributes: {
    section: {
      type: 'string',
      default: 'transferFund',
      values: ['transferFund', 'depositv2', 'withdraw', 'transferUpline'],
      doc: 'Which part of the wallet: balances and transfers between wallets, deposits, withdrawals, or the transfer to the upline. Named as in the member centre’s menu.',
    },
    'without-title': { type: 'boolean', default: false, doc: 'Leaves out the heading, where the page has its own.' },
  },
  events: {
    'gp-deposit': {
      cancelable: false,
      detail: '{ id: string; amount: number }',
      doc: 'A deposit has been ordered; amount in minor units.',
    },
    'gp-withdraw': {
      cancelable: false,
      detail: '{ id: string; amount: number }',
      doc: 'A withdrawal has been asked for; amount in minor units.',
    },
    'gp-transfer': {
      cancelable: false,
      detail: '{ from: string; to: string; amount: number }',
      doc: 'Money has moved between wallets, or to the upline (`to` is its account name); amount in minor units.',
    },
    ...ofPage({ 'gp-login-required': 'The wallet needs a login. A page that cancels it shows its own.' }),
  },
  parts: {
    balance: 'The balance of the main wallet.',
    form: 'A form.',
    field: 'One field with label and error.',
    submit: 'The button that sends a form.',
    list: 'A list of orders, withdrawals or wallets.',
  },
  cssProperties: {
    '--gp-field-bg': { default: 'white in the light theme, the ground in the dark one', doc: 'Background of the fields.' },
    '--gp-bar-height': { default: '0px', doc: 'Room that a fixed bar takes below; on phones the button of a form stands above it.' },
    '--gp-button-bg': { default: 'the primary colour', doc: 'Background of the primary button.' },
  },
  needs: { texts: ['wallet'], login: true },
  reserve: '520px',
  since: '0.2.0',
  calls: {
    needs: ['getBalance'],
    without: {
      getWithdrawConfig: 'withdrawals',
      getMerchantWallet: 'whether there are wallets of vendors',
      listWallets: 'wallets of vendors',
      transferBetweenWallets: 'moving money between wallets',
      collectWallets: 'collecting money',
      listTransactions: 'what last came and went',
      transferToUpline: 'sending money to the upline',
      listDepositMethods: 'deposits',
      createDeposit: 'deposits',
      listDeposits: 'the list of deposits',
      cancelDeposit: 'taking a deposit back',
      listPayoutAccounts: 'receiving addresses',
      addPayoutAccount: 'a new receiving address',
      removePayoutAccount: 'removing a receiving address',
      createWithdrawal: 'withdrawals',
      listWithdrawals: 'the list of withdrawals',
      cancelWithdrawal: 'taking a withdrawal back',
      confirmWithdrawReceipt: 'confirming that money came',
      uploadImage: 'pictures of proofs',
      getSecurity: 'the hint to set a payment password',
      setPaymentPassword: 'setting the payment password',
      getRegisterRules: 'the rules of fields',
      sendOwnerCode: 'proving oneself by a code',
      startSocialLogin: 'proving oneself with a provider',
      openServicePaths: 'the addresses of customer service',
      countUnreadChat: 'the mark of unread chat answers',
    },
  },
} as const satisfies WidgetContract;
