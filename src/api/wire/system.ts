import * as v from './schema.js';
import { endpoint } from './endpoint.js';
import { STATUS_PATH } from './early-calls.js';
import { flag, instant, optionalFlag, optionalText, text } from './wire.js';

/** What the platform says of itself before anything is shown (ENT-29, SYS-05). */
export type SystemStatus = v.InferOutput<typeof statusAnswer>;
/** Why nothing is shown: 1 maintenance, 2 region restricted, 3 a domain that is none of the platform's. */
export type Block = 1 | 2 | 3;
/** A whitelabel switch with its children; it counts as on only when all its parents are (ENT-28). */
export interface SwitchNode {
  modId: string;
  enabled: boolean;
  childrenNodes: SwitchNode[];
}

const switchNode: v.GenericSchema<unknown, SwitchNode> = v.object({
  modId: text,
  enabled: flag,
  childrenNodes: v.optional(v.array(v.lazy(() => switchNode)), []),
});
const resource = v.object({ channel: v.string(), labelNameEn: optionalText, labelNameCn: optionalText, url: v.string() });
const customerService = v.object({ csType: v.string(), path: v.string() });

export const statusAnswer = v.pipe(
  v.object({
    maintenance: optionalFlag,
    /** When it is over, as far as known. */
    maintenanceEnd: v.optional(v.nullable(instant)),
    regionRestriction: optionalFlag,
    location: v.optional(v.object({ ip: optionalText, country: optionalText }), {}),
    /** Switches of functions by their ids, with their children; one counts as on only when all above it are. */
    whitelabel: v.optional(v.array(switchNode), []),
    /** Social channels and apps, for the foot and customer service. */
    resources: v.optional(v.array(resource), []),
    /** Ways to customer service; `path` is sealed, see /wps/system/cs/keys. */
    customerService: v.optional(v.array(customerService), []),
    /** Official addresses. A page with the domain check that stands on any other shows only these. */
    domainRoute: v.optional(v.array(v.string()), []),
    mainDomain: optionalText,
    /** Hosts of relative pictures; without any they lie on the API's own. */
    imageCDNs: v.optional(v.array(v.string()), []),
    /** Hosts of the games and of the chat room; without any the API's own. A launch that leads elsewhere is refused. */
    launchGameCDNs: v.optional(v.array(v.string()), []),
    analytics: v.optional(v.unknown()),
    register: v.optional(v.unknown()),
    merchantName: optionalText,
    logoUrl: optionalText,
    /** Hours of the platform's clock from UTC. */
    gmtOffset: v.optional(v.number(), 0),
    /** The platform's clock now. */
    time: v.optional(v.nullable(instant)),
    /** ISO 4217; USD where it is missing. */
    currency: optionalText,
    currencySymbol: optionalText,
    /** Address of server-sent events that tell what changed. */
    events: optionalText,
    /** Names of calls that the platform has not, as they stand under Calls on the pages of the tags; a few differ from the operationId. */
    capabilities: v.optional(v.object({ lacks: v.optional(v.array(v.string()), []) }), {}),
  }),
  v.transform(wire => ({
    /** 0 normal, 1 maintenance (which has priority), 2 region restricted (SYS-04, OP-46); 3 is for core to say (OP-45). */
    status: (wire.maintenance ? 1 : wire.regionRestriction ? 2 : 0) as 0 | Block,
    maintenanceEnd: wire.maintenanceEnd ?? undefined,
    ip: wire.location.ip,
    switches: wire.whitelabel,
    resources: wire.resources,
    customerService: wire.customerService,
    domains: wire.domainRoute,
    mainDomain: wire.mainDomain,
    imageHosts: wire.imageCDNs,
    launchHosts: wire.launchGameCDNs,
    analytics: wire.analytics,
    brand: { name: wire.merchantName, logoUrl: wire.logoUrl },
    /** Hours of the platform's clock from UTC (OP-32). */
    gmtOffset: wire.gmtOffset,
    /** Milliseconds that the platform's clock is ahead of this machine's; 0 where it does not tell. */
    ahead: wire.time == null ? 0 : wire.time - Date.now(),
    currency: wire.currency || 'USD',
    currencySymbol: wire.currencySymbol || '$',
    /** Where the platform tells what changed after this answer; empty when it does not. */
    events: wire.events,
    /** Calls that the platform has not, by their names; core adds the tags and offers that fall with them. */
    lacks: wire.capabilities.lacks,
  })),
);
export const publicKeyAnswer = v.object({
  /** The platform's clock, so that a device whose own is wrong can still seal. */
  time: v.optional(v.nullable(instant)),
  keyId: v.string(),
  jwk: v.looseObject({ kty: v.string(), crv: v.optional(v.string()), x: v.optional(v.string()), y: v.optional(v.string()) }),
});
/** Keys of customer-service paths by id, as JSON in a compact JWE for the asker's own key (OP-11). */
export const servicePathKeysAnswer = v.object({ jwe: v.string() });
export const helpAnswer = v.object({
  list: v.array(v.object({ key: v.string(), lang: optionalText, title: v.string(), body: v.string() })),
});
export type HelpEntry = v.InferOutput<typeof helpAnswer>['list'][number];

/** What a refusal for maintenance or region says beside its code, with defaults for the rest (OP-46). */
export function blockedStatus(value: unknown): SystemStatus {
  const told = v.safeParse(statusAnswer, value);
  return told.success ? told.output : v.parse(statusAnswer, {});
}

/** What the platform says of itself: switches, brand, currency, clock, customer service; every page asks it first (API-21). */
export const getStatus = endpoint({
  path: STATUS_PATH,
  answer: statusAnswer,
});

/** The key that sealed payloads are sealed for (OP-11, O-49). */
export const getPublicKey = endpoint({ path: '/wps/system/publicKey', answer: publicKeyAnswer });

/** Help texts, terms, licence (API-23). */
export const listHelp = endpoint({
  path: '/wps/system/helpCenter',
  send() {
    return { query: { lang: this.language(), device: 'WEB', merchant: this.merchant } };
  },
  answer: helpAnswer,
  read: ({ list }) => list,
});
