/** gp-widgets: what a page or an app may use beside the tags themselves. */
import './widgets/bring-tags.js';

export { getCore, configure } from './core/page-core.js';
export { createCore } from './core/create-core.js';
export type { Config, ConfigInput } from './core/config.js';
export type { Environment } from './core/environment.js';
export type * from './core/core.js';
export { isPlatformError, PlatformError, type ErrorCode } from './api/errors.js';
export type { Seal, SealTarget } from './api/seal.js';
export { VERSION } from './version.js';
export type * from './element-types.js';
