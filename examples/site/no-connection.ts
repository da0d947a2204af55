import { writtenFor, type Written } from '../platform/written.js';

/** Said by the offline page, and by a page that stands when the line goes. */
export const NO_CONNECTION: Written<string> = {
  en: 'No connection',
  es: 'Sin conexión',
  pt: 'Sem conexão',
  zh: '无网络连接',
  vi: 'Không có kết nối',
  th: 'ไม่มีการเชื่อมต่อ',
  ar: 'لا يوجد اتصال',
};

/** It for a reader of `code`, such as `ES`, and the language that it then is in. */
export function noConnection(code: string) {
  return writtenFor(code, NO_CONNECTION);
}

/** Says it in `line` as long as the device has no connection. What it answers says it anew, in another language. */
export function tellConnection(line: HTMLElement, say: () => { lang: string; text: string }, device: EventTarget = globalThis): () => void {
  let isGone = false;
  const show = () => {
    const { lang, text } = isGone ? say() : { lang: '', text: '' };
    line.lang = lang;
    line.textContent = text;
  };
  const tell = ({ type }: Event) => {
    isGone = type === 'offline';
    show();
  };
  device.addEventListener('offline', tell);
  device.addEventListener('online', tell);
  return show;
}
