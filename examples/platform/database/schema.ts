import type { ColumnType, GeneratedAlways, Generated } from 'kysely';
import type { InLanguages } from '../languages.js';

/** Typed tables of the migrations. Money: integer minor units. Times: UTC milliseconds of the platform's clock. */

type Id = Generated<number>;
/** Read as a value, written as JSON text. */
type Json<T> = ColumnType<T, string, string>;
/** Words by the code of their language. */
type Texts = Json<InLanguages<string>>;
/** Like `Json`, null until it is known. */
type LateJson = ColumnType<unknown, string | null | undefined, string | null>;
/** May be left out when a row is added. */
type Optional<T> = ColumnType<T | null, T | null | undefined, T | null>;

interface MerchantTable {
  code: string;
  name: string;
  logo_url: string;
  currency: Generated<string>;
  currency_symbol: Generated<string>;
  default_language: Generated<string>;
  gmt_offset: Generated<number>;
  theme: Generated<string>;
  active: Generated<boolean>;
}
interface SettingTable {
  key: string;
  value: string;
}
interface SystemStateTable {
  id: number;
  maintenance: Generated<boolean>;
  maintenance_end: number | null;
  region_restriction: Generated<boolean>;
}
interface BlockedRegionTable {
  ip_prefix: string;
}
interface WhitelabelNodeTable {
  mod_id: string;
  parent_mod_id: string | null;
  enabled: boolean;
  sort: number;
}
interface DomainRouteTable {
  domain: string;
  kind: 'main' | 'mirror' | 'agent';
  agent_id: number | null;
  active: Generated<boolean>;
}
interface CdnHostTable {
  url: string;
  kind: 'image' | 'launch';
}
interface ResourceTable {
  channel: string;
  label_name_en: string;
  label_name_cn: string;
  url: string;
  active: Generated<boolean>;
}
interface CustomerServiceTable {
  cs_type: string;
  path: string;
  active: Generated<boolean>;
}
interface RepresentativeTable {
  contact_id: string;
  official: boolean;
}
interface CountryTable {
  country_code: string;
  country_dialing_code: string;
  name: string;
}
export interface RegisterRuleTable {
  field: string;
  enabled: boolean;
  required: boolean;
  accepted_pattern: string;
  min_length: number;
  max_length: number;
  pattern_id: number;
  sort: number;
}
interface HelpEntryTable {
  key: string;
  lang: string;
  title: string;
  body: string;
  sort: number;
}
interface CryptoKeyTable {
  id: string;
  private_jwk: Json<Record<string, unknown>>;
  created_at: number;
  retired_at: number | null;
}
interface NonceTable {
  value_hash: string;
  expires_at: number;
}
interface ClockTable {
  id: number;
  offset_ms: number;
  frozen_at: number | null;
}
interface RequestLogTable {
  id: Id;
  at: number;
  method: string;
  path: string;
  query: Json<Record<string, unknown>>;
  account_id: number | null;
  payload: ColumnType<unknown, string | null, string | null>;
  status: number;
  error_code: string | null;
  duration_ms: number;
}
/** `before` and `after`: JSON of the fields that a deed changed. */
interface AuditTable {
  id: Id;
  at: number;
  actor: string;
  action: string;
  ref: string;
  before: Optional<string>;
  after: Optional<string>;
}
interface FaultTable {
  path: string;
  kind: 'latency' | 'error' | 'cut';
  value: number;
  until: number | null;
}

