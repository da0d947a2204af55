import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { Failure } from '../failure.js';
import { plainText } from '../http/plain-text.js';
import type { Platform, Trx } from '../platform.js';
import { OWN_HOST } from '../seed/configuration.js';
import { tell } from '../tell.js';
import { audited } from './audit.js';
import { isWebAddress } from './link-target.js';
import { parse } from './parse.js';

interface DomainRow {
  domain: string;
  kind: 'main' | 'mirror' | 'agent';
  active: boolean;
  /** Login name of the agent whose members it brings. */
  agent: string | null;
}
interface ChannelRow {
  channel: string;
  label: string;
  url: string;
  active: boolean;
}
interface ServiceRow {
  csType: string;
  path: string;
  active: boolean;
}
/** Where the platform and its people are to be found. */
export interface Addresses {
  domains: DomainRow[];
  channels: ChannelRow[];
  services: ServiceRow[];
  representatives: { contactId: string; official: boolean }[];
}

const flag = v.optional(v.boolean('Must be true or false.'));
const hostName = v.pipe(
  plainText('Must be a host name.'),
  v.trim(),
  v.toLowerCase(),
  v.maxLength(253),
  v.regex(/^(?:[a-z0-9-]{1,63}\.)*[a-z0-9-]{1,63}$/, 'Must be a host name, such as mirror.example'),
);
const webAddress = v.pipe(
  plainText('Must be an address.'),
  v.trim(),
  v.maxLength(500, 'At most 500 characters.'),
  v.check(isWebAddress, 'Must begin with https:// or http://'),
);
const serviceAddress = v.pipe(
  plainText('Must be an address.'),
  v.trim(),
  v.maxLength(500, 'At most 500 characters.'),
  v.check(
    text => isWebAddress(text) || isOwnPath(text) || /^(?:mailto|tel):\S+$/.test(text),
    'Must begin with https://, http://, {self}/, mailto: or tel:',
  ),
);
const newDomain = v.object({ domain: hostName, kind: v.picklist(['main', 'mirror'], 'main or mirror.') });
const domainParams = v.object({ domain: plainText() });
const domainChange = v.object({ active: v.boolean('Must be true or false.') });
const channelParams = v.object({ channel: plainText() });
const channelChange = v.object({ url: v.optional(webAddress), active: flag });
const serviceParams = v.object({ csType: plainText() });
const serviceChange = v.object({ path: v.optional(serviceAddress), active: flag });
const newRepresentative = v.object({
  contactId: v.pipe(
    plainText('Must be text.'),
    v.trim(),
    v.minLength(2, 'At least 2 characters.'),
    v.maxLength(60, 'At most 60 characters.'),
  ),
});
const representativeParams = v.object({ contactId: plainText() });

