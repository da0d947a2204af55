import { formsOf } from './forms-of.js';

export const dateFormat = (tag: string, style?: Intl.DateTimeFormatOptions): Intl.DateTimeFormat =>
  new (formsOf(tag).DateTimeFormat)(tag, style);
export const listFormat = (tag: string): Intl.ListFormat => new (formsOf(tag).ListFormat)(tag);
