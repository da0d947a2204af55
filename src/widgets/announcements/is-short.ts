/** Characters of text that still stand well in large type. */
const SHORT = 180;
const MORE_THAN_WORDS = /<(?:img|ul|ol|table|h[1-6]|figure|pre|blockquote)\b/i;

/** Whether an announcement is a line or two, with nothing but words. */
export function isShort(html: string): boolean {
  return !MORE_THAN_WORDS.test(html) && html.replace(/<[^>]*>/g, '').trim().length <= SHORT;
}
