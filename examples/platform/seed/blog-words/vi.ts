import type { BlogWords } from './form.js';

export const vi: BlogWords = {
  'check-a-round': [
    'Cách tự kiểm tra một ván',
    'Ba bước, không cần toán: so điều được hứa trước khi bạn chơi với điều đã xảy ra.',
    `<p>Mỗi trò nổ hũ của chúng tôi công bố mã hash của chuỗi seed trước lượt quay đầu tiên. Đó là một lời hứa: chúng tôi không thể đổi chuỗi seed về sau mà không bị mã hash làm lộ.</p>
<h3>Bạn cần gì</h3>
<p>Số của ván, chuỗi seed và mã hash bạn thấy lúc đầu. Cả ba nằm trong thông tin trò chơi, ở nút “i”: mã hash có từ đầu, chuỗi seed và các số hiện ra khi bạn nhấn “Kết thúc phiên và xem chuỗi seed” ở đó.</p>
<h3>Bạn làm gì</h3>
<ol><li>Đưa chuỗi seed qua SHA-256 bằng công cụ nào bạn tin.</li><li>So kết quả với mã hash. Hai bên phải giống nhau từng ký tự.</li><li>Chạy lại ván với chuỗi seed và số. Các cuộn dừng đúng chỗ đã dừng khi bạn chơi.</li></ol>
<p>Nếu không khớp, hãy viết cho chúng tôi kèm số của ván. Chuyện này chưa từng xảy ra, và chúng tôi muốn là người biết đầu tiên.</p>`,
  ],
  'a-limit-that-holds': [
    'Một giới hạn giữ được',
    'Phần lớn giới hạn đổ vỡ lúc mười một giờ rưỡi đêm. Đây là cách đặt một giới hạn không đổ vỡ.',
    `<p>“Thua năm mươi thì tôi dừng” nghe chắc chắn lúc tám giờ tối. Đến mười một giờ rưỡi, nó đã thành “khi nào huề vốn thì tôi dừng”.</p>
<h3>Quyết định sớm, bằng con số</h3>
<p>Hãy viết ra một số tiền và một giờ dừng trước khi đăng nhập. Cả hai. Chỉ tiền thôi là giới hạn mà may mắn kéo giãn được: ai thắng thì chơi lâu hơn, và ai chơi lâu hơn thì thua lại hết.</p>
<h3>Làm cho việc dừng lại dễ dàng</h3>
<p>Chỉ để trong ví số tiền của tối nay. Đặt báo thức reo ở phòng khác. Nói với một người thân.</p>
<h3>Nghỉ là nghỉ thật</h3>
<p>Năm phút mà trò chơi vẫn mở ở tab khác không phải là nghỉ. Hãy đứng dậy, uống chút gì đó, nhìn ra cửa sổ. Nếu không muốn quay lại thì đừng quay lại.</p>
<p>Giới hạn là của bạn: chúng tôi không giữ hộ bạn giới hạn nào. Nếu ba lần liền không giữ được, hãy nhắn cho chúng tôi qua chat trực tuyến, nhân viên sẽ khóa tài khoản cho đến khi bạn yêu cầu mở lại.</p>`,
  ],
  'return-to-player': [
    '96% thật sự có nghĩa gì',
    'Tỷ lệ trả thưởng là con số trung thực nhưng dễ hiểu sai. Hướng dẫn ngắn qua một buổi tối dài.',
    `<p>Trò chơi trả lại 96% không trả cho bạn 96 trên 100 vào một ngày thứ Ba. Nó làm vậy qua hàng triệu ván, của tất cả mọi người, gộp lại.</p>
<h3>Cùng con số, hai trò chơi</h3>
<p>Một trò trả ít nhưng thường xuyên. Trò kia không trả gì suốt một giờ rồi trả rất nhiều, cho ai đó. Cả hai đều có thể trả lại 96%. Hãy xem bảng trả thưởng: giải cao nhất càng lớn thì chuỗi ván không trúng càng dài.</p>
<h3>Một buổi tối dài</h3>
<p>Cược 1 mỗi ván và mười ván mỗi phút, ba giờ là 1.800 ván. Với 96%, giá trung bình của buổi tối đó là 72. Có người ra về được thêm 300, có người mất 300. 72 là giá của cuộc vui; phần còn lại là may rủi.</p>
<p>Mỗi trò ở đây ghi tỷ lệ trả thưởng trong luật chơi, tính từ các cuộn chứ không phải từ một tháng tốt đẹp.</p>`,
  ],
  'spot-a-fake': [
    'Năm dấu hiệu của nhân viên giả mạo',
    'Họ thân thiện, nhanh nhẹn và biết tên bạn. Điều gì làm họ lộ mặt?',
    `<ol>
<li><strong>Họ nhắn trước.</strong> Chúng tôi trả lời trong chat trực tuyến. Chúng tôi không chủ động nhắn qua các ứng dụng nhắn tin.</li>
<li><strong>Họ hỏi mã.</strong> Mã gửi cho bạn là dành cho bạn. Không ai làm việc ở đây cần đến nó.</li>
<li><strong>Họ vội vàng.</strong> “Chỉ hôm nay, chỉ trong mười phút tới.” Thưởng thật nằm trên trang khuyến mãi.</li>
<li><strong>Họ muốn bạn trả tiền cho một cá nhân.</strong> Nạp tiền chỉ đi qua ví, không qua nơi nào khác.</li>
<li><strong>Họ không qua được kiểm tra.</strong> Hãy nhập liên hệ của họ vào “Xác minh nhân viên” trên trang địa chỉ chính thức. Chỉ mất năm giây.</li>
</ol>
<p>Bạn gặp một người như vậy? Hãy gửi ảnh chụp màn hình qua chat trực tuyến. Biết đâu bạn cứu được buổi tối của người tiếp theo.</p>`,
  ],
  'behind-the-wheel': [
    'Phía sau bàn roulette: một tối bên bàn chơi',
    'Ba mươi bảy ô, một viên bi và mười hai giây bị hiểu lầm nhiều nhất trong trò chơi.',
    `<p>Viên bi không có trí nhớ. Nó không biết đỏ đã ra sáu lần, và nó không nợ bạn màu đen. Xác suất của lượt quay tiếp theo vẫn như lượt đầu tiên.</p>
<h3>Mặt bàn nói gì</h3>
<p>Về lâu dài, mọi cược trên bàn đều có cùng một giá: số 0. Cược vào một con số hiếm khi thắng nhưng trả nhiều, đỏ hoặc đen thường thắng nhưng trả ít, và nhà cái lấy 2,7% từ cả hai.</p>
<h3>Một cách để vui</h3>
<p>Hãy chọn mức cược mà mất hai mươi lần liền bạn cũng không tiếc. Đặt vào chỗ bạn thích nhìn. Hãy ngắm vòng quay, đừng ngắm bảng kết quả cũ.</p>`,
  ],
  'pocket-palace': [
    'Cung điện bỏ túi',
    'Vẫn ngôi nhà ấy trên màn hình nhỏ: điều gì giữ nguyên, và làm sao để nó không tìm đến bạn lúc làm việc.',
    `<p>Trang mở trên điện thoại với cùng tài khoản, cùng ví và cùng mục yêu thích. Ván bài bạn bắt đầu trên máy tính có thể chơi nốt trên điện thoại, vì nó nằm trên nền tảng chứ không nằm trên thiết bị.</p>
<h3>Điều nên làm</h3>
<p>Thêm địa chỉ vào màn hình chính, chỉ cần một chạm là mở. Mọi thứ đều với tới được bằng một ngón cái.</p>
<h3>Điều nên tắt</h3>
<p>Thông báo, nếu bạn dùng điện thoại để làm việc. Trò chơi nên chờ đến khi bạn có thời gian, không phải ngược lại.</p>
<p>“Tải ứng dụng” cho thấy nơi nhà vận hành cung cấp ứng dụng riêng. Bản trình diễn này không có ứng dụng nào: các liên kết ở đó thay cho liên kết của bạn.</p>`,
  ],
  'league-night': [
    'Đêm bóng đá không đau đầu',
    'Đọc tỷ lệ cược, mỗi lần một cược, và vì sao cược xiên là tờ vé số quàng khăn cổ động.',
    `<p>Tỷ lệ cược là giá. 2,00 nói rằng: nhà cái nghĩ điều đó xảy ra ít hơn một nửa số lần một chút, và giữ lại phần một chút ấy.</p>
<h3>Một trận, một cược</h3>
<p>Năm trận, mỗi trận có cơ hội một nửa, cứ ba mươi hai lần mới cùng trúng một lần. Cược xiên trả hai mươi lăm. Bảy phần còn thiếu là giá của sự hồi hộp, không sao cả, miễn là bạn biết mình đã trả.</p>
<h3>Trước giờ bóng lăn</h3>
<p>Hãy quyết định trước trận rồi xem. Những cược đặt lúc tức giận sau một thẻ đỏ là đắt nhất.</p>`,
  ],
};
