import type { Written } from '../../../written.js';

const EN = {
  label: 'Mines',
  mines: 'Mines',
  go: 'Start',
  cash: 'Cash out {amount}',
  start: 'Choose stake and mines, then start.',
  choose: 'Open a field or cash out. Next: {next}.',
  field: 'Field {number}',
  safe: 'safe',
  mine: 'mine',
  blown: 'A mine. The stake is lost.',
  cashed: 'Cashed out: you win {amount}.',
  even: 'Cashed out: your stake comes back.',
  resumed: 'Your round goes on where you left it.',
  rules:
    '25 fields hide as many mines as you choose. Every safe field raises the prize; a mine ends the round.|Cash out whenever you like. Before the first field your stake comes back.|After k safe fields the prize is 97 % of the fair price, rounded down to hundredths: {table}.|The mines are laid on the server before you open a field, and shown when the round is over.|A round that you leave waits for you. After 24 hours it is cashed out.',
};
const ES: typeof EN = {
  label: 'Minas',
  mines: 'Minas',
  go: 'Empezar',
  cash: 'Cobrar {amount}',
  start: 'Elige apuesta y minas, y empieza.',
  choose: 'Abre un campo o cobra. Siguiente: {next}.',
  field: 'Campo {number}',
  safe: 'libre',
  mine: 'mina',
  blown: 'Una mina. Se pierde la apuesta.',
  cashed: 'Cobraste: ganas {amount}.',
  even: 'Cobraste: vuelve tu apuesta.',
  resumed: 'Tu ronda sigue donde la dejaste.',
  rules:
    '25 campos esconden tantas minas como elijas. Cada campo libre sube el premio; una mina termina la ronda.|Cobra cuando quieras. Antes del primer campo vuelve tu apuesta.|Tras k campos libres el premio es el 97 % del precio justo, redondeado hacia abajo a centésimas: {table}.|Las minas se ponen en el servidor antes de que abras un campo y se muestran al terminar.|La ronda que dejas te espera. Después de 24 horas se cobra automáticamente.',
};
const PT: typeof EN = {
  label: 'Minas',
  mines: 'Minas',
  go: 'Começar',
  cash: 'Retirar {amount}',
  start: 'Escolha a aposta e as minas, depois comece.',
  choose: 'Abra um campo ou retire. Próximo: {next}.',
  field: 'Campo {number}',
  safe: 'livre',
  mine: 'mina',
  blown: 'Uma mina. A aposta está perdida.',
  cashed: 'Retirado: você ganha {amount}.',
  even: 'Retirado: sua aposta volta para você.',
  resumed: 'Sua rodada continua de onde você parou.',
  rules:
    '25 campos escondem tantas minas quantas você escolher. Cada campo livre aumenta o prêmio; uma mina encerra a rodada.|Retire quando quiser. Antes do primeiro campo, sua aposta volta para você.|Depois de k campos livres, o prêmio é 97% do valor justo, arredondado para baixo, com duas casas decimais: {table}.|As minas são colocadas no servidor antes de você abrir um campo e mostradas no fim da rodada.|A rodada que você deixa espera por você. Depois de 24 horas, ela é encerrada e você recebe o que podia retirar.',
};
const ZH: typeof EN = {
  label: '扫雷',
  mines: '地雷数',
  go: '开始',
  cash: '兑现{amount}',
  start: '请选择投注额和地雷数，然后开始。',
  choose: '打开一格或兑现。下一格：{next}。',
  field: '第{number}格',
  safe: '安全',
  mine: '地雷',
  blown: '踩到地雷，投注额已输掉。',
  cashed: '已兑现：您赢得{amount}。',
  even: '已兑现：您的投注额已退回。',
  resumed: '您的游戏从中断处继续。',
  rules:
    '25个格子中藏有您选择数量的地雷。每打开一个安全格，奖金就会提高；踩到地雷则本局结束。|您可随时兑现。打开第一格之前兑现，投注额全数退回。|打开k个安全格后，奖金为公平赔付的97%，向下取整到百分位：{table}。|地雷在您打开格子之前已由服务器布好，本局结束后公开。|您离开的这一局会为您保留。24小时后自动兑现。',
};
const VI: typeof EN = {
  label: 'Dò mìn',
  mines: 'Số mìn',
  go: 'Bắt đầu',
  cash: 'Chốt {amount}',
  start: 'Hãy chọn tiền cược và số mìn rồi bắt đầu.',
  choose: 'Mở một ô hoặc chốt. Ô tiếp theo: {next}.',
  field: 'Ô {number}',
  safe: 'an toàn',
  mine: 'mìn',
  blown: 'Trúng mìn. Bạn mất tiền cược.',
  cashed: 'Đã chốt: bạn thắng {amount}.',
  even: 'Đã chốt: tiền cược được trả lại cho bạn.',
  resumed: 'Ván của bạn tiếp tục từ chỗ đang dở.',
  rules:
    '25 ô giấu số mìn do bạn chọn. Mỗi ô an toàn làm tăng tiền thắng; trúng mìn là hết ván.|Bạn chốt lúc nào cũng được. Trước khi mở ô đầu tiên, tiền cược được trả lại.|Sau k ô an toàn, tiền thắng là 97% giá công bằng, làm tròn xuống hai chữ số thập phân: {table}.|Mìn được đặt trên máy chủ trước khi bạn mở ô và được hiện ra khi ván kết thúc.|Ván bạn bỏ dở sẽ chờ bạn. Sau 24 giờ ván được chốt.',
};
const TH: typeof EN = {
  label: 'เกมระเบิด',
  mines: 'จำนวนระเบิด',
  go: 'เริ่ม',
  cash: 'เก็บเงิน {amount}',
  start: 'เลือกเงินเดิมพันและจำนวนระเบิด แล้วเริ่ม',
  choose: 'เปิดช่องต่อไปหรือเก็บเงิน ช่องถัดไป: {next}',
  field: 'ช่อง {number}',
  safe: 'ปลอดภัย',
  mine: 'ระเบิด',
  blown: 'เจอระเบิด เสียเงินเดิมพัน',
  cashed: 'เก็บเงินแล้ว: คุณชนะ {amount}',
  even: 'เก็บเงินแล้ว: ได้เงินเดิมพันคืน',
  resumed: 'รอบของคุณเล่นต่อจากที่ค้างไว้',
  rules:
    '25 ช่องซ่อนระเบิดตามจำนวนที่คุณเลือก ทุกช่องที่ปลอดภัยเพิ่มเงินรางวัล เจอระเบิดแล้วรอบจบ|เก็บเงินเมื่อใดก็ได้ ก่อนเปิดช่องแรกจะได้เงินเดิมพันคืน|หลังเปิดช่องปลอดภัย k ช่อง เงินรางวัลคือ 97% ของยอดจ่ายที่ยุติธรรมตามโอกาส ปัดลงเป็นทศนิยมสองตำแหน่ง: {table}|ระเบิดถูกวางบนเซิร์ฟเวอร์ก่อนที่คุณจะเปิดช่อง และแสดงเมื่อจบรอบ|รอบที่คุณทิ้งไว้จะรอคุณ หลัง 24 ชั่วโมงระบบจะเก็บเงินให้',
};
const AR: typeof EN = {
  label: 'الألغام',
  mines: 'عدد الألغام',
  go: 'بدء',
  cash: 'تحصيل {amount}',
  start: 'اختر قيمة الرهان وعدد الألغام، ثم ابدأ.',
  choose: 'افتح خانة أو حصّل ربحك. التالي: {next}.',
  field: 'الخانة {number}',
  safe: 'آمنة',
  mine: 'لغم',
  blown: 'لغم. خسرت قيمة الرهان.',
  cashed: 'تم التحصيل: ربحت {amount}.',
  even: 'تم التحصيل: تعود إليك قيمة رهانك.',
  resumed: 'تتواصل جولتك من حيث تركتها.',
  rules:
    'تخفي 25 خانة عدد الألغام الذي تختاره. كل خانة آمنة ترفع الربح، واللغم ينهي الجولة.|حصّل ربحك متى شئت. قبل الخانة الأولى تعود إليك قيمة رهانك.|بعد عدد k من الخانات الآمنة يكون الربح 97% من القيمة العادلة، مقرّبًا إلى الأسفل حتى جزء من مئة: {table}.|تُزرع الألغام على الخادم قبل أن تفتح أي خانة، وتُعرض عند انتهاء الجولة.|الجولة التي تتركها تنتظرك. وبعد 24 ساعة يُحصَّل ربحها تلقائيًا.',
};

export type MinesWords = typeof EN;

export const MINES_WORDS: Written<MinesWords> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };
