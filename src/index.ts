/** gp-widgets: what a page or an app may use beside the tags themselves. */
import './element/bring-tags.js';

export { configure } from './core/configure.js';
export { getCore } from './core/page-core.js';
export { createCore } from './core/create-core.js';
export type { Config, ConfigInput, ErrorReport } from './core/kernel/config.js';
export type { Environment } from './core/kernel/environment.js';
export type * from './core/parts/core.js';
export { isPlatformError, PlatformError, type ErrorCode } from './api/wire/errors.js';
export type { Seal, SealTarget } from './api/wire/seal.js';
export { VERSION } from './core/kernel/version.js';
export type * from './element/element-types.js';
