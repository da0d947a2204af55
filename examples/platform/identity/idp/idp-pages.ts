import { directionOf } from '../../locale.js';
import { langShown, writtenIn, type Lang, type Written } from '../../written.js';
import type { IdpPerson, IdpProvider } from './idp-people.js';

const NAMES: Record<IdpProvider, string> = { facebook: 'Facebook', google: 'Google', line: 'LINE' };

export const IDP_STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: Canvas; color: CanvasText; }
main { inline-size: min(24rem, 100vw - 2rem); padding-block: 2rem; }
h1 { font-size: 1.25rem; margin: 0 0 .25rem; }
p { margin: 0 0 1.25rem; opacity: .8; }
form { display: grid; gap: .5rem; }
button { font: inherit; text-align: start; padding: .75rem 1rem; min-block-size: 44px; border: 1px solid color-mix(in srgb, CanvasText 25%, transparent); border-radius: 12px; background: transparent; color: inherit; cursor: pointer; }
button:hover { background: color-mix(in srgb, CanvasText 8%, transparent); }
button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
button small { display: block; opacity: .75; }
button[name="cancel"] { border-color: transparent; text-align: center; }
`;

const WORDS: Written<{ title: (name: string) => string; note: (name: string) => string; cancel: string }> = {
  en: {
    title: name => `Sign in with ${name}`,
    note: name => `This is the sandbox's stand-in, not ${name}. Choose who you are.`,
    cancel: 'Cancel',
  },
  es: {
    title: name => `Iniciar sesión con ${name}`,
    note: name => `Este es el sustituto del entorno de pruebas, no ${name}. Elige quién eres.`,
    cancel: 'Cancelar',
  },
  pt: {
    title: name => `Entrar com ${name}`,
    note: name => `Esta é a página substituta do ambiente de testes, não a de ${name}. Escolha quem você é.`,
    cancel: 'Cancelar',
  },
  zh: {
    title: name => `使用${name}登录`,
    note: name => `这是测试环境的替代页面，并非${name}。请选择您的身份。`,
    cancel: '取消',
  },
  vi: {
    title: name => `Đăng nhập bằng ${name}`,
    note: name => `Đây là trang thay thế của môi trường thử nghiệm, không phải ${name}. Hãy chọn danh tính của bạn.`,
    cancel: 'Hủy',
  },
  th: {
    title: name => `เข้าสู่ระบบด้วย ${name}`,
    note: name => `นี่คือหน้าจำลองของระบบทดสอบ ไม่ใช่ ${name} กรุณาเลือกว่าคุณคือใคร`,
    cancel: 'ยกเลิก',
  },
  ar: {
    title: name => `تسجيل الدخول عبر ${name}`,
    note: name => `هذه صفحة بديلة في بيئة الاختبار، وليست ${name}. اختر من أنت.`,
    cancel: 'إلغاء',
  },
};

/** The stand-in's sign-in page: a person is chosen instead of typing a name and password, and the page says what it is. `locales` as in `ui_locales` of OpenID Connect. */
export function idpPeoplePage(provider: IdpProvider, uid: string, people: IdpPerson[], locales = ''): string {
  const lang = langShown(locales.split(' ')[0] ?? '', WORDS);
  const words = writtenIn(WORDS, lang);
  const name = NAMES[provider];
  const choices = people.map(
    ({ sub, name, email }) =>
      `<button name="person" value="${escape(sub)}">${escape(name)}${email ? `<small>${escape(email)}</small>` : ''}</button>`,
  );
  return page(
    words.title(name),
    `
    <h1>${words.title(name)}</h1>
    <p>${words.note(name)}</p>
    <form method="post" action="/idp/${provider}/people/${encodeURIComponent(uid)}">
      ${choices.join('\n      ')}
      <button name="cancel" value="1">${words.cancel}</button>
    </form>`,
    '',
    lang,
  );
}

export function idpErrorPage(provider: IdpProvider, why: string): string {
  return page(`${NAMES[provider]}: sign-in failed`, `<h1>Sign-in failed</h1><p>${escape(why)}</p><p>Close this window and try again.</p>`);
}

/** Where the provider sends the person back to: tells the page that opened the window whether the person went through with it, with the token that ends the sign-in, and closes it. Without a token the person cancelled. */
export function callbackPage(origin: string, state: string, token: string | undefined): string {
  return page(
    'Signed in',
    '<h1>You can close this window</h1><p>The page that opened it goes on.</p><script src="/wps/session/login/social/callback.js"></script>',
    `data-origin="${escape(origin)}" data-state="${escape(state)}" ${token === undefined ? 'data-cancelled' : `data-token="${escape(token)}"`}`,
  );
}

export const CALLBACK_SCRIPT = `
const { origin, state, token, cancelled } = document.body.dataset;
if (window.opener && origin) window.opener.postMessage({ type: 'gp-social-login', state, token, cancelled: cancelled !== undefined }, origin);
window.close();
`;

export const IDP_POLICY =
  "default-src 'none'; style-src 'self'; script-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

function page(title: string, main: string, attributes = '', lang: Lang = 'en'): string {
  return `<!doctype html><html lang="${lang}" dir="${directionOf(lang)}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title><link rel="stylesheet" href="/idp/style.css"><body ${attributes}><main>${main}</main></body></html>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, character => `&#${character.charCodeAt(0)};`);
}