export function addressRoutes(scope: FastifyInstance, platform: Platform): void {
  scope.get('/addresses', () => addresses(platform));

  scope.post('/addresses/domains', request => {
    const { domain, kind } = parse(newDomain, request.body);
    return change(
      request,
      {
        action: 'domain.add',
        ref: `${domain} ${kind}`,
        read: trx => trx.selectFrom('domain_route').select(['kind', 'active']).where('domain', '=', domain).executeTakeFirst(),
      },
      async trx => {
        const added = await trx
          .insertInto('domain_route')
          .values({ domain, kind, agent_id: null })
          .onConflict(conflict => conflict.doNothing())
          .executeTakeFirst();
        if (added.numInsertedOrUpdatedRows === 0n)
          throw new Failure('bad-request', { message: `${domain} is in the list already.`, fields: { domain: 'Is in the list already.' } });
        return true;
      },
    );
  });
  scope.patch('/addresses/domains/:domain', request => {
    const { domain } = parse(domainParams, request.params);
    const { active } = parse(domainChange, request.body);
    return change(
      request,
      {
        action: active ? 'domain.on' : 'domain.off',
        ref: domain,
        read: trx => trx.selectFrom('domain_route').select('active').where('domain', '=', domain).forNoKeyUpdate().executeTakeFirst(),
      },
      async trx => changed(await trx.updateTable('domain_route').set({ active }).where('domain', '=', domain).executeTakeFirst()),
    );
  });
  scope.patch('/addresses/channels/:channel', request => {
    const { channel } = parse(channelParams, request.params);
    const wanted = given(parse(channelChange, request.body));
    return change(
      request,
      {
        action: 'channel',
        ref: told(channel, wanted),
        read: trx =>
          trx.selectFrom('resource').select(['url', 'active']).where('channel', '=', channel).forNoKeyUpdate().executeTakeFirst(),
      },
      async trx => changed(await trx.updateTable('resource').set(wanted).where('channel', '=', channel).executeTakeFirst()),
    );
  });
  scope.patch('/addresses/services/:csType', async request => {
    const { csType } = parse(serviceParams, request.params);
    const wanted = given(parse(serviceChange, request.body));
    if (wanted.path !== undefined) await assertKnownHost(platform, wanted.path);
    return change(
      request,
      {
        action: 'customer-service',
        ref: told(csType, wanted),
        read: trx =>
          trx.selectFrom('customer_service').select(['path', 'active']).where('cs_type', '=', csType).forNoKeyUpdate().executeTakeFirst(),
      },
      async trx => changed(await trx.updateTable('customer_service').set(wanted).where('cs_type', '=', csType).executeTakeFirst()),
    );
  });
  scope.post('/addresses/representatives', request => {
    const { contactId } = parse(newRepresentative, request.body);
    return change(request, { action: 'representative.add', ref: contactId, read: representativeOf(contactId) }, async trx => {
      await trx
        .insertInto('representative')
        .values({ contact_id: contactId, official: true })
        .onConflict(conflict => conflict.column('contact_id').doUpdateSet({ official: true }))
        .execute();
      return true;
    });
  });
  scope.delete('/addresses/representatives/:contactId', request => {
    const { contactId } = parse(representativeParams, request.params);
    return change(
      request,
      { action: 'representative.remove', ref: contactId, read: representativeOf(contactId) },
      async trx => (await trx.deleteFrom('representative').where('contact_id', '=', contactId).executeTakeFirst()).numDeletedRows > 0n,
    );
  });

  /** `work` answers whether the row was there. */
  async function change(
    request: FastifyRequest,
    deed: { action: string; ref: string; read(trx: Trx): Promise<object | undefined> },
    work: (trx: Trx) => Promise<boolean>,
  ): Promise<Addresses> {
    await platform.transact(async trx => {
      const { action, ref, read } = deed;
      const isThere = await audited(
        trx,
        platform,
        request,
        { action, ref },
        () => read(trx),
        () => work(trx),
      );
      if (!isThere) throw new Failure('not-found', { message: `There is no ${ref}.` });
      tell(trx, 'status-changed', undefined);
    });
    return addresses(platform);
  }
}

async function addresses({ db }: Platform): Promise<Addresses> {
  const domains = await db
    .selectFrom('domain_route')
    .leftJoin('account', 'account.id', 'domain_route.agent_id')
    .select(['domain', 'kind', 'active', 'account.account as agent'])
    .orderBy('kind')
    .orderBy('domain')
    .execute();
  const channels = await db
    .selectFrom('resource')
    .select(['channel', 'label_name_en as label', 'url', 'active'])
    .orderBy('channel')
    .execute();
  const services = await db.selectFrom('customer_service').select(['cs_type as csType', 'path', 'active']).orderBy('cs_type').execute();
  const representatives = await db
    .selectFrom('representative')
    .select(['contact_id as contactId', 'official'])
    .where('official', '=', true)
    .orderBy('contact_id')
    .execute();
  return { domains, channels, services, representatives };
}

/** Throws Failure `bad-request` when nothing is given. */
function given<T extends Record<string, unknown>>(wanted: T): T {
  if (Object.values(wanted).every(value => value === undefined))
    throw new Failure('bad-request', { message: 'Nothing to change: give the address or whether it is active.' });
  return wanted;
}

function told(name: string, wanted: Record<string, unknown>): string {
  return `${name} ${Object.entries(wanted)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ')}`;
}

function changed(result: { numUpdatedRows: bigint }): boolean {
  return result.numUpdatedRows > 0n;
}

/** A path of the platform's own origin, whatever that is called. */
function isOwnPath(text: string): boolean {
  return text.startsWith(`${OWN_HOST}/`);
}

/** Sites follow customer service to hosts that the status answer names and no others (SYS-26). Throws Failure `bad-request`. */
async function assertKnownHost(platform: Platform, path: string): Promise<void> {
  if (!isWebAddress(path)) return;
  const { domains, channels } = await addresses(platform);
  const launch = await platform.db.selectFrom('cdn_host').select('url').where('kind', '=', 'launch').execute();
  const web = [...channels, ...launch].flatMap(({ url }) => (isWebAddress(url) ? [new URL(url).hostname] : []));
  const { hostname } = new URL(path);
  if ([...web, ...domains.map(({ domain }) => domain)].includes(hostname)) return;
  throw new Failure('bad-request', { fields: { path: `Sites do not follow ${hostname}: add it to the domains or channels first.` } });
}

function representativeOf(contactId: string): (trx: Trx) => Promise<object | undefined> {
  return trx => trx.selectFrom('representative').select('official').where('contact_id', '=', contactId).executeTakeFirst();
}
