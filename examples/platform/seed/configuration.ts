import { hashPassword } from '../passwords.js';
import type { PlatformConfig, Trx } from '../platform.js';
import { DEFAULT_PASSWORD } from './accounts.js';
import { helpEntries } from './help.js';
import { REFERENCE_PATTERNS } from './reference-patterns.js';

/** Stands for the address under which the caller reached the platform. */
export const OWN_HOST = '{self}';
/** The domain that stands for the address under which the sandbox is reached. */
export const OWN_DOMAIN = '127.0.0.1';

const SETTINGS: Record<string, string | number> = {
  min_age: 18,
  withdraw_receipt_minutes: 30,
  withdraw_phone_digits: 10,
  withdraw_min: 1_000,
  withdraw_max: 500_000,
  feedback_min_words: 5,
  feedback_max_words: 500,
  password_expiry_days: 90,
  sms_expiry_minutes: 1,
  sms_quota: 10,
  sms_limit_per_5min: 3,
  mail_code_minutes: 15,
  forgot_password_tells: 0,
  captcha_after_failures: 3,
  captcha_free: 5,
  proof_attempts: 80,
  proof_doublings: 4,
  login_failures_limit: 10,
  login_failures_minutes: 15,
  login_failures_global: 500,
  session_hours: 24,
  binding_rest_hours: 24,
  payout_other_name_refused: 0,
  zalo_bonus: 13_100_000,
  image_max_bytes: 5_242_880,
  image_max_count: 3,
  chat_pictures_mb: 500,
  chat_picture_days: 30,
  chat_visitor_days: 30,
  comment_max: 140,
  launch_session_minutes: 240,
  merchant_wallet_single: 1,
  referral_bonus: 1_000,
  referral_deposit_min: 2_000,
  agent_levels: 5,
  register_rate_max: 1_000,
  contract_dividend_max: 3_000,
  contract_daily_max: 150,
  contract_hour_max: 2_500,
  contract_realtime_profit_max: 50,
  contract_realtime_loss_max: 100,
  red_envelope_hours: 24,
  red_envelope_share_min: 100,
  red_envelope_share_max: 100_000,
  jackpot_rate: 10,
  jackpot_seed: 500_000,
  jackpot_odds: 1_000_000,
};

/** Switches as a tree; a switch whose calls the platform does not answer yet is off. */
const SWITCHES: [modId: string, parent: string | null, enabled: boolean][] = [
  ['SITE', null, true],
  ['REGISTER', 'SITE', true],
  ['USERNAMEREG3', 'REGISTER', true],
  ['MOBILENUMREG3', 'REGISTER', true],
  ['MOBILENUMPASSREG3', 'MOBILENUMREG3', true],
  ['REGMOBVERF3', 'MOBILENUMREG3', true],
  ['LOGIN', 'SITE', true],
  ['FREEPLAY3', 'LOGIN', true],
  ['PWDEXPFORCECHANGE3', 'LOGIN', true],
  ['MOBILEVERCODELOGIN3', 'LOGIN', true],
  ['LOGINFACEBOOK3', 'LOGIN', true],
  ['LOGINGOOGLE3', 'LOGIN', true],
  ['LOGINLINE3', 'LOGIN', true],
  ['PHONEPROVIDER3', 'LOGIN', false],
  ['FORGETEMAIL3', 'LOGIN', true],
  ['FORGETMOBILE3', 'LOGIN', true],
  ['CENTRE', 'SITE', true],
  ['AGENTPOLICY3', 'CENTRE', true],
  ['PTSYS3', 'CENTRE', true],
  ['REWARDCENTER3', 'CENTRE', true],
  ['VIPSYS3', 'CENTRE', true],
  ['ZALOBONUS3', 'CENTRE', false],
];

const RESOURCES: [channel: string, en: string, cn: string, url: string][] = [
  ['LINE', 'LINE', 'LINE', 'https://line.example/novapalace'],
  ['TELEGRAM', 'Telegram', '电报', 'https://telegram.example/novapalace'],
  ['TELEGRAM2', 'Telegram news', '电报新闻', 'https://telegram.example/novapalace-news'],
  ['LIVECHAT', 'Live chat', '在线客服', `${OWN_HOST}/chat/`],
  ['WHATSAPP', 'WhatsApp', 'WhatsApp', 'https://whatsapp.example/novapalace'],
  ['INSTAGRAM', 'Instagram', 'Instagram', 'https://instagram.example/novapalace'],
  ['FACEBOOK', 'Facebook', '脸书', 'https://facebook.example/novapalace'],
  ['TWITTER', 'Twitter', '推特', 'https://twitter.example/novapalace'],
  ['Android', 'Android app', '安卓应用', 'https://download.example/novapalace.apk'],
  ['iOS', 'iOS app', '苹果应用', 'https://download.example/novapalace-ios'],
];

/** Where the merchant is; asked for first wherever a country is chosen. */
export const OWN_COUNTRY = 'MX';
/** Hours before or behind Greenwich: when the platform's day begins. */
export const GMT_OFFSET = -6;
const COUNTRIES: [code: string, dialing: string, name: string][] = [
  ['MX', '52', 'México'],
  ['AR', '54', 'Argentina'],
  ['CL', '56', 'Chile'],
  ['CO', '57', 'Colombia'],
  ['PE', '51', 'Perú'],
  ['ES', '34', 'España'],
  ['US', '1', 'United States'],
  ['BR', '55', 'Brasil'],
  ['VN', '84', 'Việt Nam'],
  ['TH', '66', 'ประเทศไทย'],
  ['PH', '63', 'Pilipinas'],
  ['KR', '82', '대한민국'],
];