interface AccountTable {
  id: Id;
  account: string;
  nickname: string | null;
  /** 1, 2, 41, 42 agents; 4 trial; 0 member. */
  type: number;
  upline_id: number | null;
  /** Ids of all uplines from the top, each between slashes: `/3/17/`. */
  path: Generated<string>;
  password_hash: string;
  password_changed_at: number;
  password_default: Generated<boolean>;
  payment_password_hash: string | null;
  avatar_url: string | null;
  /** Null until one has been chosen. */
  language: string | null;
  vip_rank_level: Generated<number>;
  /** Agreed with the upline when the account was opened, hundredths of a percent. */
  rate: Optional<number>;
  first_login_at: number | null;
  last_login_at: number | null;
  status: Generated<'active' | 'locked'>;
  /** No withdrawal is taken before: what recovery believes was changed. */
  withdrawals_rest_until: Optional<number>;
  created_at: number;
}
export interface AccountProfileTable {
  account_id: number;
  payee_name: string | null;
  email: string | null;
  country_dialing_code: string | null;
  mobile_num: string | null;
  full_name: string | null;
  nationality: string | null;
  birthday: string | null;
  qq_num: Optional<string>;
  line: Optional<string>;
  whatsapp: Optional<string>;
  facebook: Optional<string>;
  wechat: Optional<string>;
  telegram: Optional<string>;
  zalo: Optional<string>;
  skype: Optional<string>;
  id_number: Optional<string>;
  address: Optional<string>;
  occupation: Optional<string>;
  income_source: Optional<string>;
  referrer: Optional<string>;
}
interface AccountRegistrationTable {
  account_id: number;
  register_url: string;
  register_method: string;
  domain: string;
  referral_code: string | null;
  recommender_id: number | null;
  affiliate_code: string | null;
  firebase_channel: string | null;
  ip: string;
  created_at: number;
  terms_accepted_at: number | null;
  terms_version: string | null;
  age_confirmed_at: number | null;
  creation_key: Optional<string>;
  creation_hash: Optional<string>;
}
/** Texts of the terms that somebody has agreed to, as they stood then. */
interface TermsTextTable {
  version: string;
  lang: string;
  title: string;
  body: string;
  kept_at: number;
}
/** `account_type`: of who registers by it. `rate`: hundredths of a percent, written to who registers. `closed_by`: who may open it again. */
export interface AffiliateCodeTable {
  code: string;
  agent_id: number;
  domain: string | null;
  active: Generated<boolean>;
  account_type: Generated<number>;
  rate: Optional<number>;
  closed_by: Optional<'agent' | 'operator'>;
  created_at: Generated<number>;
}
interface ReferralCodeTable {
  code: string;
  account_id: number;
}
/** What a friend's deposit brought the member who had invited them; minor units. */
interface ReferralRewardTable {
  friend_id: number;
  account_id: number;
  deposit_id: number;
  amount: number;
  txn_id: Optional<number>;
  created_at: number;
}
/** What its owner has confirmed: a mail address in lower case, a number such as `+525500000001`, the authenticator with its secret. */
interface AccountBindingTable {
  account_id: number;
  kind: 'email' | 'mobile' | 'google' | 'social';
  value: string;
  secret: string | null;
  bound_at: number;
}
/** A binding or change of one that waits for its codes. `old_value`: what it replaces. `old_proved`: its code, or one to another binding, was given already. */
interface BindingChangeTable {
  id: string;
  account_id: number;
  session_hash: string;
  kind: 'email' | 'mobile' | 'google';
  value: string;
  dialing_code: string | null;
  number: string | null;
  secret: string | null;
  old_value: string | null;
  old_proved: Generated<boolean>;
  tries: Generated<number>;
  created_at: number;
  expires_at: number;
  done_at: Optional<number>;
}
interface KnownIpTable {
  account_id: number;
  ip: string;
  registered_at: number;
}
interface SessionTable {
  token_hash: string;
  account_id: number;
  kind: 'member' | 'trial';
  ip: string;
  created_at: number;
  expires_at: number;
  revoked_at: number | null;
  first_login: Generated<boolean>;
  must_change_password: Generated<boolean>;
}
interface LoginAttemptTable {
  subject: string;
  failures: number;
  last_at: number;
}
interface LoginChallengeTable {
  id: string;
  account_id: number;
  methods: Json<string[]>;
  ip: string;
  tries: Generated<number>;
  expires_at: number;
  done_at: number | null;
}
interface VerificationCodeTable {
  id: Id;
  purpose: 'login' | 'register' | 'reset' | 'challenge' | 'binding';
  target: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: number;
  used_at: number | null;
}
interface CaptchaTable {
  id: string;
  ip: Generated<string>;
  answer_hash: string;
  expires_at: number;
  used_at: number | null;
}
/** Work that a caller's machine does; `account` is empty where it is for no account. */
interface ProofTable {
  id: string;
  purpose: 'login' | 'register' | 'human' | 'picture';
  account: string;
  ip: string;
  challenge: string;
  expires_at: number;
  used_at: Optional<number>;
}
interface SliderTable {
  id: string;
  kind: 'slider' | 'proof';
  solution: number;
  ip: string;
  expires_at: number;
  answered_at: Optional<number>;
  result_hash: Optional<string>;
  sms_used_at: Optional<number>;
  register_used_at: Optional<number>;
}
interface SmsUsageTable {
  id: Id;
  target: string;
  ip: string;
  sent_at: number;
}
interface TotpUseTable {
  account_id: number;
  step: number;
}
interface PhoneSessionTable {
  id: string;
  target: string;
  code_hash: string;
  tries: Generated<number>;
  expires_at: number;
  used_at: Optional<number>;
}
interface SocialIdentityTable {
  provider: string;
  subject: string;
  account_id: number;
  linked_at: number;
}
interface SocialLoginTable {
  state_hash: string;
  provider: string;
  origin: string;
  challenge: string;
  verifier: string;
  nonce: string;
  code: Optional<string>;
  person: ColumnType<{ subject: string; name: string; email?: string } | null, string | null | undefined, string | null>;
  expires_at: number;
  used_at: Optional<number>;
}
/** Codes, sessions and claims are there as their hashes. */
interface HandoverCodeTable {
  code_hash: string;
  account_id: number;
  origin: string;
  given_by: string;
  expires_at: number;
  claim_hash: Optional<string>;
  opened: Optional<string>;
}
interface IdpRecordTable {
  kind: string;
  id: string;
  payload: Json<Record<string, unknown>>;
  grant_id: string | null;
  uid: string | null;
  user_code: string | null;
  expires_at: number | null;
}
interface IdpKeyTable {
  id: string;
  private_jwk: Json<Record<string, unknown>>;
}
interface OutboxTable {
  id: Id;
  kind: 'sms' | 'mail';
  target: string;
  text: string;
  created_at: number;
}
export type MessageKind =
  | 'new_mail'
  | 'deposit_arrival'
  | 'deposit_failed'
  | 'withdrawal_approved'
  | 'withdrawal_rejected'
  | 'withdrawal_repaid'
  | 'withdrawal_refused'
  | 'referral_bonus'
  | 'red_envelope'
  | 'red_envelope_returned'
  | 'contract'
  | 'name_changed'
  | 'promotion_issued'
  | 'promotion_rejected'
  | 'redeem_approved'
  | 'redeem_rejected'
  | 'feedback_answered'
  | 'transfer_in'
  | 'bet_voided';
/** `title` and `content` of letters; `amount`, `reference`, `reason` of what is told about money. */
/** `further_amount`: of a dispute what is still open after a part was sent again, or what was sent again before the rest was refused. */
interface MessageTable {
  id: Id;
  account_id: number;
  kind: MessageKind;
  title: string;
  content: string;
  amount: Optional<number>;
  further_amount: Optional<number>;
  reference: Optional<string>;
  reason: Optional<string>;
  created_at: number;
  read_at: number | null;
  deleted_at: number | null;
}

export type LedgerType =
  | 'deposit'
  | 'withdraw_hold'
  | 'withdraw_pay'
  | 'withdraw_return'
  | 'wallet_transfer'
  | 'transfer_up'
  | 'transfer_down'
  | 'bet'
  | 'payout'
  | 'bonus'
  | 'rebate'
  | 'points_convert'
  | 'dividend'
  | 'daily_salary'
  | 'hour_salary'
  | 'realtime_salary'
  | 'red_envelope'
  | 'refund'
  | 'adjustment';
interface WalletTable {
  id: Id;
  owner_type: 'account' | 'house';
  owner_id: string;
  vendor: Generated<string>;
  balance: Generated<number>;
}
interface LedgerTxnTable {
  id: Id;
  type: LedgerType;
  ref_type: string;
  ref_id: string;
  created_at: number;
  idempotency_key: string;
  request_hash: string;
}
/** `type` and `created_at` are those of the transaction: the database writes them. */
interface LedgerEntryTable {
  id: Id;
  txn_id: number;
  wallet_id: number;
  amount: number;
  balance_after: number;
  type: Generated<LedgerType>;
  created_at: Generated<number>;
}
/** `fee_permille`: what the way itself costs, paid beside the amount. `declined_cents`: amounts that end in it fail. */
export interface DepositMethodTable {
  id: string;
  kind: 'instant' | 'bank' | 'ewallet' | 'chain';
  names: Texts;
  hints: Texts;
  pay_to: string;
  pay_to_name: Generated<string>;
  min: number;
  max: number;
  fee_permille: Generated<number>;
  arrives_after_seconds: number | null;
  declined_cents: number | null;
  takes_proof: Generated<boolean>;
  active: Generated<boolean>;
  sort: number;
}
export interface DepositOrderTable {
  id: Id;
  account_id: number;
  method_id: string;
  amount: number;
  fee: number;
  status: Generated<'pending' | 'arrived' | 'failed'>;
  reason: Optional<string>;
  proof_upload_id: number | null;
  txn_id: Optional<number>;
  idempotency_key: string;
  request_hash: string;
  created_at: number;
  due_at: number | null;
  settled_at: Optional<number>;
}
export type PayoutKind = 'bank' | 'ewallet' | 'chain';
export interface PayoutAccountTable {
  id: Id;
  account_id: number;
  kind: PayoutKind;
  address: string;
  holder: string;
  active: Generated<boolean>;
  created_at: number;
}
export type Dispute = 'none' | 'open' | 'paid' | 'refused';
export type Receipt = 'none' | 'open' | 'received' | 'partly' | 'not_received';
/** `balance_after`: of the main wallet when the amount was held. `refund_order_id`: the deposit whose fee comes back with it. `claim`: its owner's words about what did not come. */
export interface WithdrawalTable {
  id: Id;
  account_id: number;
  payout_account_id: number;
  amount: number;
  mobile_num: string;
  balance_after: number;
  status: Generated<'pending' | 'approved' | 'rejected' | 'cancelled'>;
  reason: Optional<string>;
  receipt: Generated<Receipt>;
  receipt_by: Optional<'user' | 'timeout' | 'operator'>;
  received_amount: Optional<number>;
  remaining_amount: Optional<number>;
  receipt_due_at: Optional<number>;
  receipt_at: Optional<number>;
  refund_amount: Generated<number>;
  refund_status: Generated<'none' | 'open' | 'credited' | 'forfeited'>;
  refund_order_id: Optional<number>;
  idempotency_key: string;
  request_hash: string;
  created_at: number;
  decided_at: Optional<number>;
  claim: Generated<string>;
  dispute: Generated<Dispute>;
  paid_again: Generated<number>;
}
/** What the cashier did about a dispute, line by line. `words`: his, for the owner. */
export interface WithdrawalSettlementTable {
  withdrawal_id: number;
  step: number;
  kind: 'paid' | 'refused';
  amount: number;
  words: Generated<string>;
  txn_id: Optional<number>;
  created_at: number;
}
/** `amount` 0: nothing was offered for a number then. `number`: the one that earned it, digits and letters alone; of what brought nothing, or from before it was kept, none. */
interface ZaloBonusTable {
  account_id: number;
  amount: number;
  txn_id: Optional<number>;
  created_at: number;
  number: Optional<string>;
}
interface WithdrawalProofTable {
  withdrawal_id: number;
  upload_id: number;
  sort: number;
}
interface FundTransferTable {
  id: Id;
  kind: 'wallet' | 'up' | 'down';
  from_wallet: number;
  to_wallet: number;
  amount: number;
  remark: string | null;
  txn_id: number;
  created_at: number;
}
/** An amount that an agent gives to direct downlines; minor units. What is not opened until `expires_at` goes back. */
export interface RedEnvelopeTable {
  id: Id;
  sender_id: number;
  total: number;
  count: number;
  remark: string;
  status: Generated<'open' | 'done' | 'returned'>;
  txn_id: Optional<number>;
  returned: Generated<number>;
  return_txn_id: Optional<number>;
  idempotency_key: string;
  request_hash: string;
  created_at: number;
  expires_at: number;
  ended_at: Optional<number>;
}
interface RedEnvelopeShareTable {
  red_envelope_id: number;
  account_id: number;
  amount: number;
  opened_at: Optional<number>;
  txn_id: Optional<number>;
}
/** `remark`: a word and its figure, such as `deposit:5000`; written out when it is read, in the reader's language. */
export type PointsType = 'live_casino' | 'lottery_ticket' | 'pvp_game' | 'slot_games' | 'sports_betting' | 'redeem' | 'deposit';
interface PointsLedgerTable {
  id: Id;
  account_id: number;
  type: PointsType;
  changed_points: number;
  points_balance: number;
  remark: Generated<string>;
  ref_no: string;
  created_at: number;
}
/** `ratio` in thousandths: points for one unit of currency (`deposit_earn`, bands in minor units), or minor units for one point (`convert`, bands in points). */
export interface PointsRatioTable {
  id: Id;
  kind: 'deposit_earn' | 'convert';
  amount_from: number;
  amount_to: number | null;
  ratio: number;
}
/** Amounts in minor units: `amount` is what it is worth, `amount_requirement` what the account must have deposited in all. */
export interface PointsRewardTable {
  id: Id;
  type: 'bonus' | 'gift';
  amount: number;
  amount_requirement: Generated<number>;
  points_requirement: number;
  quantity: number;
  status: Generated<'on' | 'off'>;
  image: string;
  sort: number;
}
interface PointsRewardTextTable {
  reward_id: number;
  lang: string;
  name: string;
}
type RedeemStatus = 'in_process' | 'approved' | 'rejected';
export interface RedeemRequestTable {
  id: Id;
  account_id: number;
  reward_id: number;
  points: number;
  amount: number;
  status: Generated<RedeemStatus>;
  ref_no: string;
  note: Optional<string>;
  idempotency_key: string;
  txn_id: Optional<number>;
  applied_at: number;
  decided_at: Optional<number>;
  delivery_name: Optional<string>;
  delivery_phone: Optional<string>;
  delivery_address: Optional<string>;
}

