import { both, type ContractWords } from './form.js';

export const th: ContractWords = {
  kinds: { dividend: 'เงินปันผล', daily: 'ค่าตอบแทนรายวัน', hour: 'ค่าตอบแทนรายชั่วโมง', realtime: 'ค่าตอบแทนเรียลไทม์' },
  house: 'บริษัท',
  causes: {
    'too-high': {
      upline: () => 'สัญญานี้ให้สูงกว่าที่คุณได้รับอยู่ตอนนี้',
      downline: other => `สัญญานี้ให้สูงกว่าที่ ${other} ได้รับอยู่ตอนนี้`,
    },
    'too-often': {
      upline: () => 'สัญญานี้สรุปยอดถี่กว่าสัญญาของคุณเองในตอนนี้ ซึ่งไม่อนุญาต',
      downline: other => `สัญญานี้สรุปยอดถี่กว่าสัญญาของ ${other} เองในตอนนี้ ซึ่งไม่อนุญาต`,
    },
    'none-received': {
      upline: () => 'คุณเองไม่ได้รับสัญญาประเภทนี้อีกแล้ว',
      downline: other => `${other} ไม่ได้รับสัญญาประเภทนี้อีกแล้ว`,
    },
  },
  space: ' ',
  titled: (title, kind, other) => `${title}: ${kind} (${other})`,
  news: {
    offered: both('ข้อเสนอสัญญา', ({ kind, other }) => `${other} เสนอสัญญาให้คุณ: ${kind} ตอบรับหรือปฏิเสธได้ในรายการสัญญาของคุณ`),
    accepted: both('สัญญาได้รับการตอบรับ', ({ kind, other }) => `${other} ตอบรับสัญญาของคุณแล้ว: ${kind} มีผลตั้งแต่ตอนนี้`),
    rejected: both('สัญญาถูกปฏิเสธ', ({ kind, other }) => `${other} ปฏิเสธสัญญาของคุณ: ${kind}`),
    'taken-back': both('ถอนข้อเสนอแล้ว', ({ kind, other }) => `${other} ถอนข้อเสนอสัญญาที่ส่งให้คุณแล้ว: ${kind}`),
    withdrawn: {
      title: 'ถอนข้อเสนอแล้ว',
      upline: ({ kind, other, why }) => `ข้อเสนอของคุณถึง ${other} ถูกถอนแล้ว: ${kind} ${why} คุณเสนอสัญญาอื่นได้`,
      downline: ({ kind, other, why }) => `ข้อเสนอของ ${other} ถูกถอนแล้ว: ${kind} ${why}`,
    },
    'termination-asked': both('คำขอยุติสัญญา', ({ kind, other }) => `${other} ขอยุติสัญญากับคุณ: ${kind} สัญญายังมีผลจนกว่าคุณจะตกลง`),
    'termination-rejected': both('สัญญายังดำเนินต่อ', ({ kind, other }) => `${other} ไม่ต้องการยุติสัญญากับคุณ: ${kind} สัญญายังดำเนินต่อ`),
    terminated: both('สัญญาสิ้นสุดแล้ว', ({ kind, other }) => `สัญญาของคุณกับ ${other} สิ้นสุดแล้ว: ${kind} รายได้ที่เกิดขึ้นจนถึงตอนนี้ยังจ่ายให้ตามปกติ`),
    ended: {
      title: 'สัญญาสิ้นสุดแล้ว',
      upline: ({ kind, other, why }) => `สัญญาของคุณกับ ${other} สิ้นสุดแล้ว: ${kind} ${why} รายได้ที่เกิดขึ้นจนถึงตอนนี้ยังจ่ายให้ตามปกติ คุณเสนอสัญญาอื่นได้`,
      downline: ({ kind, other, why }) => `สัญญาของคุณกับ ${other} สิ้นสุดแล้ว: ${kind} ${why} รายได้ที่เกิดขึ้นจนถึงตอนนี้ยังจ่ายให้ตามปกติ`,
    },
    replaced: both('สัญญาถูกแทนที่', ({ kind, other }) => `สัญญาใหม่แทนที่สัญญาของคุณกับ ${other}: ${kind} รายได้จากสัญญาเดิมจนถึงตอนนี้ยังจ่ายให้ตามปกติ`),
  },
};
