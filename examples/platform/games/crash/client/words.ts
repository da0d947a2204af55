import type { Written } from '../../../written.js';

const EN = {
  label: 'Crash',
  go: 'Launch',
  cash: 'Cash out',
  auto: 'Get off by itself at',
  never: 'Never',
  start: 'Launch, and cash out before the rocket is gone.',
  flying: 'In flight. Cash out before it is gone.',
  flyingAuto: 'In flight. It gets off by itself at {auto}.',
  cashed: 'Off at {at}: you win {amount}. The rocket flew to {end}.',
  cashedEven: 'Off at {at}: {amount} come back to you. The rocket flew to {end}.',
  gone: 'Gone at {end}. The stake is lost.',
  resumed: 'Your rocket is still in flight.',
  last: 'Last flights',
  keys: 'Keys: space launches and cashes out, C cashes out.',
  lostTitle: 'Connection lost',
  lostText:
    'The rocket flies on without you. What you pressed counts when it arrives; a multiple that you chose before counts in any case. We keep asking for this same round.',
  rules:
    'The multiple rises from 1.00 and doubles every 6 seconds. Cash out while the rocket flies: you win your stake times the multiple.|Where the rocket is lost is drawn before the launch, from the seed whose hash stands below. It gets to a multiple m with the chance 97 % ÷ m: twice as far is half as likely, so every moment to get off gives back the same.|The clock of the platform decides. You get the multiple that you saw when you pressed, if your press arrives within a quarter of a second; a later one counts as pressed a quarter of a second before it came. The end is shown a quarter of a second late, so that nobody presses knowing it.|Choose before the launch at which multiple you get off by itself: that holds without a connection too. Without it a rocket that nobody leaves is lost.|At 100 times the stake everybody gets off.',
};
const ES: typeof EN = {
  label: 'Despegue',
  go: 'Despegar',
  cash: 'Cobrar',
  auto: 'Cobro automático en',
  never: 'Nunca',
  start: 'Despega y cobra antes de que se pierda el cohete.',
  flying: 'En vuelo. Cobra antes de que se pierda.',
  flyingAuto: 'En vuelo. Cobro automático en {auto}.',
  cashed: 'Bajaste en {at}: ganas {amount}. El cohete llegó a {end}.',
  cashedEven: 'Bajaste en {at}: recuperas {amount}. El cohete llegó a {end}.',
  gone: 'Se perdió en {end}. Pierdes la apuesta.',
  resumed: 'Tu cohete sigue en vuelo.',
  last: 'Últimos vuelos',
  keys: 'Teclas: espacio despega y cobra, C cobra.',
  lostTitle: 'Sin conexión',
  lostText:
    'El cohete sigue sin ti. Lo que pulsaste cuenta cuando llega; el múltiplo que elegiste antes cuenta siempre. Seguimos preguntando por esta misma ronda.',
  rules:
    'El múltiplo sube desde 1.00 y se duplica cada 6 segundos. Cobra mientras el cohete vuela: ganas tu apuesta por el múltiplo.|Dónde se pierde el cohete se sortea antes del despegue, con la semilla cuyo hash está abajo. Llega a un múltiplo m con probabilidad 97 % ÷ m: el doble de lejos es la mitad de probable, así que todo momento de bajarse devuelve lo mismo.|Decide el reloj de la plataforma. Cobras el múltiplo que viste al pulsar si tu pulsación llega en un cuarto de segundo; una más tardía cuenta como pulsada un cuarto de segundo antes de llegar. El final se muestra un cuarto de segundo más tarde, para que nadie pulse sabiéndolo.|Elige antes del despegue el múltiplo de tu cobro automático: vale también sin conexión. Sin él, un cohete del que nadie se baja se pierde.|En 100 veces la apuesta se bajan todos.',
};
const PT: typeof EN = {
  label: 'Foguete',
  go: 'Lançar',
  cash: 'Retirar',
  auto: 'Saída automática em',
  never: 'Nunca',
  start: 'Lance e retire antes que o foguete se perca.',
  flying: 'Em voo. Retire antes que ele se perca.',
  flyingAuto: 'Em voo. Saída automática em {auto}.',
  cashed: 'Saiu em {at}: você ganha {amount}. O foguete chegou a {end}.',
  cashedEven: 'Saiu em {at}: voltam {amount} para você. O foguete chegou a {end}.',
  gone: 'Perdido em {end}. A aposta está perdida.',
  resumed: 'Seu foguete ainda está em voo.',
  last: 'Últimos voos',
  keys: 'Teclas: espaço lança e retira, C retira.',
  lostTitle: 'Sem conexão',
  lostText:
    'O foguete continua sem você. O que você pressionou vale quando chegar; um multiplicador escolhido antes vale em qualquer caso. Continuamos consultando esta mesma rodada.',
  rules:
    'O multiplicador sobe a partir de 1,00 e dobra a cada 6 segundos. Retire enquanto o foguete voa: você ganha sua aposta vezes o multiplicador.|O ponto em que o foguete se perde é sorteado antes do lançamento, com a semente cujo hash está abaixo. Ele chega a um multiplicador m com a chance de 97% ÷ m: o dobro da distância tem metade da chance, por isso todo momento de sair devolve o mesmo.|Quem decide é o relógio da plataforma. Você recebe o multiplicador que viu ao pressionar, se o comando chegar em até um quarto de segundo; o que chegar mais tarde vale como dado um quarto de segundo antes de chegar. O fim é mostrado um quarto de segundo depois, para que ninguém pressione já sabendo.|Escolha antes do lançamento o multiplicador da sua saída automática: ela vale também sem conexão. Sem ela, um foguete do qual ninguém sai se perde.|Em 100 vezes a aposta, todos saem.',
};
const ZH: typeof EN = {
  label: '火箭',
  go: '发射',
  cash: '兑现',
  auto: '自动兑现倍数',
  never: '不设置',
  start: '发射火箭，并在火箭消失前兑现。',
  flying: '飞行中，请在火箭消失前兑现。',
  flyingAuto: '飞行中，到{auto}时自动兑现。',
  cashed: '在{at}兑现：您赢得{amount}。火箭飞到了{end}。',
  cashedEven: '在{at}兑现：返还{amount}。火箭飞到了{end}。',
  gone: '火箭在{end}消失，投注额已输掉。',
  resumed: '您的火箭仍在飞行。',
  last: '最近的飞行',
  keys: '按键：空格键发射和兑现，C键兑现。',
  lostTitle: '网络已断开',
  lostText: '火箭会继续飞行。您的按键在送达时生效；事先选定的倍数始终有效。我们会持续查询同一局。',
  rules:
    '倍数从1.00开始，每6秒翻一倍。请在火箭飞行时兑现：您赢得投注额乘以倍数。|火箭在何处消失，在发射前已由种子抽定，种子的哈希值见下方。火箭飞到倍数m的概率为97% ÷ m：飞两倍远的概率减半，因此任何时刻兑现的返奖率都相同。|以平台时钟为准。如果您的按键在四分之一秒内送达，您将获得按下时看到的倍数；更晚送达的，按送达前四分之一秒按下计算。结局会延迟四分之一秒显示，以免有人得知结果后再按。|发射前可选择自动兑现的倍数：断网时同样有效。如未选择，又未兑现，投注额即输掉。|达到投注额的100倍时，所有人自动兑现。',
};
const VI: typeof EN = {
  label: 'Tên lửa',
  go: 'Phóng',
  cash: 'Chốt',
  auto: 'Tự chốt ở',
  never: 'Không',
  start: 'Hãy phóng và chốt trước khi tên lửa biến mất.',
  flying: 'Đang bay. Hãy chốt trước khi tên lửa biến mất.',
  flyingAuto: 'Đang bay. Tự chốt ở {auto}.',
  cashed: 'Đã chốt ở {at}: bạn thắng {amount}. Tên lửa bay đến {end}.',
  cashedEven: 'Đã chốt ở {at}: bạn nhận lại {amount}. Tên lửa bay đến {end}.',
  gone: 'Biến mất ở {end}. Bạn mất tiền cược.',
  resumed: 'Tên lửa của bạn vẫn đang bay.',
  last: 'Các chuyến bay gần đây',
  keys: 'Phím: phím cách để phóng và chốt, C để chốt.',
  lostTitle: 'Mất kết nối',
  lostText:
    'Tên lửa vẫn bay khi không có bạn. Thao tác bạn đã bấm có hiệu lực khi đến nơi; hệ số chọn từ trước luôn có hiệu lực. Chúng tôi vẫn đang kiểm tra chính ván này.',
  rules:
    'Hệ số tăng từ 1,00 và cứ 6 giây lại gấp đôi. Hãy chốt khi tên lửa còn bay: bạn thắng tiền cược nhân với hệ số.|Điểm tên lửa biến mất được rút trước khi phóng, từ chuỗi seed có mã hash ở bên dưới. Tên lửa đạt hệ số m với xác suất 97% ÷ m: bay xa gấp đôi thì xác suất giảm một nửa, nên chốt lúc nào cũng có tỷ lệ trả thưởng như nhau.|Đồng hồ của hệ thống quyết định. Bạn nhận hệ số nhìn thấy lúc bấm, nếu thao tác đến trong vòng một phần tư giây; thao tác đến muộn hơn được tính là bấm một phần tư giây trước khi đến. Kết cục được hiện muộn một phần tư giây, để không ai bấm khi đã biết trước.|Trước khi phóng, hãy chọn hệ số tự chốt: lựa chọn này có hiệu lực cả khi mất kết nối. Nếu không chọn, tên lửa không ai chốt sẽ thua.|Ở mức 100 lần tiền cược, mọi người đều được chốt.',
};
const TH: typeof EN = {
  label: 'จรวด',
  go: 'ปล่อยจรวด',
  cash: 'เก็บเงิน',
  auto: 'เก็บเงินอัตโนมัติที่',
  never: 'ไม่ใช้',
  start: 'ปล่อยจรวด แล้วเก็บเงินก่อนจรวดหายไป',
  flying: 'กำลังบิน เก็บเงินก่อนจรวดหายไป',
  flyingAuto: 'กำลังบิน เก็บเงินอัตโนมัติที่ {auto}',
  cashed: 'เก็บที่ {at}: คุณชนะ {amount} จรวดบินไปถึง {end}',
  cashedEven: 'เก็บที่ {at}: ได้คืน {amount} จรวดบินไปถึง {end}',
  gone: 'หายไปที่ {end} เสียเงินเดิมพัน',
  resumed: 'จรวดของคุณยังบินอยู่',
  last: 'เที่ยวบินล่าสุด',
  keys: 'ปุ่ม: สเปซบาร์ปล่อยจรวดและเก็บเงิน C เก็บเงิน',
  lostTitle: 'การเชื่อมต่อขาดหาย',
  lostText: 'จรวดบินต่อโดยไม่มีคุณ สิ่งที่คุณกดมีผลเมื่อมาถึง ตัวคูณที่เลือกไว้ก่อนมีผลทุกกรณี เราสอบถามรอบเดิมนี้ต่อเนื่อง',
  rules:
    'ตัวคูณเพิ่มจาก 1.00 และเพิ่มเป็นสองเท่าทุก 6 วินาที เก็บเงินขณะจรวดบินอยู่ คุณจะชนะเงินเดิมพันคูณตัวคูณ|จุดที่จรวดหายไปสุ่มก่อนปล่อย จากซีดที่มีค่าแฮชอยู่ด้านล่าง จรวดไปถึงตัวคูณ m ด้วยโอกาส 97% ÷ m ไกลสองเท่าโอกาสเหลือครึ่งหนึ่ง ทุกจังหวะที่เก็บเงินจึงคืนเท่ากัน|นาฬิกาของระบบเป็นตัวตัดสิน คุณได้ตัวคูณที่เห็นตอนกด หากการกดมาถึงภายในหนึ่งในสี่วินาที ถ้าช้ากว่านั้นถือว่ากดหนึ่งในสี่วินาทีก่อนมาถึง ตอนจบแสดงช้าหนึ่งในสี่วินาที เพื่อไม่ให้ใครกดเมื่อรู้ผลแล้ว|ก่อนปล่อย เลือกตัวคูณที่จะเก็บเงินอัตโนมัติได้ มีผลแม้ไม่มีการเชื่อมต่อ หากไม่เลือก จรวดที่ไม่ได้เก็บเงินจะเสียเงินเดิมพัน|เมื่อถึง 100 เท่าของเงินเดิมพัน ระบบเก็บเงินให้ทุกคน',
};
const AR: typeof EN = {
  label: 'الصاروخ',
  go: 'إطلاق',
  cash: 'تحصيل',
  auto: 'تحصيل تلقائي عند',
  never: 'بدون',
  start: 'أطلق الصاروخ وحصّل ربحك قبل أن يختفي.',
  flying: 'الصاروخ في الجو. حصّل ربحك قبل أن يختفي.',
  flyingAuto: 'الصاروخ في الجو. التحصيل التلقائي عند {auto}.',
  cashed: 'تم التحصيل عند {at}: ربحت {amount}. وصل الصاروخ إلى {end}.',
  cashedEven: 'تم التحصيل عند {at}: يعود إليك {amount}. وصل الصاروخ إلى {end}.',
  gone: 'اختفى عند {end}. خسرت قيمة الرهان.',
  resumed: 'صاروخك ما زال في الجو.',
  last: 'آخر الرحلات',
  keys: 'المفاتيح: المسافة للإطلاق والتحصيل، وC للتحصيل.',
  lostTitle: 'انقطع الاتصال',
  lostText:
    'يواصل الصاروخ طيرانه من دونك. ما ضغطته يُحتسب عند وصوله، والمضاعف الذي اخترته مسبقًا يُحتسب في كل الأحوال. نواصل السؤال عن هذه الجولة نفسها.',
  rules:
    'يرتفع المضاعف من 1.00 ويتضاعف كل 6 ثوانٍ. حصّل ربحك ما دام الصاروخ في الجو: تربح قيمة رهانك مضروبة في المضاعف.|موضع اختفاء الصاروخ يُسحب قبل الإطلاق من البذرة التي تظهر بصمتها أدناه. يصل إلى المضاعف m باحتمال 97% ÷ m: ضعف المسافة بنصف الاحتمال، فكل لحظة للتحصيل تعيد القدر نفسه.|ساعة المنصة هي الحكم. تحصل على المضاعف الذي رأيته عند الضغط إن وصلت ضغطتك خلال ربع ثانية؛ وما يصل بعد ذلك يُعدّ كأنه ضُغط قبل وصوله بربع ثانية. وتُعرض النهاية متأخرة ربع ثانية كي لا يضغط أحد وهو يعرفها.|اختر قبل الإطلاق المضاعف الذي يُحصَّل عنده تلقائيًا: يسري ذلك دون اتصال أيضًا. ومن دونه تخسر قيمة رهانك إن لم تحصّل قبل اختفاء الصاروخ.|عند بلوغ قيمة الرهان × 100 يتم التحصيل للجميع.',
};

export type CrashWords = typeof EN;

export const CRASH_WORDS: Written<CrashWords> = { en: EN, es: ES, pt: PT, zh: ZH, vi: VI, th: TH, ar: AR };