/** field, enabled, required, pattern, min, max, pattern id */
const REGISTER_RULES: [string, boolean, boolean, string, number, number, number][] = [
  ['username', true, true, '[A-Za-z][A-Za-z0-9_]*', 4, 16, 1],
  ['password', true, true, '(?=.*[A-Za-z])(?=.*[0-9])[A-Za-z0-9]+', 6, 20, 5],
  ['confirmPassword', true, true, '*', 6, 20, 0],
  ['mobileNum', true, false, REFERENCE_PATTERNS[6], 7, 15, 6],
  ['verificationCode', false, false, REFERENCE_PATTERNS[6], 6, 6, 6],
  ['payeeName', true, false, REFERENCE_PATTERNS[12], 2, 60, 12],
  ['paymentPassword', false, false, REFERENCE_PATTERNS[6], 6, 6, 6],
  ['email', true, false, REFERENCE_PATTERNS[3], 5, 80, 3],
  ['qqNum', false, false, REFERENCE_PATTERNS[6], 5, 12, 6],
  ['line', false, false, REFERENCE_PATTERNS[9], 2, 40, 9],
  ['whatsapp', false, false, REFERENCE_PATTERNS[6], 7, 15, 6],
  ['facebook', false, false, REFERENCE_PATTERNS[9], 2, 60, 9],
  ['wechat', false, false, REFERENCE_PATTERNS[9], 2, 40, 9],
  ['telegram', false, false, REFERENCE_PATTERNS[9], 2, 40, 9],
  ['zalo', false, false, REFERENCE_PATTERNS[6], 7, 15, 6],
  ['skype', false, false, REFERENCE_PATTERNS[9], 2, 40, 9],
  ['idNumber', false, false, REFERENCE_PATTERNS[14], 6, 20, 14],
  ['birthday', false, false, REFERENCE_PATTERNS[11], 10, 10, 11],
  ['nickname', true, false, '*', 2, 20, 0],
  ['fullName', false, false, REFERENCE_PATTERNS[12], 2, 60, 12],
  ['referrer', false, false, '*', 2, 60, 0],
  ['address', false, false, '*', 5, 120, 0],
  ['nationality', false, false, REFERENCE_PATTERNS[12], 2, 60, 12],
  ['occupation', false, false, '*', 2, 60, 0],
  ['incomeSource', false, false, '*', 2, 60, 0],
  ['recommenderId', false, false, REFERENCE_PATTERNS[6], 1, 12, 6],
  ['affiliateCode', true, false, REFERENCE_PATTERNS[14], 4, 12, 14],
  ['captcha', false, false, REFERENCE_PATTERNS[14], 5, 5, 14],
];

/** Merchant, settings, switches, hosts, channels, countries, registration rules, help texts, clock and system state. */
export async function seedConfiguration(trx: Trx, config: PlatformConfig): Promise<void> {
  await trx
    .insertInto('merchant')
    .values({ code: config.merchant, name: 'Nova Palace', logo_url: '/art/brand.svg', gmt_offset: GMT_OFFSET, active: true })
    .execute();
  const defaultPasswordHash = await hashPassword(DEFAULT_PASSWORD, config.passwordCost);
  await trx
    .insertInto('setting')
    .values([
      ...Object.entries(SETTINGS).map(([key, value]) => ({ key, value: String(value) })),
      { key: 'default_password_hash', value: defaultPasswordHash },
    ])
    .execute();
  await trx.insertInto('system_state').values({ id: 1, maintenance_end: null }).execute();
  await trx
    .insertInto('clock')
    .values({ id: 1, offset_ms: 0, frozen_at: config.seedAt ?? null })
    .execute();
  await trx
    .insertInto('whitelabel_node')
    .values(SWITCHES.map(([mod_id, parent_mod_id, enabled], sort) => ({ mod_id, parent_mod_id, enabled, sort })))
    .execute();
  await trx
    .insertInto('cdn_host')
    .values([
      { url: OWN_HOST, kind: 'image' },
      { url: OWN_HOST, kind: 'launch' },
    ])
    .execute();
  await trx
    .insertInto('domain_route')
    .values([
      { domain: OWN_DOMAIN, kind: 'main', agent_id: null },
      { domain: 'localhost', kind: 'mirror', agent_id: null },
      { domain: 'novapalace.example', kind: 'mirror', agent_id: null },
      { domain: 'nova-palace.example', kind: 'mirror', agent_id: null },
      // Its agent is set when there are agents.
      { domain: 'carla.novapalace.example', kind: 'agent', agent_id: null },
    ])
    .execute();
  await trx
    .insertInto('resource')
    .values(RESOURCES.map(([channel, label_name_en, label_name_cn, url]) => ({ channel, label_name_en, label_name_cn, url })))
    .execute();
  await trx
    .insertInto('customer_service')
    .values([
      { cs_type: 'LIVECHAT', path: `${OWN_HOST}/chat/` },
      { cs_type: 'MAIL', path: 'mailto:help@novapalace.example' },
    ])
    .execute();
  await trx
    .insertInto('representative')
    .values([
      { contact_id: 'nova-marta', official: true },
      { contact_id: 'nova-luis', official: true },
    ])
    .execute();
  await trx
    .insertInto('country')
    .values(COUNTRIES.map(([country_code, country_dialing_code, name]) => ({ country_code, country_dialing_code, name })))
    .execute();
  await trx
    .insertInto('register_rule')
    .values(
      REGISTER_RULES.map(([field, enabled, required, accepted_pattern, min_length, max_length, pattern_id], sort) => ({
        field,
        enabled,
        required,
        accepted_pattern,
        min_length,
        max_length,
        pattern_id,
        sort,
      })),
    )
    .execute();
  await trx.insertInto('help_entry').values(helpEntries()).execute();
}
