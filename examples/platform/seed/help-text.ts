import type { Written } from '../written.js';

/** One entry of the help centre: title and body (HTML of the platform, sanitised by whoever shows it) by language. */
export interface HelpText extends Written<readonly [title: string, body: string]> {
  key: string;
}
