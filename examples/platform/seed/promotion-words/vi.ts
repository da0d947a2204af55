import { goodToKnow, type PromotionsWords } from './form.js';

const how = goodToKnow('Cần biết');

export const vi: PromotionsWords = {
  welcome: [
    'Tuần lễ thành viên mới',
    'Thưởng chào mừng $20 cho mọi thành viên mới đến cung điện.',
    how(
      'Những ngày đầu của bạn nên thật dễ chịu. Hãy đăng ký nhận một lần, đội ngũ của chúng tôi sẽ cấp thưởng chào mừng sau khi xem qua tài khoản của bạn.',
      'Mỗi thành viên một phần thưởng.',
      'Nhân viên xét duyệt và kết quả được gửi qua tin nhắn.',
      'Khi đã được duyệt, bạn nhận thưởng tại đây và tiền vào ví ngay.',
    ),
  ],
  daily: [
    'Điểm danh mỗi ngày',
    'Nửa đô la mỗi ngày, chỉ cần ghé qua.',
    how(
      'Nhấn nút mỗi ngày một lần, tiền thưởng của ngày vào thẳng ví của bạn. Số ngày được cộng dồn, dù bạn có bỏ lỡ ngày nào hay không.',
      'Ngày bắt đầu lúc nửa đêm, giờ UTC.',
      'Mỗi ngày kèm một vé vòng quay may mắn. Vé chờ bạn 30 ngày trong trung tâm thưởng.',
      'Không cần đăng ký, không phải chờ đợi.',
    ),
  ],
  deposit: [
    'Thưởng nạp tiền',
    'Gửi chúng tôi biên lai nạp tiền và nhận thêm $12.',
    how(
      'Hãy nạp tiền như mọi khi, rồi gửi biên lai cho chúng tôi. Khi tìm thấy khoản thanh toán, chúng tôi duyệt thưởng cho bạn.',
      'Ảnh biên lai ở dạng PNG hoặc JPG; biểu mẫu ghi rõ số ảnh và dung lượng.',
      'Ghi bốn số cuối của khoản thanh toán vào lời nhắn.',
      'Mỗi thành viên một lần đăng ký.',
    ),
  ],
  cashback: [
    'Hoàn tiền theo yêu cầu',
    'Một tuần không may trong hầm mỏ? Hãy cho chúng tôi biết và nhận lại $15.',
    how(
      'May rủi đến theo từng đợt. Hãy kể ngắn gọn tuần nào không may; chúng tôi xem lịch sử của bạn và trả lời.',
      'Lời nhắn cần ngắn: biểu mẫu có đếm ký tự.',
      'Tiền đã duyệt được nhận tại đây, không kèm điều kiện đặt cược.',
    ),
  ],
  spins: [
    'Năm mươi lượt quay',
    'Quay nổ hũ năm mươi lượt ở bất kỳ trò nào, rồi nhận $5.',
    how(
      'Bắt đầu nhiệm vụ và chơi bất kỳ trò nổ hũ nào bạn thích. Thanh bên dưới đếm theo; đủ năm mươi lượt là bạn nhận được thưởng.',
      'Mỗi lượt quay nổ hũ bằng tiền thật được tính là một, dù tiền cược là bao nhiêu.',
      'Kèm theo thưởng là hai vé đập trứng vàng.',
      'Các lượt quay trước khi bắt đầu nhiệm vụ không được tính.',
    ),
  ],
  lounge: [
    'Thứ Sáu casino trực tuyến',
    'Cùng tham gia buổi tối bên các bàn casino trực tuyến.',
    how(
      'Một buổi tối bên những bàn mở cửa cả ngày. Khi tham gia, chương trình nằm trong danh sách khuyến mãi của bạn; tại bàn không có gì thay đổi.',
      'Tất cả các bàn casino trực tuyến đều tham gia.',
      'Mức cược là mức của từng bàn.',
    ),
  ],
  goal: [
    'Thưởng bàn thắng',
    'Đội của bạn ghi bàn? Gửi phiếu cược và nhận $10.',
    how(
      'Hãy đặt cược cho đội của bạn trước trận đấu. Khi đội ghi bàn, gửi cho chúng tôi ảnh phiếu cược thắng.',
      'Mỗi thành viên một phiếu.',
      'Phiếu phải thuộc bảy ngày gần nhất.',
      'Ghi tên trận đấu vào lời nhắn.',
    ),
  ],
  poker: [
    'Marathon bàn bài',
    'Bốn mươi ván tại các bàn bài, rồi nhận $6.',
    how(
      'Hãy vào bất kỳ phòng nào và chơi. Mỗi ván có tiền cược thật đều được tính, dù thắng hay thua.',
      'Mọi phòng bài đều được tính, kể cả phòng nhỏ nhất.',
      'Nhận thưởng ngay khi thanh đã đầy.',
    ),
  ],
  reef: [
    'Tuần tra rạn san hô',
    'Đặt cược $100 trong các trò bắn cá, rồi nhận $8.',
    how(
      'Rạn san hô lại đầy cá. Hãy cược tổng cộng một trăm đô la, trong một tối hay hai mươi tối đều được.',
      'Mọi trò bắn cá đều được tính.',
      'Chỉ cộng tiền cược thật.',
    ),
  ],
  balls: [
    'Mười vé may mắn',
    'Mười vé số của bất kỳ kỳ quay nào, rồi nhận $4.',
    how(
      'Hãy chọn số trong bất kỳ trò xổ số nào của chúng tôi. Đủ mười vé, tiền thưởng chờ bạn tại đây.',
      'Vé của mọi kỳ quay đều được tính, kể cả của nhiều loại xổ số.',
      'Tiền trúng từ các vé vẫn là của bạn.',
    ),
  ],
  discovery: [
    'Trò chơi trong tháng',
    'Hai mươi ván của những trò bạn chưa từng thử, rồi nhận $3.',
    how(
      'Hãy thử bất kỳ trò nào bạn thích, ở mọi thể loại.',
      'Mỗi ván tiền thật của mọi trò chơi đều được tính.',
      'Chơi thử rất vui, nhưng không được tính.',
    ),
  ],
  race: [
    'Cuộc đua trong tháng',
    'Tham gia xếp hạng và xem tên bạn leo lên.',
    how(
      'Bảng xếp hạng tính mọi người chơi. Khi tham gia, chương trình nằm trong danh sách khuyến mãi của bạn. Tên được che bớt khi hiển thị.',
      'Bảng nằm ở mục <a href="/leaderboard">Bảng xếp hạng</a>.',
      'Thứ hạng không kèm giải thưởng: chỉ vì danh dự.',
    ),
  ],
  app: [
    'Cung điện trong túi bạn',
    'Mở trang của chúng tôi trên điện thoại, chụp lại và nhận $5.',
    how(
      'Hãy mở trang này trên điện thoại, đăng nhập một lần và gửi cho chúng tôi ảnh màn hình đầu tiên.',
      'Một ảnh là đủ.',
      'Android và iPhone đều được tính.',
    ),
  ],
  salon: [
    'Đêm của phòng VIP',
    'Một buổi tối yên tĩnh bên những bàn cược cao, dành cho khách thân thiết nhất.',
    how(
      'Một sự kiện sắp tới, do nhân viên thông báo. Hãy ghi tên tại đây ngay khi sự kiện bắt đầu.',
      'Người đã tham gia có tên trong danh sách của nhân viên.',
    ),
  ],
  points: [
    'Những ngày của cửa hàng điểm',
    'Hai ngày để xem điểm của bạn đáng giá bao nhiêu.',
    how(
      'Trong hai ngày, cửa hàng điểm là khách mời danh dự. Điểm và tỷ lệ đúng như ghi tại đó: không có gì được nhân đôi.',
      'Tham gia một lần cho cả hai ngày.',
      'Sắp diễn ra: nút sẽ hiện ra khi chương trình bắt đầu.',
    ),
  ],
  festival: [
    'Lễ hội rồng',
    'Đèn lồng, tiếng trống và ba mươi lượt quay sắp đến, với $9 để nhận.',
    how(
      'Khi đèn lồng thắp sáng, ba mươi lượt quay ở bất kỳ trò nổ hũ nào sẽ mở rương của rồng.',
      'Lễ hội kéo dài mười ngày.',
      'Hãy bắt đầu nhiệm vụ trong thời gian lễ hội.',
    ),
  ],
  opening: [
    'Khai mạc mùa giải',
    'Vòng đấu đầu tiên của mùa giải, $10 cho mỗi người thắng.',
    how(
      'Vòng khai mạc đã diễn ra. Cảm ơn tất cả những ai đã gửi phiếu cược thắng.',
      'Đã ngừng nhận đơn.',
      'Thưởng đã duyệt vẫn có thể nhận.',
    ),
  ],
  jackpot: [
    'Cuộc đua tháng trước',
    'Cuộc đua đã kết thúc. Bảng xếp hạng vẫn để mọi người cùng xem.',
    how(
      'Chúc mừng những người thắng tháng trước và cảm ơn các bạn vì một cuộc đua sít sao.',
      'Cuộc đua tiếp theo đã bắt đầu: xem “Cuộc đua trong tháng”.',
    ),
  ],
};
