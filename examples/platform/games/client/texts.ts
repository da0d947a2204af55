/** The texts of one game in the language of the launch; both languages have the same names. */
export function textsOf<T extends Record<string, string>>(
  lang: 'en' | 'es',
  en: T,
  es: { [K in keyof T]: string },
): { [K in keyof T]: string } {
  return lang === 'en' ? en : es;
}
