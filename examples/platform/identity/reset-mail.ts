import { ownOrigin } from '../http/page-policy.js';
import { inLanguage, type InLanguages, type Language } from '../languages.js';
import type { PlatformConfig } from '../platform.js';

export interface ResetMail {
  code: string;
  username: string;
  email: string;
  /** For which the code is good. */
  minutes: number;
  /** For which withdrawals rest after the reset; 0: they do not. */
  restHours: number;
  language: Language;
}

const WORDS: InLanguages<(minutes: number, restHours: number) => [open: string, rest: string, ignore: string]> = {
  EN: (minutes, restHours) => [
    `Type this code where you asked for it, or choose a new password here. Both work once and for ${minutes} minutes:`,
    `To protect your money, withdrawals and transfers then rest for ${restHours} ${restHours === 1 ? 'hour' : 'hours'}.`,
    'If you did not ask for this, do nothing: your password stays as it is.',
  ],
  ES: (minutes, restHours) => [
    `Escribe este código donde lo pediste o elige una contraseña nueva aquí. Ambos sirven una vez y durante ${minutes} minutos:`,
    `Después, para proteger tu dinero, los retiros y las transferencias descansan ${restHours} ${restHours === 1 ? 'hora' : 'horas'}.`,
    'Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
  ],
};

/**
 * The mail to somebody who forgot the password: the code to type, and a link that opens the site with it filled in. The link's
 * secret is the same code, so it ends with it: after one use, its time, or a newer mail. It stands behind the `#`, which no browser
 * sends to a server or to the next page, so that it is in no log and no referrer; and its origin is ours, not what a header said.
 */
export function resetMail(config: PlatformConfig, mail: ResetMail): string {
  const { code, username, email, minutes, restHours, language } = mail;
  const link = `${ownOrigin(config)}/forgot#${new URLSearchParams({ code, username, email }).toString()}`;
  const [open, rest, ignore] = inLanguage(WORDS, language)(minutes, restHours);
  return [`Nova Palace: ${code}`, open, link, ...(restHours > 0 ? [rest] : []), ignore].join('\n');
}
