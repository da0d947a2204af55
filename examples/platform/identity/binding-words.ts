import { inLanguage, languageOf, type InLanguages, type Language } from '../languages.js';
import type { BindingKind } from './bindings.js';

interface Words {
  /** To the address that is to be bound. */
  confirm: string;
  /** To the one that is bound, before it is replaced. */
  replace(kind: string): string;
  /** To an address that another account has confirmed. */
  taken: string;
  changed(kind: string, rest: string): string;
  bound(kind: string): string;
  released(kind: string, rest: string): string;
  owner: string;
  rest(until: string): string;
  kinds: Record<BindingKind, string>;
}

const WORDS: InLanguages<Words> = {
  EN: {
    confirm: 'Type this code to confirm that this is yours. If you did not ask for it, do nothing.',
    replace: kind =>
      `Somebody wants to replace the ${kind} of your account. If it is you, type this code. If not, tell nobody the code, change your password and write to customer service.`,
    taken:
      'Nova Palace: somebody wanted to add this to an account, but another account has it already. If it was you, log in to that one. Otherwise do nothing.',
    changed: (kind, rest) =>
      `Nova Palace: the ${kind} of your account was changed.${rest} If it was not you, write to customer service at once.`,
    bound: kind =>
      `Nova Palace: your account now has a confirmed ${kind}. If it was not you, change your password and write to customer service at once.`,
    released: (kind, rest) =>
      `Nova Palace: customer service has taken the ${kind} off your account, as was asked for.${rest} If it was not you who asked, write to customer service at once.`,
    owner: 'Type this code to prove that it is you. Tell it to nobody.',
    rest: until => ` Withdrawals rest until ${until} (UTC).`,
    kinds: { email: 'e-mail address', mobile: 'mobile number', google: 'authenticator app' },
  },
  ES: {
    confirm: 'Escribe este código para confirmar que es tuyo. Si no lo pediste, no hagas nada.',
    replace: kind =>
      `Alguien quiere cambiar ${kind} de tu cuenta. Si eres tú, escribe este código. Si no, no se lo des a nadie, cambia tu contraseña y escribe a atención al cliente.`,
    taken: 'Nova Palace: alguien quiso añadir esto a una cuenta, pero ya lo tiene otra. Si fuiste tú, entra en esa. Si no, no hagas nada.',
    changed: (kind, rest) =>
      `Nova Palace: se ha cambiado ${kind} de tu cuenta.${rest} Si no fuiste tú, escribe enseguida a atención al cliente.`,
    bound: kind =>
      `Nova Palace: se ha confirmado ${kind} de tu cuenta. Si no fuiste tú, cambia tu contraseña y escribe enseguida a atención al cliente.`,
    released: (kind, rest) =>
      `Nova Palace: atención al cliente ha quitado ${kind} de tu cuenta, como se pidió.${rest} Si no lo pediste tú, escribe enseguida a atención al cliente.`,
    owner: 'Escribe este código para demostrar que eres tú. No se lo des a nadie.',
    rest: until => ` Los retiros descansan hasta ${until} (UTC).`,
    kinds: { email: 'el correo', mobile: 'el número de celular', google: 'la app de autenticación' },
  },
};

/** The message with a code: its first line is what every code's message begins with. */
export function codeText(use: 'confirm' | 'owner', language: Language, code: string): string {
  return `Nova Palace: ${code}\n${inLanguage(WORDS, language)[use]}`;
}

export function replaceText(kind: BindingKind, language: Language, code: string): string {
  const words = inLanguage(WORDS, language);
  return `Nova Palace: ${code}\n${words.replace(words.kinds[kind])}`;
}

export function takenText(language: Language): string {
  return inLanguage(WORDS, language).taken;
}

/** What those who are told of a change read; `restUntil`: UTC milliseconds until which withdrawals rest. */
export function noticeText(what: 'changed' | 'bound' | 'released', kind: BindingKind, language: Language, restUntil?: number): string {
  const words = inLanguage(WORDS, language);
  const name = words.kinds[kind];
  if (what === 'bound') return words.bound(name);
  return words[what](name, restUntil === undefined ? '' : words.rest(new Date(restUntil).toISOString().slice(0, 16).replace('T', ' ')));
}

/** The language in which an account's owner is written to. */
export function ownLanguage(language: string | null): Language {
  return languageOf(language ?? undefined);
}
