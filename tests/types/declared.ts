/** Compiled, never run: a word that is declared once is known wherever it is used, and one that nobody declared is refused. */
import { Failure } from '../../examples/platform/failure.js';
import { errorCode, PlatformError } from '../../src/api/wire/errors.js';
import type { Core } from '../../src/core/parts/core.js';
import { action } from '../../src/core/data/action.js';
import { resource } from '../../src/core/data/resource.js';
import type { ErrorTextKey } from '../../src/core/format/error-text.js';
import type { WrittenKey } from '../../src/texts/text-keys.js';

// Codes of errors (src/api/wire/error-codes.ts)

export const knownCodes = (error: unknown) => [
  new PlatformError('not-found', ''),
  new Failure('not-found'),
  errorCode(error) === 'not-found',
];
export const misspeltCodes = (error: unknown) => [
  // @ts-expect-error -- no such code
  new PlatformError('not-fuond', ''),
  // @ts-expect-error -- no such code
  errorCode(error) === 'not-fuond',
  // @ts-expect-error -- no such code
  new Failure('not-fuond'),
  // @ts-expect-error -- no such code
  new Failure('bad-request').code === 'bad-reqeust',
];
// @ts-expect-error -- a word of ours, which no platform says
export const unspokenCode = new Failure('chunk-load');
// @ts-expect-error -- a word of the sandbox's console, which no widget hears
export const consoleCode = new PlatformError('changed-meanwhile', '');

// Dialogs and what they are opened with, events and what they carry (DialogProps and PageEvents of src/core/parts/core.ts)

export const knownNames = ({ dialogs, events }: Core) => [
  dialogs.open('notice', { id: 'n1' }),
  events.emit('balance', { amount: 100, currency: 'USD' }),
];
export const misspeltNames = ({ dialogs, events }: Core) => [
  // @ts-expect-error -- no such dialog
  dialogs.open('notcie'),
  // @ts-expect-error -- nothing of a notice
  dialogs.open('notice', { page: '1' }),
  // @ts-expect-error -- no such event
  events.emit('balanec', { amount: 100, currency: 'USD' }),
  // @ts-expect-error -- a balance has a currency
  events.emit('balance', { amount: 100 }),
];

// Texts of errors: exactly those of the codes, in English; the other languages have its keys (src/texts/locales.test.ts)

export const everyCodeHasItsText = (key: ErrorTextKey): WrittenErrorKey => key;
export const everyTextHasItsCode = (key: WrittenErrorKey): ErrorTextKey => key;

type WrittenErrorKey = Extract<WrittenKey, `error.${string}`>;

// Texts: a key that English has, by its common name where it has plural forms

export const knownTexts = ({ language }: Core, count: number) => [
  language.t('common.close'),
  language.t('wallet.title'),
  language.t('missions.bets-all', { count }),
];
export const misspeltTexts = ({ language, dialogs }: Core, count: number) => [
  // @ts-expect-error -- no such text
  language.t('common.colse'),
  // @ts-expect-error -- a plural form is chosen by its count
  language.t('missions.bets-all_one', { count }),
  // @ts-expect-error -- no such text
  dialogs.info({ title: { key: 'common.colse' } }),
];

// Tags of what is asked for and of what changes (src/core/kernel/tags.ts)

export const knownTags = ({ queries }: Core) => [
  queries.changed(['deposits']),
  resource({ name: 'a', scope: 'page', tags: ['games'], load: async (_core: Core) => 1 }),
  action({ changes: ['wallets', 'balance'], send: async () => 1 }),
];
export const misspeltTags = ({ queries }: Core) => [
  // @ts-expect-error -- no such tag
  queries.changed(['depositts']),
  // @ts-expect-error -- no such tag
  resource({ name: 'a', scope: 'page', tags: ['gaems'], load: async (_core: Core) => 1 }),
  // @ts-expect-error -- no such tag
  action({ changes: ['walets'], send: async () => 1 }),
];
