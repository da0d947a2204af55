import { languageDirection, languageTag } from '../../src/texts/languages.js';
import { langShown, writtenIn, type Written } from '../platform/written.js';

interface Words {
  title: string;
  /** A moment follows. */
  since: string;
  again: string;
  nothing: string;
  now: string;
  trying: string;
  still: string;
}

const WORDS: Written<Words> = {
  en: {
    title: 'No connection',
    since: 'Nova Palace has not been reached since',
    again: 'This page tries again by itself and goes on where you were.',
    nothing: 'Until then no balance and no games are shown: they could be out of date.',
    now: 'Try again now',
    trying: 'Trying…',
    still: 'Still no connection.',
  },
  es: {
    title: 'Sin conexión',
    since: 'No se ha podido llegar a Nova Palace desde:',
    again: 'Esta página lo vuelve a intentar sola y sigue donde estabas.',
    nothing: 'Hasta entonces no se muestran saldo ni juegos: podrían no estar al día.',
    now: 'Intentar ahora',
    trying: 'Intentando…',
    still: 'Todavía no hay conexión.',
  },
  ar: {
    title: 'لا يوجد اتصال',
    since: 'تعذّر الوصول إلى Nova Palace منذ',
    again: 'تعيد هذه الصفحة المحاولة تلقائيًا وتتابع من حيث كنت.',
    nothing: 'حتى ذلك الحين لا يُعرض رصيد ولا ألعاب، فقد لا تكون محدّثة.',
    now: 'حاول الآن',
    trying: 'جارٍ المحاولة…',
    still: 'لا يوجد اتصال بعد.',
  },
};

/** What the offline page says to a reader of `code`, such as `ES`, with tag and direction of the language that it then is in. */
export function offlineWords(code: string): Words & { tag: string; direction: 'ltr' | 'rtl' } {
  const lang = langShown(code, WORDS);
  const shown = lang.toUpperCase();
  return { ...writtenIn(WORDS, lang), tag: languageTag(shown) ?? lang, direction: languageDirection(shown) };
}

/** The time, on this device's clock; with the day where it is another than today. */
export function momentIn(tag: string, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
}
