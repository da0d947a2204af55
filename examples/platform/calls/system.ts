import * as v from 'valibot';
import { ownOrEnglish } from '../languages.js';
import type { Platform } from '../platform.js';
import { defineCall } from '../http/call.js';
import { changeAddress } from '../http/change-stream.js';
import { plainText } from '../http/plain-text.js';
import type { ServicePaths } from '../http/service-paths.js';
import { fillSettings } from '../http/fill-settings.js';
import { inputText, requiredText } from '../http/wire-input.js';
import { OWN_COUNTRY, OWN_DOMAIN, OWN_HOST } from '../seed/configuration.js';

interface SwitchNode {
  modId: string;
  enabled: boolean;
  childrenNodes: SwitchNode[];
}

const status = defineCall({
  method: 'GET',
  path: '/wps/system/status',
  access: 'open',
  whenClosed: true,
  input: v.object({}),
  async answer({ platform, gate, changes, servicePaths, ip, origin }) {
    const events = changeAddress(changes);
    const { db } = platform;
    const state = await gate.stateFor(ip);
    const merchant = await db.selectFrom('merchant').selectAll().where('code', '=', platform.config.merchant).executeTakeFirstOrThrow();
    const hosts = await db.selectFrom('cdn_host').selectAll().orderBy('url').execute();
    const hostsOf = (kind: 'image' | 'launch') =>
      hosts.filter(host => host.kind === kind).map(host => (host.url === OWN_HOST ? origin : host.url));
    const domains = await db.selectFrom('domain_route').selectAll().where('active', '=', true).orderBy('domain').execute();
    // While the sandbox's own domain is on, it may be reached under any name of the machine.
    const own = domains.some(row => row.domain === OWN_DOMAIN) ? new URL(origin).hostname : '';
    return {
      value: {
        maintenance: state.maintenance,
        maintenanceEnd: state.maintenance && state.maintenanceEnd !== null ? new Date(state.maintenanceEnd).toISOString() : null,
        regionRestriction: state.regionRestriction,
        location: { ip },
        whitelabel: await switchTree(platform),
        register: await registerRules(platform),
        resources: await resources(platform, origin),
        customerService: await customerService(platform, servicePaths, origin),
        domainRoute: own === '' ? domains.map(row => row.domain) : [...new Set([own, ...domains.map(row => row.domain)])],
        mainDomain: domains.find(row => row.kind === 'main')?.domain ?? '',
        analytics: [],
        events,
        imageCDNs: hostsOf('image'),
        launchGameCDNs: hostsOf('launch'),
        merchantName: merchant.name,
        logoUrl: merchant.logo_url,
        gmtOffset: merchant.gmt_offset,
        time: platform.clock.now(),
        currency: merchant.currency,
        currencySymbol: merchant.currency_symbol,
      },
    };
  },
});

const whitelabel = defineCall({
  method: 'GET',
  path: '/wps/system/whitelabel',
  access: 'open',
  whenClosed: true,
  input: v.object({}),
  answer: async ({ platform }) => ({ value: await switchTree(platform) }),
});

const domainRoute = defineCall({
  method: 'GET',
  path: '/wps/system/domainRoute',
  access: 'open',
  whenClosed: true,
  input: v.object({}),
  async answer({ platform }) {
    const rows = await platform.db
      .selectFrom('domain_route')
      .select(['domain', 'kind'])
      .where('active', '=', true)
      .orderBy('domain')
      .execute();
    return { value: { list: rows } };
  },
});

const helpCenter = defineCall({
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'open',
  whenClosed: true,
  input: v.object({ device: inputText }),
  async answer({ platform, language }) {
    const rows = await platform.db
      .selectFrom('help_entry')
      .select(['key', 'lang', 'title', 'body'])
      .where('lang', 'in', ['EN', language])
      .orderBy('sort')
      .execute();
    const list = ownOrEnglish(rows, language, ({ key }) => key);
    return { value: { list: await fillSettings(platform, list, 'body') } };
  },
});

