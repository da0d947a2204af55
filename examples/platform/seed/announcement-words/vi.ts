import type { AnnouncementsIn } from './form.js';

export const vi: AnnouncementsIn = spins => ({
  notices: {
    welcome: ['Chào mừng bạn đến với Nova Palace', '<p>Hơn hai nghìn trò chơi đang chờ bạn.</p>'],
    newest: [
      'Trò nổ hũ mới nhất',
      `<p>Hãy tìm bộ lọc “Mới” trong sảnh nổ hũ. Năm mươi lượt quay mang về tiền thưởng: xem <a href="/promotions?id=${spins}">khuyến mãi</a>.</p>`,
    ],
    checked: ['Mỗi ván đều kiểm tra được', '<p>Xem “Trò chơi công bằng đến đâu” trong <a href="/help">trung tâm trợ giúp</a>.</p>'],
    tables: ['Bàn casino trực tuyến mở cả ngày', '<p>Roulette, blackjack và baccarat suốt ngày đêm.</p>'],
    free: ['Chơi thử miễn phí', '<p>Trò chơi có dấu chơi thử không cần tài khoản.</p>'],
    password: ['Hãy giữ kín mật khẩu', '<p>Nhân viên của chúng tôi không bao giờ hỏi mật khẩu của bạn.</p>'],
    pot: [
      'Một hũ cho mọi trò chơi có Jackpot',
      '<p>Trò chơi có dấu JP góp {{jackpot_rate}} tiền cược của mỗi lượt vào một hũ chung, và ván nào cũng có thể trúng hũ. Xác suất được ghi trong luật chơi của từng trò.</p>',
    ],
    favourites: ['Mục yêu thích luôn theo bạn', '<p>Chạm vào trái tim trên thẻ trò chơi và tìm lại trò đó trên mọi thiết bị.</p>'],
    decide: [
      'Quyết định trước khi chơi',
      '<p>Hãy ghi ra số tiền bạn có thể chi tối nay. Chúng tôi không đặt giới hạn thay bạn; nếu bạn yêu cầu qua chat trực tuyến, chúng tôi sẽ khóa tài khoản của bạn.</p>',
    ],
    addresses: ['Địa chỉ chính thức', '<p>Hãy lưu một tên miền an toàn trong danh sách trang dự phòng vào dấu trang.</p>'],
  },
  agentNotices: {
    records: [
      'Dành cho đại lý: lịch sử của đội nhóm',
      '<p>Lượt cược, kết quả và giao dịch của mọi thành viên tuyến dưới có trong trung tâm đại lý, chính xác đến từng xu và trong tối đa 92 ngày qua.</p>',
    ],
    sharing: ['Dành cho đại lý: chia sẻ trung thực', '<p>Chỉ mời người trưởng thành và không hứa với ai rằng họ sẽ thắng.</p>'],
  },
  popups: {
    account: [
      'Mở tài khoản trong một phút',
      '<p>Chọn tên và mật khẩu là xong.</p><ul><li>Miễn phí, không ràng buộc</li><li>Mục yêu thích trên mọi thiết bị</li></ul>',
    ],
    free: ['Chơi thử trước khi tham gia', '<p>Chơi thử không cần tài khoản.</p>'],
    fair: ['Công bằng từ thiết kế', '<p>Mỗi ván đều có thể kiểm tra lại sau đó.</p>'],
    back: ['Rất vui được gặp bạn', '<p>Trò chơi yêu thích và chơi gần đây chỉ cách một chạm.</p>'],
    pot: [
      'Hũ lớn dần theo mỗi lượt cược',
      '<p>Hãy tìm bộ lọc “Hũ Jackpot” trong <a href="/rng">mục nổ hũ</a>: luật chơi của chúng nêu rõ mức góp và cách trúng.</p>',
    ],
    records: ['Kiểm tra lịch sử của bạn', '<p>Mọi lượt cược và khoản trả thưởng đều có trong lịch sử cược của bạn.</p>'],
    invite: ['Mời bạn bè', '<p>Liên kết của bạn có trong mục Tài khoản của tôi.</p>'],
    first: ['Lần ghé thăm đầu tiên', '<p>Chào mừng bạn! Hãy dạo xem một vòng: ô tìm kiếm tìm được mọi trò chơi.</p>'],
  },
  help: ['Bạn cần trợ giúp?', '<p>Chăm sóc khách hàng có trong menu bên.</p>'],
  home: {
    slots: 'Nổ hũ đủ loại',
    bonus: 'Tiền thưởng $20 của bạn',
    tables: 'Các bàn đã mở',
    news: 'Tin tức',
    returns: 'Trò nào cũng nêu tỷ lệ trả thưởng',
  },
  groups: {
    w_rng: 'Hôm nay quay trò mới',
    w_live: 'Còn một ghế trống tại bàn',
    w_fish: 'Nước sâu, cá lớn',
    w_pvp: 'Đánh bài với người thật hoặc với máy của nhà cái',
    w_sports: 'Tối nay dưới ánh đèn sân',
    w_esports: 'Ván cuối sắp bắt đầu',
    w_elott: 'Vài phút một kỳ quay',
    w_lott: 'Hãy chọn số của bạn',
    w_forget: 'Chúng tôi giúp bạn đăng nhập lại',
  },
});