export type ContractKind = 'dividend' | 'daily' | 'hour' | 'realtime';
export type ContractPeriod = 'daily' | 'weekly' | 'semimonthly' | 'monthly';
export type ContractEnd = 'upline' | 'downline' | 'auto' | 'operator';
/** Without `upline_id` it is the house's. Rates in hundredths of a percent. `carried_over`: from before its giver's bound, and paid up to that. `settled_until`: what came before is settled; `due_at`: when the next stretch may be, null when none comes any more. */
export interface ContractTable {
  id: Id;
  kind: ContractKind;
  upline_id: number | null;
  downline_id: number;
  period: ContractPeriod;
  status: Generated<'offered' | 'active' | 'rejected' | 'terminated'>;
  min_bet_amount: Generated<number>;
  min_active_members: Generated<number>;
  fee_rate: Generated<number>;
  single_betting_amount: Optional<number>;
  profit_salary_rate: Optional<number>;
  loss_salary_rate: Optional<number>;
  offered_at: number;
  decided_at: Optional<number>;
  terminated_at: Optional<number>;
  terminated_by: Optional<ContractEnd>;
  settled_until: Optional<number>;
  due_at: Optional<number>;
  carried_over: Generated<boolean>;
}
/** What must be reached; `rate` in hundredths of a percent or `amount` in minor units is what is paid then. */
export interface ContractTierTable {
  contract_id: number;
  seq: number;
  valid_bet: Optional<number>;
  profit_loss: Optional<number>;
  active_members: Optional<number>;
  bet_amount: Optional<number>;
  rate: Optional<number>;
  amount: Optional<number>;
}
/** The house has no id. */
export interface ContractRequestTable {
  id: Id;
  contract_id: number;
  type: 'new' | 'termination';
  from_id: number | null;
  to_id: number | null;
  status: Generated<'open' | 'accepted' | 'rejected'>;
  reason: Optional<string>;
  created_at: number;
  answered_at: Optional<number>;
  answered_by: Optional<'account' | 'auto' | 'operator'>;
}
export type PayoutState = 'paid' | 'below-minimum' | 'no-tier' | 'nothing';
/** A settled stretch that had bets. `base_amount`: valid stakes; `result`: what the team won; rates: those that it was paid at. */
export interface SalaryPayoutTable {
  id: Id;
  contract_id: number;
  period_key: string;
  period_from: number;
  period_to: number;
  base_amount: number;
  result: number;
  active_members: number;
  profit_bet: Generated<number>;
  loss_bet: Generated<number>;
  rate: Optional<number>;
  profit_salary_rate: Optional<number>;
  loss_salary_rate: Optional<number>;
  gross: number;
  fee: number;
  amount: number;
  state: PayoutState;
  txn_id: Optional<number>;
  paid_at: number;
}

