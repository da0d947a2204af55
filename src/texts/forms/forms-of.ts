/** What our own code uses of Intl to write in a reader's manner. */
export type Forms = Pick<typeof Intl, 'DateTimeFormat' | 'ListFormat' | 'NumberFormat' | 'RelativeTimeFormat'>;

/** By BCP 47 tag: forms of our own, of languages that engines have no data of. They come with the language's texts. */
const own: Record<string, Forms> = {};

export function addForms(tag: string, forms: Forms): void {
  own[tag] = forms;
}

export const numberFormat = (tag: string, style?: Intl.NumberFormatOptions): Intl.NumberFormat =>
  new (formsOf(tag).NumberFormat)(tag, style);
export const relativeFormat = (tag: string, style: Intl.RelativeTimeFormatOptions): Intl.RelativeTimeFormat =>
  new (formsOf(tag).RelativeTimeFormat)(tag, style);

/** Intl, or the forms of our own. */
export function formsOf(tag: string): Forms {
  return own[tag] ?? Intl;
}
