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
    `Después, para proteger tu dinero, los retiros y las transferencias quedan en pausa ${restHours} ${restHours === 1 ? 'hora' : 'horas'}.`,
    'Si no lo pediste, no hagas nada: tu contraseña sigue igual.',
  ],
  PT: (minutes, restHours) => [
    `Digite este código onde você o pediu ou escolha uma nova senha pelo link abaixo. O código e o link valem uma única vez e por ${minutes} minutos:`,
    `Depois disso, para proteger seu dinheiro, os saques e as transferências ficam pausados por ${restHours} ${restHours === 1 ? 'hora' : 'horas'}.`,
    'Se você não pediu isso, não faça nada: sua senha continua a mesma.',
  ],
  ZH: (minutes, restHours) => [
    `请在您申请的页面输入此验证码，或打开以下链接设置新密码。两者均只能使用一次，${minutes}分钟内有效：`,
    `为保护您的资金，之后提款和转账将暂停${restHours}小时。`,
    '如非您本人申请，无需任何操作：您的密码保持不变。',
  ],
  VI: (minutes, restHours) => [
    `Hãy nhập mã này ở nơi bạn đã yêu cầu, hoặc đặt mật khẩu mới tại đây. Cả hai chỉ dùng được một lần và trong ${minutes} phút:`,
    `Để bảo vệ tiền của bạn, sau đó việc rút và chuyển tiền tạm dừng trong ${restHours} giờ.`,
    'Nếu bạn không yêu cầu, bạn không cần làm gì: mật khẩu của bạn vẫn giữ nguyên.',
  ],
  TH: (minutes, restHours) => [
    `กรอกรหัสนี้ในหน้าที่คุณขอรหัส หรือตั้งรหัสผ่านใหม่ที่นี่ ทั้งสองแบบใช้ได้ครั้งเดียวและภายใน ${minutes} นาที:`,
    `เพื่อปกป้องเงินของคุณ หลังจากนั้นระบบจะพักการถอนและการโอน ${restHours} ชั่วโมง`,
    'หากคุณไม่ได้ขอ ไม่ต้องทำอะไร รหัสผ่านของคุณยังเหมือนเดิม',
  ],
  AR: (minutes, restHours) => [
    `اكتب هذا الرمز حيث طلبته، أو اختر كلمة مرور جديدة هنا. كلاهما يعمل مرة واحدة فقط ولمدة ${inArabic(minutes, 'دقيقة واحدة', 'دقيقتين', 'دقائق', 'دقيقة')}:`,
    `حمايةً لأموالك تتوقف بعد ذلك عمليات السحب والتحويل لمدة ${inArabic(restHours, 'ساعة واحدة', 'ساعتين', 'ساعات', 'ساعة')}.`,
    'إن لم تطلب ذلك فلا تفعل شيئًا: تبقى كلمة مرورك كما هي.',
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

/** Arabic counts one and two by a word alone, and others in two forms. */
function inArabic(count: number, one: string, two: string, few: string, further: string): string {
  const form = new Intl.PluralRules('ar').select(count);
  if (form === 'one') return one;
  if (form === 'two') return two;
  return `${count} ${form === 'few' ? few : further}`;
}