export type TicketKind = 'egg_ticket' | 'red_envelope_ticket' | 'prize_wheel_ticket';
/** `amount`: minor units of a bonus, points, 0 for a ticket. Expired follows from `expires_at`. */
export interface RewardTable {
  id: Id;
  account_id: number;
  kind: TicketKind | 'bonus' | 'points';
  amount: Generated<number>;
  status: Generated<'available' | 'claimed'>;
  source: string;
  expires_at: Optional<number>;
  txn_id: Optional<number>;
  claim_key: Optional<string>;
  grant_key: Optional<string>;
  grant_no: Optional<number>;
  created_at: number;
  claimed_at: Optional<number>;
}
/** `stock`: null without end. A prize of weight 0 is never drawn. */
export interface RafflePrizeTable {
  id: Id;
  kind: TicketKind;
  gives: 'bonus' | 'points' | 'nothing';
  amount: number;
  weight: number;
  stock: number | null;
  sort: number;
}
/** `weights`: those of all prizes that could be drawn, in their order; with the seed and the ticket's number they give the prize again. */
export interface RaffleDrawTable {
  id: Id;
  reward_id: number;
  prize_id: number;
  gives: RafflePrizeTable['gives'];
  amount: number;
  server_seed: string;
  weights: ColumnType<[prizeId: number, weight: number][], string, never>;
  txn_id: Optional<number>;
  drawn_at: number;
}

