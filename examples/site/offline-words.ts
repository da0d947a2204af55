import { languageDirection, languageTag } from '../../src/texts/languages.js';
import { NO_CONNECTION } from './no-connection.js';
import { langShown, writtenIn, type Written } from '../platform/written.js';

interface Words {
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
    since: 'Nova Palace has not been reached since',
    again: 'This page tries again by itself and goes on where you were.',
    nothing: 'Until then no balance and no games are shown: they could be out of date.',
    now: 'Try again now',
    trying: 'Trying…',
    still: 'Still no connection.',
  },
  es: {
    since: 'No se ha podido llegar a Nova Palace desde:',
    again: 'Esta página lo vuelve a intentar sola y sigue donde estabas.',
    nothing: 'Hasta entonces no se muestran saldo ni juegos: podrían no estar al día.',
    now: 'Intentar ahora',
    trying: 'Intentando…',
    still: 'Todavía no hay conexión.',
  },
  pt: {
    since: 'Não foi possível acessar o Nova Palace desde:',
    again: 'Esta página tenta de novo sozinha e continua de onde você estava.',
    nothing: 'Até lá não mostramos saldo nem jogos: poderiam estar desatualizados.',
    now: 'Tentar agora',
    trying: 'Tentando…',
    still: 'Ainda sem conexão.',
  },
  zh: {
    since: '自以下时间起无法连接Nova Palace：',
    again: '本页会自动重试，恢复后从中断处继续。',
    nothing: '在此之前不显示余额和游戏，以免数据过时。',
    now: '立即重试',
    trying: '正在重试…',
    still: '仍无网络连接。',
  },
  vi: {
    since: 'Không truy cập được Nova Palace từ:',
    again: 'Trang này tự thử lại và tiếp tục từ nơi bạn đang xem.',
    nothing: 'Cho đến lúc đó không hiển thị số dư và trò chơi vì có thể đã cũ.',
    now: 'Thử lại ngay',
    trying: 'Đang thử lại…',
    still: 'Vẫn chưa có kết nối.',
  },
  th: {
    since: 'เชื่อมต่อ Nova Palace ไม่ได้ตั้งแต่',
    again: 'หน้านี้จะลองใหม่เองและไปต่อจากจุดที่คุณค้างไว้',
    nothing: 'จนกว่าจะเชื่อมต่อได้ จะไม่แสดงยอดเงินและเกม เพราะข้อมูลอาจไม่เป็นปัจจุบัน',
    now: 'ลองใหม่เดี๋ยวนี้',
    trying: 'กำลังลองใหม่…',
    still: 'ยังไม่มีการเชื่อมต่อ',
  },
  ar: {
    since: 'تعذّر الوصول إلى Nova Palace منذ',
    again: 'تعيد هذه الصفحة المحاولة تلقائيًا وتتابع من حيث كنت.',
    nothing: 'حتى ذلك الحين لا يُعرض رصيد ولا ألعاب، فقد لا تكون محدّثة.',
    now: 'إعادة المحاولة الآن',
    trying: 'جارٍ المحاولة…',
    still: 'ما زال الاتصال مقطوعًا.',
  },
};

/** What the offline page says to a reader of `code`, such as `ES`, with tag and direction of the language that it then is in. */
export function offlineWords(code: string): Words & { title: string; tag: string; direction: 'ltr' | 'rtl' } {
  const lang = langShown(code, WORDS, NO_CONNECTION);
  const shown = lang.toUpperCase();
  return {
    ...writtenIn(WORDS, lang),
    title: writtenIn(NO_CONNECTION, lang),
    tag: languageTag(shown) ?? lang,
    direction: languageDirection(shown),
  };
}

/** The time, on this device's clock; with the day where it is another than today. */
export function momentIn(tag: string, at: number, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  return new Intl.DateTimeFormat(tag, { timeStyle: 'short', ...(!isToday && { dateStyle: 'medium' }) }).format(at);
}
