import type { Attack } from './attack.js';
import { bodies } from './bodies.js';
import { chatKeys } from './chat-keys.js';
import { chatPictures } from './chat-pictures.js';
import { claims } from './claims.js';
import { contracts } from './contracts.js';
import { disputes } from './disputes.js';
import { guards } from './guards.js';
import { host } from './host.js';
import { oidc } from './oidc.js';
import { paths } from './paths.js';
import { rounds } from './rounds.js';
import { sealed } from './sealed.js';
import { smuggling } from './smuggling.js';
import { streams } from './streams.js';
import { takeover } from './takeover.js';

/** All of them. A new one is a file of its own and a name here. */
export const attacks: readonly Attack[] = [
  streams,
  chatPictures,
  chatKeys,
  paths,
  smuggling,
  sealed,
  oidc,
  guards,
  host,
  bodies,
  claims,
  contracts,
  disputes,
  rounds,
  takeover,
];