/** `family` is the game type after the sports split: ESPORTS and COCKFIGHT vendors are SPORTS on the wire (LOB-38, LOB-39). */
interface VendorTable {
  vassalage: string;
  game_type: string;
  family: string;
  display_name: string;
  lager_icon: string;
  is_game: Generated<string>;
  active: Generated<boolean>;
  maintenance: Generated<boolean>;
  sort: number;
}
interface VendorCategoryTable {
  game_category: string;
  game_type: string;
  titles: Texts;
  sort: number;
}
interface CategoryVendorTable {
  game_category: string;
  vassalage: string;
  game_type: string;
  sort: number;
}
interface GameClassifyTable {
  game_category: string;
  code: string;
  names: Texts;
  sort: number;
}
interface GameTable {
  node_id: number;
  vassalage: string;
  game_code: string;
  game_type: string;
  family: string;
  /** SC, VP, JP, TG, AC, BG or empty. */
  game_classify: Generated<string>;
  game_name: string;
  node_name: string;
  min_bet: number;
  min_line_num: Generated<number>;
  is_hot: Generated<boolean>;
  show_icon: string;
  /** 0 offers a free trial. */
  support_play: Generated<number>;
  is_game: Generated<string>;
  maintenance: Generated<boolean>;
  fb_launch: Generated<boolean>;
  is_new: Generated<boolean>;
  active: Generated<boolean>;
  sort: number;
}
/** `search_name` is the name without accents and case. */
interface GameNameTable {
  node_id: number;
  lang: string;
  name: string;
  search_name: string;
}
interface PvpRoomTable {
  id: string;
  vassalage: string;
  name: string;
  min_stake: number;
}
interface FavouriteTable {
  account_id: number;
  node_id: number;
  vendor: string;
  game_type: string;
  created_at: number;
}
interface RecentGameTable {
  account_id: number;
  node_id: number;
  last_played_at: number;
}
interface GameSessionTable {
  id: Id;
  /** Null only for demo. */
  account_id: number | null;
  node_id: number;
  mode: 'real' | 'demo';
  launch_token_hash: string;
  host: string;
  opened_at: number;
  expires_at: number;
  closed_at: number | null;
  /** Secret until the session is closed; `seed_hash` is published at its start so that each round can be checked later. */
  server_seed: string;
  seed_hash: string;
  next_nonce: Generated<number>;
  /** Play money of a demo session; null for a real one. */
  demo_balance: number | null;
  /** The room that a card game was opened in. */
  room_id: Optional<string>;
}
export interface BetTable {
  id: Id;
  account_id: number;
  game_session_id: number | null;
  node_id: number;
  game_type: string;
  vassalage: string;
  stake: number;
  valid_stake: number;
  payout: number | null;
  status: 'open' | 'settled' | 'cancelled';
  placed_at: number;
  settled_at: number | null;
  lottery_draw_id: Optional<number>;
}
/** `rate`: hundredths of a percent. */
interface RebateRateTable {
  game_type: string;
  vip_level: number;
  rate: number;
}
export interface RebateClaimTable {
  id: Id;
  account_id: number;
  from_bet_id: number;
  to_bet_id: number;
  amount: number;
  txn_id: number;
  claim_key: string;
  created_at: number;
}
interface RebateBetTable {
  bet_id: number;
  claim_id: number;
}
interface RebateClaimPartTable {
  claim_id: number;
  game_type: string;
  valid_stake: number;
  rate: number;
  amount: number;
}
interface GameRoundTable {
  id: Id;
  game_session_id: number;
  round_id: string;
  bet_id: number | null;
  nonce: number;
  stake: number;
  payout: number;
  outcome: Json<unknown>;
  balance_after: number;
  request_hash: string;
  created_at: number;
}
/** `carry`: thousandths of a minor unit that stakes have left over. */
interface JackpotTable {
  id: number;
  carry: number;
  opened_at: number;
}
/** What a bet gave to the pot: `rate` in thousandths of its stake. */
interface JackpotShareTable {
  bet_id: number;
  rate: number;
  amount: number;
}
/** `seed`: what the house put into the next pot. */
interface JackpotWinTable {
  bet_id: number;
  amount: number;
  seed: number;
  won_at: number;
}
interface LotteryGroupTable {
  game_group_code: string;
  prize_mode: 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';
  titles: Texts;
  sort: number;
}
/** A draw closes at `draw_offset_seconds` + n × `draw_every_seconds` since 1970, UTC. */
interface LotteryGameTable {
  game_code: string;
  game_group_code: string;
  vassalage: string;
  node_id: number;
  draw_every_seconds: number;
  draw_offset_seconds: number;
  number_rule: string;
  sort: number;
}
/** `server_seed` is secret until the draw; `seed_hash` is published from the start. `numbers`: parted by spaces, in the order drawn. */
interface LotteryDrawTable {
  id: Id;
  game_code: string;
  issue_no: string;
  closes_at: number;
  server_seed: string;
  seed_hash: string;
  numbers: Optional<string>;
  drawn_at: Optional<number>;
  settled_at: Optional<number>;
}
/** `odds`: what each prize paid when the bet was placed, in hundredths of the stake of one line. */
interface LotteryBetTable {
  bet_id: number;
  draw_id: number;
  account_id: number;
  play: string;
  selection: string;
  lines: number;
  unit_stake: number;
  odds: Json<Record<string, number>>;
  idempotency_key: string;
  request_hash: string;
  balance_after: number;
}
/** A round that waits for its next step; `actions` and the session's seed give its state, nothing else is kept. */
interface OpenRoundTable {
  id: Id;
  game_session_id: number;
  account_id: number | null;
  node_id: number;
  round_id: string;
  nonce: number;
  stake: number;
  bet_ids: Json<number[]>;
  choice: Json<unknown>;
  actions: Json<string[]>;
  request_hash: string;
  created_at: number;
  ends_at: Optional<number>;
  closed_at: Optional<number>;
}
/** `table_key` is who may meet: room, game and mode. */
interface DuelTable {
  id: Id;
  table_key: string;
  stake: number;
  server_seed: string;
  seed_hash: string;
  opened_at: number;
  deals_at: number;
  closed_at: Optional<number>;
  outcome: LateJson;
}
interface DuelSeatTable {
  duel_id: number;
  seat: number;
  game_session_id: number;
  account_id: number | null;
  round_id: string;
  bet_id: number | null;
  request_hash: string;
  payout: Optional<number>;
  left_at: Optional<number>;
}
interface FixtureTable {
  id: Id;
  sport: string;
  starts_at: number;
  ends_at: number;
  home: string;
  away: string;
  model: Json<unknown>;
  server_seed: string;
  seed_hash: string;
  result: LateJson;
  settled_at: Optional<number>;
}
/** `odds` in hundredths, as they stood when the bet was accepted. */
interface FixtureBetTable {
  id: Id;
  fixture_id: number;
  game_session_id: number;
  account_id: number | null;
  node_id: number;
  round_id: string;
  bet_id: number | null;
  pick: string;
  odds: number;
  stake: number;
  payout: Optional<number>;
  request_hash: string;
  balance_after: number;
  placed_at: number;
  settled_at: Optional<number>;
}
interface WinBoardView {
  bet_id: GeneratedAlways<number>;
  node_id: GeneratedAlways<number>;
  win_amount: GeneratedAlways<number>;
  settled_at: GeneratedAlways<number>;
  customer_name: GeneratedAlways<string>;
}

/** `execution`: who sees a popup; a notice is for everybody, or with G for agents. */
export interface AnnouncementTable {
  id: number;
  lang: string;
  type: 'B' | 'PL' | 'PU' | 'H';
  execution: 'A' | 'B' | 'F' | 'G' | null;
  group_name: string | null;
  url: string | null;
  linkage_type: 'GAME' | 'CATEGORY' | 'PROMOTION' | 'PAGE' | 'URL' | null;
  linkage: string | null;
  title: string;
  content: string;
  starts_at: number | null;
  ends_at: number | null;
  sort: number;
}

