import type { CallName } from '../api/call-names.js';
import type { AdaptedCall } from './calls.js';
import type { WireCalls } from './wire-calls.js';

/** What a call may answer. Where nothing is read of it, nothing need be answered. */
export type AnswerOf<N extends AdaptedCall> =
  Record<string, never> extends WireCalls[N]['answer'] ? Meant<WireCalls[N]['answer']> | void : Meant<WireCalls[N]['answer']>;

/** Closer than the wire, which reads numbers as text and takes any name: who writes an adapter means a currency and a call of ours. */
type Meant<Answer> = Answer extends { currency?: unknown } | { capabilities?: unknown }
  ? { [Name in keyof Answer]: Name extends keyof Closer ? Closer[Name] : Answer[Name] }
  : Answer;
interface Closer {
  currency: string | null | undefined;
  currencySymbol: string | null | undefined;
  capabilities: { lacks?: readonly CallName[] } | undefined;
}

/** Answers of an adapter's calls by their names. */
export type Answers = { readonly [N in AdaptedCall]?: AnswerOf<N> };

/**
 * What is given, where a field that nobody reads takes no value, at any depth: TypeScript looks for such fields in no value that a
 * function returns, so a misspelt optional one would go unseen.
 */
export type Exact<Given, Read> = Given extends (...args: never[]) => unknown
  ? Given
  : Given extends readonly (infer Item)[]
    ? Extract<Read, readonly unknown[]> extends readonly (infer ReadItem)[]
      ? readonly Exact<Item, ReadItem>[]
      : Given
    : Given extends object
      ? [Extract<Read, object>] extends [never]
        ? Given
        : { [Name in keyof Given]: Name extends NamesOf<Read> ? Exact<Given[Name], FieldOf<Read, Name>> : NobodyReads<Name> }
      : Given;

type NamesOf<Read> = Read extends object ? keyof Read : never;
type FieldOf<Read, Name> = Read extends object ? (Name extends keyof Read ? Read[Name] : never) : never;
/** The error says it: “Type 'string' is not assignable to type '"nobody reads balence"'”. */
type NobodyReads<Name> = `nobody reads ${Name & string}`;
