import * as v from 'valibot';
import type { Platform } from '../platform.js';
import { defineCall } from '../http/call.js';
import { changeAddress } from '../http/change-stream.js';
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
  async answer({ platform, gate, changes, ip, origin }) {
    const events = changeAddress(changes);
    const { db } = platform;
    const state = await gate.stateFor(ip);
    const merchant = await db.selectFrom('merchant').selectAll().where('code', '=', platform.config.merchant).executeTakeFirstOrThrow();
    const hosts = await db.selectFrom('cdn_host').selectAll().orderBy('url').execute();
    const hostsOf = (kind: 'image' | 'launch') => hosts.filter(host => host.kind === kind).map(host => (host.url === OWN_HOST ? origin : host.url));
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
        customerService: (await db.selectFrom('customer_service').selectAll().where('active', '=', true).orderBy('cs_type').execute()).map(row => ({ csType: row.cs_type, path: row.path.replace(OWN_HOST, origin) })),
        domainRoute: own === '' ? domains.map(row => row.domain) : [...new Set([own, ...domains.map(row => row.domain)])],
        mainDomain: domains.find(row => row.kind === 'main')?.domain ?? '',
        analytics: [],
        events,
        imageCDNs: hostsOf('image'),
        launchGameCDNs: hostsOf('launch'),
        merchantName: merchant.name,
        logoUrl: merchant.logo_url,
        gmtOffset: merchant.gmt_offset,
        currency: merchant.currency,
        currencySymbol: merchant.currency_symbol,
        defaultLanguage: merchant.default_language,
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
    const rows = await platform.db.selectFrom('domain_route').select(['domain', 'kind']).where('active', '=', true).orderBy('domain').execute();
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
    const list = await platform.db.selectFrom('help_entry').select(['key', 'title', 'body']).where('lang', '=', language).orderBy('sort').execute();
    return { value: { list } };
  },
});

const countryCode = defineCall({
  method: 'GET',
  path: '/wps/system/countryCode',
  access: 'open',
  input: v.object({}),
  async answer({ platform }) {
    const rows = await platform.db.selectFrom('country').selectAll().orderBy(eb => eb('country_code', '!=', OWN_COUNTRY)).orderBy('name').execute();
    return { value: { list: rows.map(row => ({ countryCode: row.country_code, countryDialingCode: row.country_dialing_code, name: row.name })) } };
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
    const row = await platform.db.selectFrom('representative').select('official').where('contact_id', '=', input.contactId).executeTakeFirst();
    return { value: { official: row?.official ?? false } };
  },
});

export const systemCalls = [status, whitelabel, domainRoute, helpCenter, countryCode, publicKey, registerSettings, representative];

/** A switch counts as on only when all its parents are, which the reader of the tree decides (ENT-28). */
async function switchTree({ db }: Platform): Promise<SwitchNode[]> {
  const rows = await db.selectFrom('whitelabel_node').selectAll().orderBy('sort').execute();
  const childrenOf = (parent: string | null): SwitchNode[] =>
    rows.filter(row => row.parent_mod_id === parent).map(row => ({ modId: row.mod_id, enabled: row.enabled, childrenNodes: childrenOf(row.mod_id) }));
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

async function resources({ db }: Platform, origin: string) {
  const rows = await db.selectFrom('resource').selectAll().where('active', '=', true).orderBy('channel').execute();
  return rows.map(row => ({ channel: row.channel, labelNameEn: row.label_name_en, labelNameCn: row.label_name_cn, url: row.url.replace(OWN_HOST, origin) }));
}
