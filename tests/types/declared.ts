/** Compiled, never run: a word that is declared once is known wherever it is used, and one that nobody declared is refused. */
import { Failure } from '../../examples/platform/failure.js';
import { errorCode, PlatformError } from '../../src/api/errors.js';
import type { Core, TextSet } from '../../src/core/core.js';
import type { ErrorTextKey } from '../../src/core/error-text.js';
import type en from '../../src/core/locales/en.js';
import type agent from '../../src/core/texts/agent-en.js';
import type contracts from '../../src/core/texts/contracts-en.js';
import type games from '../../src/core/texts/games-en.js';
import type identity from '../../src/core/texts/identity-en.js';
import type lottery from '../../src/core/texts/lottery-en.js';
import type member from '../../src/core/texts/member-en.js';
import type messages from '../../src/core/texts/messages-en.js';
import type missions from '../../src/core/texts/missions-en.js';
import type notices from '../../src/core/texts/notices-en.js';
import type pages from '../../src/core/texts/pages-en.js';
import type points from '../../src/core/texts/points-en.js';
import type promotions from '../../src/core/texts/promotions-en.js';
import type rewards from '../../src/core/texts/rewards-en.js';
import type team from '../../src/core/texts/team-en.js';
import type wallet from '../../src/core/texts/wallet-en.js';

// Codes of errors (src/api/error-codes.ts)

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

// Dialogs and what they are opened with, events and what they carry (DialogProps and PageEvents of src/core/core.ts)

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

// Texts of errors: exactly those of the codes, in English; the other languages have its keys (src/core/locales/locales.test.ts)

export const everyCodeHasItsText = (key: ErrorTextKey): WrittenErrorKey => key;
export const everyTextHasItsCode = (key: WrittenErrorKey): ErrorTextKey => key;

type WrittenErrorKey = Extract<EnglishKey, `error.${string}`>;
type EnglishKey =
  | keyof typeof en
  | KeyOfEach<{
      agent: typeof agent;
      contracts: typeof contracts;
      games: typeof games;
      identity: typeof identity;
      lottery: typeof lottery;
      member: typeof member;
      messages: typeof messages;
      missions: typeof missions;
      notices: typeof notices;
      pages: typeof pages;
      points: typeof points;
      promotions: typeof promotions;
      rewards: typeof rewards;
      team: typeof team;
      wallet: typeof wallet;
    }>;
type KeyOfEach<Sets extends Record<TextSet, object>> = { [Name in TextSet]: keyof Sets[Name] }[TextSet];
