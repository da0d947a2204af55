import type { MessageWords } from './form.js';

export const th: MessageWords = {
  kinds: {
    deposit_arrival: {
      title: 'เงินฝากของคุณเข้าแล้ว',
      content: (amount, reference) => `${amount} เข้ายอดเงินของคุณแล้ว รายการฝาก ${reference}`,
    },
    deposit_failed: {
      title: 'เงินฝากของคุณไม่เข้า',
      content: (amount, reference) => `การฝาก ${amount} ไม่สำเร็จ และไม่มีเงินเข้ายอดเงินของคุณ รายการฝาก ${reference}`,
    },
    withdrawal_approved: {
      title: 'อนุมัติการถอนของคุณแล้ว',
      content: (amount, reference) => `กำลังโอน ${amount} ให้คุณ เมื่อเงินเข้าแล้ว กรุณายืนยันในกระเป๋าเงินของคุณ รายการถอน ${reference}`,
    },
    withdrawal_rejected: {
      title: 'การถอนของคุณถูกปฏิเสธ',
      content: (amount, reference) => `${amount} คืนเข้ายอดเงินของคุณแล้ว รายการถอน ${reference}`,
    },
    withdrawal_repaid: {
      title: 'กำลังโอนเงินที่ขาดให้คุณ',
      content: (amount, reference) =>
        `คุณแจ้งว่ามีเงินจากรายการถอน ${reference} ที่ไม่เข้า เราโอน ${amount} ให้ใหม่แล้ว หากยังไม่เข้าอีก ฝ่ายบริการลูกค้าจะช่วยคุณ`,
      further: {
        title: 'กำลังโอนเงินที่ขาดให้คุณบางส่วน',
        content: (amount, reference, open) =>
          `คุณแจ้งว่ามีเงินจากรายการถอน ${reference} ที่ไม่เข้า เราโอน ${amount} ให้ใหม่แล้ว ยังค้างอยู่ ${open} เรากำลังตรวจสอบและจะแจ้งคุณอีกครั้ง`,
      },
    },
    withdrawal_refused: {
      title: 'เราโอนเงินถอนของคุณให้ใหม่ไม่ได้',
      content: (amount, reference) =>
        `คุณแจ้งว่า ${amount} จากรายการถอน ${reference} ไม่เข้า เราตรวจสอบแล้วและจะไม่โอนให้ใหม่ หากไม่เห็นด้วย กรุณาติดต่อฝ่ายบริการลูกค้า`,
      further: {
        title: 'เราโอนเงินถอนส่วนที่เหลือให้ใหม่ไม่ได้',
        content: (amount, reference, paid) =>
          `คุณแจ้งว่ามีเงินจากรายการถอน ${reference} ที่ไม่เข้า เราโอน ${paid} ให้ใหม่แล้ว ส่วนที่เหลือ ${amount} เราตรวจสอบแล้วและจะไม่โอนให้ใหม่ หากไม่เห็นด้วย กรุณาติดต่อฝ่ายบริการลูกค้า`,
      },
    },
    name_changed: {
      title: 'เปลี่ยนชื่อจริงของคุณแล้ว',
      content: (_amount, reference) => `เราเปลี่ยนชื่อจริงของบัญชีคุณแล้ว ตอนนี้คือ: ${reference} หากคุณไม่ได้ขอเปลี่ยน กรุณาติดต่อฝ่ายบริการลูกค้า`,
    },
    referral_bonus: {
      title: 'โบนัสแนะนำเพื่อน',
      content: (amount, reference) => `เพื่อนที่คุณแนะนำ ${reference} ฝากเงินครั้งแรกแล้ว โบนัส ${amount} เข้ายอดเงินของคุณแล้ว`,
    },
    red_envelope: {
      title: 'คุณได้รับอั่งเปา',
      content: (_amount, reference) => `${reference} ส่งอั่งเปาให้คุณ เปิดได้ในศูนย์รางวัลก่อนหมดเวลา`,
    },
    promotion_issued: {
      title: 'อนุมัติคำขอของคุณแล้ว',
      content: (amount, name, minor) => (minor > 0 ? `${name}: ${amount} รอคุณอยู่ กดรับได้ที่โปรโมชั่น` : `${name}: รางวัลรอคุณอยู่ กดรับได้ที่โปรโมชั่น`),
    },
    promotion_rejected: {
      title: 'คำขอของคุณถูกปฏิเสธ',
      content: (_amount, name) => `เราอนุมัติคำขอของคุณไม่ได้: ${name}`,
    },
    redeem_approved: {
      title: 'อนุมัติรางวัลของคุณแล้ว',
      content: (amount, name, minor) => (minor > 0 ? `${name}: ${amount} เข้ายอดเงินของคุณแล้ว` : `${name}: เป็นของคุณแล้วและกำลังส่งให้คุณ`),
    },
    redeem_rejected: {
      title: 'รางวัลของคุณถูกปฏิเสธ',
      content: (_amount, name) => `เราให้รางวัลนี้ไม่ได้: ${name} คืนแต้มให้คุณแล้ว`,
    },
    feedback_answered: { title: 'เราตอบข้อเสนอแนะของคุณแล้ว', content: (_amount, words) => words },
    bet_voided: {
      title: 'เดิมพันของคุณเป็นโมฆะ',
      content: (amount, name) => `เดิมพันของคุณที่ยังไม่สรุปผลเป็นโมฆะ: ${name} เงินเดิมพัน ${amount} คืนเข้ายอดเงินของคุณแล้ว`,
    },
    transfer_in: {
      title: 'คุณได้รับเงิน',
      content: (amount, reference) => `${reference} ส่งเงินให้คุณ ${amount} เงินเข้ายอดเงินของคุณแล้ว`,
    },
    red_envelope_returned: {
      title: 'อั่งเปาคืนกลับมาบางส่วน',
      content: (amount, reference) => `${amount} ที่ไม่มีใครเปิดทันเวลา คืนเข้ายอดเงินของคุณแล้ว อั่งเปา ${reference}`,
    },
  },
  reason: 'เหตุผล: ',
};
