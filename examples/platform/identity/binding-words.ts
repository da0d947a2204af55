import { inLanguage, languageOf, spokenTo, type InLanguages, type Language } from '../languages.js';
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
    rest: until => ` Los retiros quedan en pausa hasta ${until} (UTC).`,
    kinds: { email: 'el correo', mobile: 'el número de celular', google: 'la app de autenticación' },
  },
  PT: {
    confirm: 'Digite este código para confirmar que isto é seu. Se você não pediu, não faça nada.',
    replace: kind =>
      `Alguém quer trocar ${kind} da sua conta. Se for você, digite este código. Se não, não diga o código a ninguém, troque sua senha e fale com o atendimento.`,
    taken:
      'Nova Palace: alguém quis adicionar este contato a uma conta, mas ele já está em outra. Se foi você, entre nessa outra. Se não, não faça nada.',
    changed: (kind, rest) => `Nova Palace: ${kind} da sua conta foi trocado.${rest} Se não foi você, fale na hora com o atendimento.`,
    bound: kind => `Nova Palace: ${kind} da sua conta foi confirmado. Se não foi você, troque sua senha e fale na hora com o atendimento.`,
    released: (kind, rest) =>
      `Nova Palace: o atendimento removeu ${kind} da sua conta, como foi pedido.${rest} Se não foi você quem pediu, fale na hora com o atendimento.`,
    owner: 'Digite este código para provar que é você. Não diga o código a ninguém.',
    rest: until => ` Os saques ficam pausados até ${until} (UTC).`,
    kinds: { email: 'o e-mail', mobile: 'o número de celular', google: 'o app autenticador' },
  },
  ZH: {
    confirm: '请输入此验证码，确认这是您本人的。如非您本人申请，无需任何操作。',
    replace: kind => `有人要更换您账号的${kind}。如是您本人操作，请输入此验证码。如不是，请勿将验证码告诉任何人，并修改密码、联系客服。`,
    taken: 'Nova Palace：有人想将此信息绑定到一个账号，但另一个账号已绑定。如是您本人操作，请登录已绑定的账号。如不是，无需任何操作。',
    changed: (kind, rest) => `Nova Palace：您账号的${kind}已更换。${rest}如非您本人操作，请立即联系客服。`,
    bound: kind => `Nova Palace：您的账号已绑定并验证${kind}。如非您本人操作，请修改密码并立即联系客服。`,
    released: (kind, rest) => `Nova Palace：客服已应要求为您的账号解绑${kind}。${rest}如非您本人要求，请立即联系客服。`,
    owner: '请输入此验证码，证明是您本人。请勿告诉任何人。',
    rest: until => `${until}（UTC）前暂停提款。`,
    kinds: { email: '邮箱', mobile: '手机号', google: '验证器APP' },
  },
  VI: {
    confirm: 'Hãy nhập mã này để xác nhận đây là của bạn. Nếu bạn không yêu cầu, bạn không cần làm gì.',
    replace: kind =>
      `Có người muốn đổi ${kind} trong tài khoản của bạn. Nếu là bạn, hãy nhập mã này. Nếu không, đừng cho ai biết mã, hãy đổi mật khẩu và liên hệ CSKH.`,
    taken:
      'Nova Palace: có người muốn thêm thông tin này vào một tài khoản, nhưng một tài khoản khác đã có rồi. Nếu là bạn, hãy đăng nhập tài khoản đó. Nếu không, bạn không cần làm gì.',
    changed: (kind, rest) => `Nova Palace: ${kind} trong tài khoản của bạn đã được đổi.${rest} Nếu không phải bạn, hãy liên hệ CSKH ngay.`,
    bound: kind => `Nova Palace: tài khoản của bạn nay có ${kind} đã xác nhận. Nếu không phải bạn, hãy đổi mật khẩu và liên hệ CSKH ngay.`,
    released: (kind, rest) =>
      `Nova Palace: CSKH đã gỡ ${kind} khỏi tài khoản của bạn theo yêu cầu.${rest} Nếu không phải bạn yêu cầu, hãy liên hệ CSKH ngay.`,
    owner: 'Hãy nhập mã này để xác minh đó là bạn. Đừng cho ai biết mã.',
    rest: until => ` Việc rút tiền tạm dừng đến ${until} (UTC).`,
    kinds: { email: 'địa chỉ email', mobile: 'số điện thoại', google: 'ứng dụng xác thực' },
  },
  TH: {
    confirm: 'กรอกรหัสนี้เพื่อยืนยันว่าเป็นของคุณ หากคุณไม่ได้ขอ ไม่ต้องทำอะไร',
    replace: kind => `มีคนต้องการเปลี่ยน${kind}ของบัญชีคุณ หากเป็นคุณ กรุณากรอกรหัสนี้ หากไม่ใช่ อย่าบอกรหัสกับใคร เปลี่ยนรหัสผ่าน และติดต่อฝ่ายบริการลูกค้า`,
    taken: 'Nova Palace: มีคนต้องการเพิ่มข้อมูลนี้ในบัญชีหนึ่ง แต่บัญชีอื่นใช้อยู่แล้ว หากเป็นคุณ กรุณาเข้าสู่ระบบด้วยบัญชีนั้น หากไม่ใช่ ไม่ต้องทำอะไร',
    changed: (kind, rest) => `Nova Palace: เปลี่ยน${kind}ของบัญชีคุณแล้ว${rest} หากไม่ใช่คุณ กรุณาติดต่อฝ่ายบริการลูกค้าทันที`,
    bound: kind => `Nova Palace: ตอนนี้บัญชีของคุณมี${kind}ที่ยืนยันแล้ว หากไม่ใช่คุณ กรุณาเปลี่ยนรหัสผ่านและติดต่อฝ่ายบริการลูกค้าทันที`,
    released: (kind, rest) => `Nova Palace: ฝ่ายบริการลูกค้านำ${kind}ออกจากบัญชีของคุณตามที่ขอแล้ว${rest} หากคุณไม่ได้ขอ กรุณาติดต่อฝ่ายบริการลูกค้าทันที`,
    owner: 'กรอกรหัสนี้เพื่อยืนยันว่าเป็นคุณ อย่าบอกรหัสกับใคร',
    rest: until => ` ระบบพักการถอนไว้จนถึง ${until} (UTC)`,
    kinds: { email: 'อีเมล', mobile: 'เบอร์มือถือ', google: 'แอปยืนยันตัวตน' },
  },
  AR: {
    confirm: 'اكتب هذا الرمز لتأكيد أن هذا يخصك. إن لم تطلبه فلا تفعل شيئًا.',
    replace: kind =>
      `يريد شخص ما تغيير ${kind} في حسابك. إن كان هذا طلبك فاكتب هذا الرمز. وإلا فلا تخبر أحدًا بالرمز، وغيّر كلمة مرورك، وتواصل مع خدمة العملاء.`,
    taken:
      'رسالة من Nova Palace: أراد شخص ما إضافة هذا إلى حساب، لكنه مؤكَّد في حساب آخر. إن كنت أنت من فعل ذلك فسجّل الدخول إلى ذلك الحساب. وإلا فلا تفعل شيئًا.',
    changed: (kind, rest) => `رسالة من Nova Palace: تم تغيير ${kind} في حسابك.${rest} إن لم تفعل ذلك أنت فتواصل مع خدمة العملاء فورًا.`,
    bound: kind => `رسالة من Nova Palace: تم تأكيد ${kind} في حسابك. إن لم تفعل ذلك أنت فغيّر كلمة مرورك وتواصل مع خدمة العملاء فورًا.`,
    released: (kind, rest) =>
      `رسالة من Nova Palace: أزالت خدمة العملاء ${kind} من حسابك كما طُلب.${rest} إن لم تكن أنت من طلب ذلك فتواصل مع خدمة العملاء فورًا.`,
    owner: 'اكتب هذا الرمز لإثبات أنك أنت. لا تخبر به أحدًا.',
    rest: until => ` تتوقف عمليات السحب حتى \u2066${until} (UTC)\u2069.`,
    kinds: { email: 'البريد الإلكتروني', mobile: 'رقم الجوال', google: 'تطبيق المصادقة' },
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
  return spokenTo(languageOf(language ?? undefined));
}