export type PromotionCategory =
  | 'sports'
  | 'live_casino'
  | 'slots'
  | 'card_games'
  | 'fish'
  | 'lotto'
  | 'rebate'
  | 'points_mall'
  | 'ranking'
  | 'deposit'
  | 'app_download'
  | 'newbie'
  | 'game';
export type PromotionTag = 'newbie' | 'limited' | 'special_offer' | 'daily' | 'high_rebate' | 'vip';
export type ActivityStatus = 'applying' | 'rejected' | 'issued' | 'claimed' | 'signed' | 'process' | 'joined';
/** `starts_at`, `ends_at`: null without a limit. `mission_target`: bets, or minor units of stakes, of games of `mission_game_type` or of all. */
export interface PromotionTable {
  id: Id;
  category: PromotionCategory;
  tags: Json<PromotionTag[]>;
  kind: 'application' | 'sign_in' | 'mission' | 'event';
  image: string;
  starts_at: number | null;
  ends_at: number | null;
  needs_comment: Generated<boolean>;
  needs_images: Generated<boolean>;
  reward_kind: 'bonus' | null;
  reward_amount: Generated<number>;
  ticket_kind: Optional<TicketKind>;
  tickets: Generated<number>;
  mission_metric: Optional<'bets' | 'stake'>;
  mission_target: Optional<number>;
  mission_game_type: Optional<string>;
  active: Generated<boolean>;
  sort: number;
  created_at: number;
}
interface PromotionTextTable {
  promotion_id: number;
  lang: string;
  title: string;
  summary: string;
  content: string;
}
/** `amount`: the bonus that was promised when it began. `period_key`: the day of a sign-in, else empty. `note`: what the operator says to the decision. The keys are those of the calls that made and claimed it. */
export interface ActivityApplicationTable {
  id: Id;
  promotion_id: number;
  account_id: number;
  status: ActivityStatus;
  ticket_kind: Optional<TicketKind>;
  tickets: Generated<number>;
  amount: Optional<number>;
  period_key: string;
  comment: Optional<string>;
  note: Optional<string>;
  txn_id: Optional<number>;
  apply_key: Optional<string>;
  claim_key: Optional<string>;
  created_at: number;
  decided_at: Optional<number>;
  claimed_at: Optional<number>;
}
interface ActivityImageTable {
  application_id: number;
  upload_id: number;
  sort: number;
}

/** `target`: bets, or minor units of stakes, of games of `game_type` or of all. `reward_amount`: minor units, or points. */
export interface MissionTable {
  id: Id;
  metric: 'bets' | 'stake';
  game_type: string | null;
  target: number;
  period: 'day' | 'week' | 'month';
  reward_kind: 'bonus' | 'points';
  reward_amount: number;
  active: Generated<boolean>;
  sort: number;
}
interface MissionTextTable {
  mission_id: number;
  lang: string;
  title: string;
}
/** A claim, with how far the account was; `period_key` such as `week:2026-11-16`. */
export interface MissionProgressTable {
  mission_id: number;
  account_id: number;
  period_key: string;
  value: number;
  reward_kind: 'bonus' | 'points';
  reward_amount: number;
  txn_id: Optional<number>;
  claim_key: string;
  claimed_at: number;
}
/** `need`: settled valid stakes of a lifetime, minor units. */
export interface VipRankTable {
  level: number;
  label: string;
  need: number;
  bonus_amount: Generated<number>;
}
interface VipBonusTable {
  account_id: number;
  level: number;
  amount: number;
  txn_id: number;
  claim_key: string;
  claimed_at: number;
}

export type QuestionType = 'deposit' | 'withdrawal' | 'game' | 'customer-service' | 'application' | 'other';
interface BlogPostTable {
  id: string;
  lang: string;
  title: string;
  summary: string;
  body: string;
  image: string;
  published_at: number;
}
/** `content` is base64. */
interface UploadTable {
  id: Id;
  key: string;
  account_id: number | null;
  mime: 'image/png' | 'image/jpeg';
  bytes: number;
  sha256: string;
  content: string;
  created_at: number;
}
interface FeedbackTable {
  id: Id;
  account_id: number | null;
  question_type: QuestionType;
  content: string;
  language: string;
  idempotency_key: string | null;
  created_at: number;
  reply: Optional<string>;
  replied_at: Optional<number>;
}
interface FeedbackImageTable {
  feedback_id: number;
  upload_id: number;
  sort: number;
}
interface ChatModelTable {
  id: string;
  cs_type: string;
  names: Texts;
  hints: Texts;
  active: Generated<boolean>;
  sort: number;
}
interface ChatSessionTable {
  id: Id;
  model_id: string;
  account_id: number | null;
  language: string;
  status: Generated<'open' | 'closed'>;
  operator_read_id: Generated<number>;
  visitor_read_id: Generated<number>;
  opened_at: number;
  last_at: number;
}
interface ChatAccessTable {
  token_hash: string;
  chat_session_id: number;
  created_at: number;
  session_hash: string | null;
  expires_at: number;
  replaced_at: Optional<number>;
}
interface ChatMessageTable {
  id: Id;
  chat_session_id: number;
  sender: 'visitor' | 'operator' | 'system';
  text: string;
  upload_id: number | null;
  client_key: string;
  created_at: number;
  author: Optional<string>;
  picture_removed_at: Optional<number>;
}

