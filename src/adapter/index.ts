/** gp-widgets/adapter: lets the widgets stand on a platform that speaks otherwise. */
export { defineAdapter, type About, type Adapted, type Adapter, type AdapterInput } from './define-adapter.js';
export type { Ask, AskOptions } from './foreign-asker.js';
export type { Refusal } from './answers.js';
export type { AdaptedCall } from './calls.js';
export type { WireCalls } from './wire-calls.js';
export { PlatformError } from '../api/wire/errors.js';
