/** One entry of the help centre: title and body (HTML of the platform, sanitised by whoever shows it) in both languages. */
export interface HelpText {
  key: string;
  en: readonly [title: string, body: string];
  es: readonly [title: string, body: string];
}