const countryCode = defineCall({
  method: 'GET',
  path: '/wps/system/countryCode',
  access: 'open',
  input: v.object({}),
  async answer({ platform }) {
    const rows = await platform.db
      .selectFrom('country')
      .selectAll()
      .orderBy(eb => eb('country_code', '!=', OWN_COUNTRY))
      .orderBy('name')
      .execute();
    return {
      value: { list: rows.map(row => ({ countryCode: row.country_code, countryDialingCode: row.country_dialing_code, name: row.name })) },
    };
  },
});

const publicKey = defineCall({
  method: 'GET',
  path: '/wps/system/publicKey',
  access: 'open',
  whenClosed: true,
  input: v.object({}),
  answer: async ({ seal }) => ({ value: await seal.publicKey() }),
});

/** What opens the customer-service paths, for whoever opens customer service (SYS-26). */
const servicePathKeys = defineCall({
  method: 'POST',
  path: '/wps/system/customerService/key',
  access: 'open',
  sealed: true,
  whenClosed: true,
  input: v.object({
    keyIds: v.pipe(
      v.array(v.pipe(plainText(), v.regex(/^[\w-]{22}$/, 'must be the kid of a path'))),
      v.minLength(1, 'at least one'),
      v.maxLength(8, 'at most 8'),
    ),
    answerKey: v.pipe(
      plainText(),
      v.regex(/^[\w-]{43}$/, 'must be 32 bytes as base64url'),
      v.transform(text => new Uint8Array(Buffer.from(text, 'base64url'))),
    ),
  }),
  answer: async ({ servicePaths, input }) => ({ value: { jwe: await servicePaths.keysFor(input.keyIds, input.answerKey) } }),
});

const registerSettings = defineCall({
  method: 'GET',
  path: '/wps/system/setting/register',
  access: 'open',
  input: v.object({}),
  async answer({ platform, settings }) {
    return { value: { rules: await registerRules(platform), minAge: await settings.number('min_age') } };
  },
});

const representative = defineCall({
  method: 'GET',
  path: '/wps/system/representative',
  access: 'open',
  input: v.object({ contactId: requiredText }),
  async answer({ platform, input }) {
    const row = await platform.db
      .selectFrom('representative')
      .select('official')
      .where('contact_id', '=', input.contactId)
      .executeTakeFirst();
    return { value: { official: row?.official ?? false } };
  },
});

export const systemCalls = [
  status,
  whitelabel,
  domainRoute,
  helpCenter,
  countryCode,
  publicKey,
  servicePathKeys,
  registerSettings,
  representative,
];

/** A switch counts as on only when all its parents are, which the reader of the tree decides (ENT-28). */
async function switchTree({ db }: Platform): Promise<SwitchNode[]> {
  const rows = await db.selectFrom('whitelabel_node').selectAll().orderBy('sort').execute();
  const childrenOf = (parent: string | null): SwitchNode[] =>
    rows
      .filter(row => row.parent_mod_id === parent)
      .map(row => ({ modId: row.mod_id, enabled: row.enabled, childrenNodes: childrenOf(row.mod_id) }));
  return childrenOf(null);
}

async function registerRules({ db }: Platform) {
  const rows = await db.selectFrom('register_rule').selectAll().orderBy('sort').execute();
  return rows.map(row => ({
    field: row.field,
    enabled: row.enabled,
    required: row.required,
    acceptedPattern: row.accepted_pattern,
    minLength: row.min_length,
    maxLength: row.max_length,
    patternId: row.pattern_id,
  }));
}

/** The ways to customer service; where they lead is sealed (SYS-26). */
async function customerService({ db }: Platform, paths: ServicePaths, origin: string) {
  const rows = await db.selectFrom('customer_service').selectAll().where('active', '=', true).orderBy('cs_type').execute();
  const sealed = await paths.seal(rows.map(row => row.path.replace(OWN_HOST, origin)));
  return rows.map((row, index) => ({ csType: row.cs_type, path: sealed[index] }));
}

async function resources({ db }: Platform, origin: string) {
  const rows = await db.selectFrom('resource').selectAll().where('active', '=', true).orderBy('channel').execute();
  return rows.map(row => ({
    channel: row.channel,
    labelNameEn: row.label_name_en,
    labelNameCn: row.label_name_cn,
    url: row.url.replace(OWN_HOST, origin),
  }));
}