export interface Database {
  reward: RewardTable;
  raffle_prize: RafflePrizeTable;
  raffle_draw: RaffleDrawTable;
  promotion: PromotionTable;
  promotion_text: PromotionTextTable;
  activity_application: ActivityApplicationTable;
  activity_image: ActivityImageTable;
  mission: MissionTable;
  mission_text: MissionTextTable;
  mission_progress: MissionProgressTable;
  vip_rank: VipRankTable;
  vip_bonus: VipBonusTable;
  merchant: MerchantTable;
  setting: SettingTable;
  system_state: SystemStateTable;
  blocked_region: BlockedRegionTable;
  whitelabel_node: WhitelabelNodeTable;
  domain_route: DomainRouteTable;
  cdn_host: CdnHostTable;
  resource: ResourceTable;
  customer_service: CustomerServiceTable;
  representative: RepresentativeTable;
  country: CountryTable;
  register_rule: RegisterRuleTable;
  help_entry: HelpEntryTable;
  crypto_key: CryptoKeyTable;
  nonce: NonceTable;
  clock: ClockTable;
  request_log: RequestLogTable;
  audit: AuditTable;
  fault: FaultTable;
  account: AccountTable;
  account_profile: AccountProfileTable;
  account_registration: AccountRegistrationTable;
  terms_text: TermsTextTable;
  affiliate_code: AffiliateCodeTable;
  referral_code: ReferralCodeTable;
  referral_reward: ReferralRewardTable;
  slider: SliderTable;
  proof: ProofTable;
  sms_usage: SmsUsageTable;
  totp_use: TotpUseTable;
  phone_session: PhoneSessionTable;
  social_identity: SocialIdentityTable;
  social_login: SocialLoginTable;
  handover_code: HandoverCodeTable;
  idp_record: IdpRecordTable;
  idp_key: IdpKeyTable;
  account_binding: AccountBindingTable;
  binding_change: BindingChangeTable;
  known_ip: KnownIpTable;
  session: SessionTable;
  login_attempt: LoginAttemptTable;
  login_challenge: LoginChallengeTable;
  verification_code: VerificationCodeTable;
  captcha: CaptchaTable;
  outbox: OutboxTable;
  message: MessageTable;
  wallet: WalletTable;
  ledger_txn: LedgerTxnTable;
  ledger_entry: LedgerEntryTable;
  fund_transfer: FundTransferTable;
  red_envelope: RedEnvelopeTable;
  red_envelope_share: RedEnvelopeShareTable;
  deposit_method: DepositMethodTable;
  deposit_order: DepositOrderTable;
  payout_account: PayoutAccountTable;
  withdrawal: WithdrawalTable;
  withdrawal_proof: WithdrawalProofTable;
  withdrawal_settlement: WithdrawalSettlementTable;
  zalo_bonus: ZaloBonusTable;
  points_ledger: PointsLedgerTable;
  points_ratio: PointsRatioTable;
  points_reward: PointsRewardTable;
  points_reward_text: PointsRewardTextTable;
  redeem_request: RedeemRequestTable;
  contract: ContractTable;
  contract_tier: ContractTierTable;
  contract_request: ContractRequestTable;
  salary_payout: SalaryPayoutTable;
  vendor: VendorTable;
  vendor_category: VendorCategoryTable;
  category_vendor: CategoryVendorTable;
  game_classify: GameClassifyTable;
  game: GameTable;
  game_name_i18n: GameNameTable;
  pvp_room: PvpRoomTable;
  favourite: FavouriteTable;
  recent_game: RecentGameTable;
  game_session: GameSessionTable;
  bet: BetTable;
  rebate_rate: RebateRateTable;
  rebate_claim: RebateClaimTable;
  rebate_claim_part: RebateClaimPartTable;
  rebate_bet: RebateBetTable;
  game_round: GameRoundTable;
  jackpot: JackpotTable;
  jackpot_share: JackpotShareTable;
  jackpot_win: JackpotWinTable;
  lottery_group: LotteryGroupTable;
  lottery_game: LotteryGameTable;
  lottery_draw: LotteryDrawTable;
  lottery_bet: LotteryBetTable;
  open_round: OpenRoundTable;
  duel: DuelTable;
  duel_seat: DuelSeatTable;
  fixture: FixtureTable;
  fixture_bet: FixtureBetTable;
  win_board: WinBoardView;
  announcement: AnnouncementTable;
  blog_post: BlogPostTable;
  upload: UploadTable;
  feedback: FeedbackTable;
  feedback_image: FeedbackImageTable;
  chat_model: ChatModelTable;
  chat_session: ChatSessionTable;
  chat_access: ChatAccessTable;
  chat_message: ChatMessageTable;
}
