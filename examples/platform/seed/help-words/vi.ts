import type { HelpWords } from './form.js';

export const vi: HelpWords = {
  start: [
    'Bắt đầu',
    `<p>Nova Palace là một môi trường thử nghiệm: thương hiệu hư cấu, phần mềm thật. Mọi thứ hoạt động như trên nền tảng thật, và mọi đồng tiền ở đây đều là tiền chơi thử.</p>
<h3>Năm phút đầu tiên</h3>
<ol>
<li><strong>Dạo một vòng.</strong> Trò chơi, nhà cung cấp và người thắng đều mở cho mọi người. Các trò nổ hũ có ghi “Chơi thử” mở được mà không cần tài khoản.</li>
<li><strong>Đăng ký.</strong> Hãy chọn tên đăng nhập, hoặc dùng số điện thoại và mã mà chúng tôi gửi tới. Các ô có dấu * là bắt buộc.</li>
<li><strong>Nạp tiền vào ví.</strong> Khoản nạp hiện ở đầu trang ngay khi tiền đến.</li>
<li><strong>Chơi.</strong> Mỗi ván được ghi lại cùng tiền cược và kết quả trong “Lịch sử cược”.</li>
</ol>
<h3>Thử không cần tài khoản</h3>
<p>“Chơi thử” mở một phiên dùng tiền chơi thử. Phiên này không có ví, mục yêu thích hay lịch sử, và kết thúc khi bạn đóng tab. Để chơi bằng số dư tài khoản, hãy đăng nhập hoặc đăng ký.</p>`,
  ],
  account: [
    'Tài khoản và mật khẩu của bạn',
    `<p>Mỗi người một tài khoản. Tên đăng nhập không đổi được về sau; biệt danh thì đổi được.</p>
<h3>Chọn mật khẩu</h3>
<p>Biểu mẫu cho biết mật khẩu phải dài bao nhiêu và gồm những gì. Mật khẩu do chúng tôi cấp và mật khẩu đã dùng quá {{password_expiry_days}} ngày phải được đổi ở lần đăng nhập kế tiếp, trước khi làm bất cứ việc gì khác.</p>
<h3>Bạn quên mật khẩu?</h3>
<p>Hãy chọn “Quên mật khẩu?” khi đăng nhập để nhận mã qua email hoặc số điện thoại. Mã có hiệu lực {{mail_code_minutes}} phút qua email hoặc {{sms_expiry_minutes}} phút qua SMS, và được nhập tối đa năm lần. Mọi phiên khác của tài khoản kết thúc ngay khi mật khẩu mới được đặt.</p>
<h3>Đăng nhập từ nơi mới</h3>
<p>Khi bạn đăng nhập từ một địa chỉ IP mà chúng tôi chưa biết, chúng tôi xác minh bạn thêm một lần: qua SMS, email, ứng dụng xác thực hoặc tên chủ tài khoản.</p>`,
  ],
  deposits: [
    'Nạp tiền',
    `<h3>Cách nạp tiền</h3>
<ol>
<li>Mở “Nạp tiền” và chọn phương thức. Số tiền tối thiểu và tối đa được ghi bên cạnh.</li>
<li>Nhập số tiền và làm theo các bước của phương thức. Nếu cần chứng từ thanh toán, hãy thêm ảnh (PNG hoặc JPG, tối đa {{image_max_bytes}}).</li>
<li>Lệnh ở trạng thái “Đang chờ” cho đến khi tìm thấy khoản thanh toán. Khi đó số tiền được cộng vào số dư đúng một lần và bạn nhận được tin nhắn.</li>
</ol>
<h3>Cần biết</h3>
<ul>
<li>Chúng tôi không thu phí nạp tiền. Phí của ví và phí mạng được hoàn cùng lần rút tiền tiếp theo của bạn.</li>
<li>Hãy thanh toán từ tài khoản đứng tên chính bạn.</li>
<li>Nếu không tìm thấy khoản thanh toán, lệnh thất bại và số dư không được cộng. Nếu bạn đã thanh toán, hãy gửi chứng từ qua chat trực tuyến.</li>
</ul>`,
  ],
  withdrawals: [
    'Rút tiền',
    `<h3>Cách rút tiền</h3>
<ol>
<li>Hãy tạo mật khẩu giao dịch trong trung tâm bảo mật và thêm tài khoản nhận tiền. Cả hai chỉ cần làm một lần.</li>
<li>Mở “Rút tiền”, nhập số tiền, số điện thoại và mật khẩu giao dịch. Số tiền được tạm giữ ngay.</li>
<li>Chúng tôi duyệt hoặc từ chối lệnh. Nếu bị từ chối, toàn bộ số tiền về lại ví của bạn.</li>
<li>Khi tiền đến, hãy xác nhận: đã nhận, đã nhận một phần hoặc chưa nhận được. Nếu không trả lời trong {{withdraw_receipt_minutes}} phút, lệnh được tính là đã nhận tiền.</li>
</ol>
<h3>Nếu còn thiếu</h3>
<p>Hãy chọn “đã nhận một phần” hoặc “chưa nhận được” đúng hạn và thêm tối đa {{image_max_count}} ảnh làm bằng chứng. Khoản chúng tôi còn phải trả bạn sau đó sẽ được chi trả lại. Khi đã hết hạn, hãy liên hệ CSKH.</p>`,
  ],
  bonuses: [
    'Khuyến mãi, điểm và VIP',
    `<p>Các khuyến mãi được liệt kê cùng ngày, điều kiện và phần thưởng. Có chương trình tự cộng thưởng, có chương trình cần đăng ký nhận, và có chương trình cần lời nhắn hoặc ảnh.</p>
<h3>Điểm</h3>
<p>Nạp tiền được cộng điểm theo tỷ lệ của cửa hàng điểm. Điểm không bao giờ hết hạn. Trong cửa hàng điểm, bạn đổi điểm lấy quà hoặc quy đổi thành số dư theo tỷ lệ ghi tại đó.</p>
<h3>VIP</h3>
<p>Cấp của bạn tùy theo những gì bạn đã chơi. Cấp không bao giờ giảm vì bạn nghỉ chơi.</p>`,
  ],
  rules: [
    'Luật chơi',
    `<p>Mỗi trò chơi ghi luật riêng, bảng trả thưởng và tỷ lệ trả thưởng lý thuyết cho người chơi trong nút “i”. Những điều sau đây áp dụng cho mọi trò.</p>
<ul>
<li>Một ván được tính khi tiền cược đã được ghi sổ. Ván bị ngắt do mạng được hoàn tất trên nền tảng; kết quả có trong lịch sử cược của bạn.</li>
<li>Nhấn lặp lại hoặc gửi lặp lại chỉ ghi một ván, không bao giờ hai ván.</li>
<li>Sự cố không làm vô hiệu điều gì: mỗi ván được tính một lần, với kết quả mà nền tảng đã ghi.</li>
<li>Trò chơi đang bảo trì không mở được. Các ván đã bắt đầu được hoàn tất trước.</li>
<li>Cược xổ số được nhận cho đến khi kỳ quay khóa cược. Số được quay sau đó và không bao giờ thay đổi.</li>
</ul>`,
  ],
  fairness: [
    'Trò chơi công bằng đến đâu',
    `<p>Mỗi ván do một bộ sinh số dùng chuỗi seed tạo ra. Mã hash của chuỗi seed được công bố trước khi bạn chơi, và chính chuỗi seed được công bố khi bạn kết thúc phiên, nên bạn có thể kiểm tra từng ván trong phiên.</p>
<h3>Kiểm tra một ván</h3>
<ol>
<li>Ghi lại mã hash mà trò chơi hiển thị khi mở.</li>
<li>Chơi. Mỗi ván có số của nó.</li>
<li>Nhấn “Kết thúc phiên và xem chuỗi seed” trong nút “i”, so chuỗi seed với mã hash rồi chạy lại ván: cùng chuỗi seed và cùng số cho cùng kết quả.</li>
</ol>
<p>Tỷ lệ trả thưởng mà trò chơi nêu được tính từ mô hình toán của trò, không phải từ vài buổi tối may mắn.</p>
<h3>Hũ Jackpot</h3>
<p>Các trò có dấu JP góp {{jackpot_rate}} của mỗi khoản cược tiền thật vào một hũ chung. Bất kỳ ván nào của các trò này cũng có thể trúng trọn hũ; xác suất được ghi trong luật chơi. Nhà cái mở mỗi hũ mới với {{jackpot_seed}}.</p>`,
  ],
  responsible: [
    'Chơi có trách nhiệm',
    `<p>Chơi là để giải trí. Đó không phải cách để kiếm tiền, trả nợ hay gỡ lại những gì đã mất.</p>
<h3>Trước khi chơi</h3>
<ul>
<li>Hãy quyết định buổi tối này được tốn bao nhiêu thời gian và tiền bạc, và dừng lại khi một trong hai đã hết.</li>
<li>Đừng bao giờ chơi bằng tiền thuê nhà, tiền ăn hay tiền của gia đình.</li>
<li>Đừng chơi khi mệt mỏi, bực bội hoặc sau khi uống rượu.</li>
</ul>
<h3>Những dấu hiệu cần coi trọng</h3>
<ul>
<li>Bạn tăng tiền cược để gỡ lại tiền thua.</li>
<li>Bạn giấu mức độ chơi của mình, hoặc vay tiền để chơi.</li>
<li>Bạn nghĩ đến việc chơi khi lẽ ra phải làm việc hoặc ngủ.</li>
</ul>
<h3>Chúng tôi giúp thế nào</h3>
<p>Chúng tôi không đặt giới hạn tiền cược, tiền thua hay thời gian cho bạn. Hãy nhắn cho chúng tôi qua chat trực tuyến, nhân viên sẽ khóa tài khoản của bạn mà không hỏi lý do và không thuyết phục bạn ở lại; tài khoản vẫn bị khóa cho đến khi bạn yêu cầu mở lại. Người chưa đủ tuổi không được chơi: nếu bạn dùng chung thiết bị với trẻ em, hãy đăng xuất sau mỗi phiên và đừng lưu mật khẩu trong trình duyệt.</p>`,
  ],
  security: [
    'Bảo mật',
    `<h3>Chúng tôi làm gì</h3>
<ul>
<li>Mật khẩu được mã hóa khi truyền, chỉ khóa của chúng tôi mới mở được, và chỉ được lưu dưới dạng mã hash chậm có salt. Không ai ở đây đọc được mật khẩu.</li>
<li>Một phiên thuộc về một tab, kết thúc khi bạn đăng xuất và kết thúc ở mọi nơi khi mật khẩu thay đổi.</li>
<li>Mỗi biến động tiền được ghi ở cả hai phía, và chỉ một lần.</li>
</ul>
<h3>Bạn có thể làm gì</h3>
<ul>
<li>Chỉ mở trang của chúng tôi qua một địa chỉ trong danh sách chính thức, và lưu lại làm dấu trang.</li>
<li>Hãy dùng “Xác minh nhân viên” để kiểm tra liên hệ của bất kỳ ai viết nhân danh chúng tôi.</li>
<li>Chúng tôi không bao giờ hỏi mật khẩu hay mã của bạn, trong chat cũng như qua điện thoại. Ai hỏi thì không phải người của chúng tôi.</li>
<li>Hãy liên kết email, số điện thoại hoặc ứng dụng xác thực trong trung tâm bảo mật.</li>
</ul>`,
  ],
  term: [
    'Điều khoản và điều kiện',
    `<p>Nova Palace là thương hiệu hư cấu để dùng thử phần mềm này. Không nhận và không trả tiền thật. Các điều khoản này cho biết môi trường thử nghiệm hoạt động ra sao.</p>
<h3>1. Ai được chơi</h3>
<p>Bạn phải từ {{min_age}} tuổi trở lên, và việc chơi phải hợp pháp tại nơi bạn ở. Mỗi người một tài khoản. Không được chuyển tài khoản cho người khác.</p>
<h3>2. Tài khoản của bạn</h3>
<p>Hãy giữ kín mật khẩu. Những gì được thực hiện bằng tài khoản của bạn được coi là do bạn làm, cho đến khi bạn báo khác đi cho chúng tôi.</p>
<h3>3. Tiền cược và kết quả</h3>
<p>Tiền cược có giá trị ràng buộc khi đã được ghi sổ. Ván đã chơi không thể hủy. Sổ ghi của nền tảng là căn cứ quyết định.</p>
<h3>4. Tiền thưởng</h3>
<p>Mỗi khuyến mãi áp dụng theo điều kiện riêng của nó. Tiền thưởng nhận do nhầm lẫn của bất kỳ bên nào sẽ bị thu hồi, ngoài ra không thu hồi gì khác.</p>
<h3>5. Lạm dụng</h3>
<p>Một người dùng nhiều tài khoản, công cụ tự động chơi và việc người chơi thông đồng với nhau sẽ khiến tài khoản bị đóng. Phần có được một cách ngay thẳng vẫn được chi trả.</p>
<h3>6. Chấm dứt</h3>
<p>Bạn có thể yêu cầu khóa tài khoản bất cứ lúc nào: hãy nhắn cho chúng tôi qua chat trực tuyến. Chúng tôi có thể kết thúc môi trường thử nghiệm bất cứ lúc nào; nó ở đây để được dùng thử.</p>`,
  ],
  agreement: [
    'Thỏa thuận người dùng',
    `<p>Khi đăng ký, bạn thỏa thuận với nhà vận hành môi trường thử nghiệm này những điều sau.</p>
<h3>Chúng tôi cam kết</h3>
<ul>
<li>Hiển thị đúng số dư của bạn và cho bạn xem từng bút toán tạo nên số dư đó.</li>
<li>Trước mỗi ván, cho biết ván đó tốn bao nhiêu và trò chơi trả lại bao nhiêu về lâu dài.</li>
<li>Trả lời khiếu nại bằng văn bản. Hãy gửi qua biểu mẫu “Góp ý và khiếu nại”.</li>
<li>Chỉ thay đổi thỏa thuận này khi có báo trước, và không bao giờ áp dụng cho những gì đã xảy ra.</li>
</ul>
<h3>Bạn cam kết</h3>
<ul>
<li>Bạn từ {{min_age}} tuổi trở lên và hành động cho chính mình.</li>
<li>Những gì bạn cho chúng tôi biết về bản thân là đúng.</li>
<li>Bạn chơi theo luật của các trò chơi và của các trang này.</li>
</ul>
<h3>Nếu có bất đồng</h3>
<p>Trước hết hãy viết cho chúng tôi. Chúng tôi cùng bạn xem lại sổ ghi và nêu lý do cho quyết định của mình. Thỏa thuận được hiểu theo luật của nơi đặt trụ sở nhà vận hành bản phần mềm mà bạn dùng.</p>`,
  ],
  privacy: [
    'Quyền riêng tư',
    `<p>Chúng tôi chỉ giữ những gì nền tảng cần để hoạt động, và không giữ gì thêm để biết về bạn nhiều hơn thế.</p>
<ul>
<li><strong>Tài khoản:</strong> những gì bạn nhập khi đăng ký, thời điểm và địa chỉ IP khi bạn đăng ký và đăng nhập.</li>
<li><strong>Chơi:</strong> các lượt cược, kết quả và bút toán. Chúng không bao giờ bị sửa hay xóa, vì chúng chứng minh số dư của bạn.</li>
<li><strong>Liên hệ:</strong> tin nhắn trong chat trực tuyến và góp ý bạn gửi, kèm ảnh.</li>
<li><strong>Đại lý:</strong> nếu bạn đến qua liên kết hoặc mã của một đại lý, đại lý đó và các đại lý tuyến trên thấy tên tài khoản, số dư, lần đăng nhập gần nhất, từng lượt cược kèm kết quả và từng biến động tiền của bạn. Họ không thấy mật khẩu, thông tin liên hệ hay danh tính của bạn.</li>
</ul>
<p>Mật khẩu và mã phiên chỉ được lưu dưới dạng mã hash. Các widget không đặt cookie, không tải gì từ bên thứ ba và không đo lường gì. Tên trên bảng người thắng được che bớt.</p>`,
  ],
  license: [
    'Giấy phép',
    `<p>Môi trường thử nghiệm này không có giấy phép cá cược và cũng không cần: mọi đồng tiền ở đây đều là tiền chơi thử, không thể nạp vào hay rút ra.</p>
<p>Nhà vận hành dùng các widget này trên nền tảng thật sẽ ghi tại đây ai đã cấp phép cho mình:</p>
<ul>
<li>tên công ty và trụ sở đăng ký,</li>
<li>cơ quan cấp phép, số giấy phép và ngày hết hiệu lực,</li>
<li>nơi kiểm tra giấy phép và nơi tiếp nhận khiếu nại.</li>
</ul>
<p><strong>{{min_age}}+</strong> · Hãy chơi có trách nhiệm.</p>`,
  ],
  brand: [
    'Câu chuyện của chúng tôi',
    `<p>Nova Palace bắt đầu từ một bức phác thảo ở mặt sau tờ lịch chạy tàu: một cung điện cửa luôn mở, và phía trên là một ngôi sao chỉ đường về nhà.</p>
<img src="/art/story/palace.svg" width="1200" height="520" alt="Vương miện, ngôi sao và đồng xu trên sân khấu rèm nhung">
<h3>Một ngôi nhà, không phải mê cung</h3>
<p>Phần lớn trang trò chơi đều ồn ào. Chúng tôi muốn một ngôi nhà với những căn phòng yên tĩnh: một phòng cho nổ hũ, một phòng cho bàn chơi, một phòng cho người chỉ ghé xem. Bạn luôn biết mình ở đâu, có gì trong tay và cửa ra ở chỗ nào.</p>
<img src="/art/story/workshop.svg" width="1200" height="520" alt="Một cuốn sách đóng bìa, những đồng xu và một chiếc bình trước các kệ đầy">
<h3>Làm ra để ai cũng nhìn rõ</h3>
<p>Mỗi trò chơi đều ghi rõ trả lại bao nhiêu. Mỗi ván đều kiểm tra được. Mỗi bút toán đều có phía đối ứng. Chúng tôi xây cung điện bằng kính, vì niềm tin bắt đầu từ nơi không có gì bị che giấu.</p>
<img src="/art/story/voyage.svg" width="1200" height="520" alt="Rương kho báu mở bên bờ biển lúc hoàng hôn">
<h3>Chặng đường tiếp theo</h3>
<p>Nova Palace là hư cấu, và vui vì điều đó. Nó tồn tại để các nhà vận hành đi qua một ngôi nhà đã hoàn thiện trước khi xây nhà của mình. Hãy lấy những gì bạn thích: cửa vẫn mở.</p>`,
  ],
  'app-ios': [
    'Cài ứng dụng trên iPhone hoặc iPad',
    `<ol>
<li>Trên iPhone, mở trang này bằng Safari và chạm “Tải cho iOS”. Từ màn hình lớn hơn, hãy hướng máy ảnh của iPhone vào mã QR.</li>
<li>Xác nhận “Cài đặt”. Biểu tượng xuất hiện trên màn hình chính.</li>
<li>Mở Cài đặt → Cài đặt chung → Quản lý VPN &amp; thiết bị, chọn nhà phát triển của ứng dụng và chạm “Tin cậy”.</li>
<li>Mở ứng dụng và đăng nhập bằng tài khoản thường dùng. Số dư và mục yêu thích đã có sẵn.</li>
</ol>
<p>Bản trình diễn này không có ứng dụng riêng: liên kết thay cho liên kết của nhà vận hành. Trang web làm được y như vậy trong Safari.</p>`,
  ],
  'app-android': [
    'Cài ứng dụng trên Android',
    `<ol>
<li>Trên điện thoại, mở trang này và chạm “Tải cho Android”. Từ màn hình lớn hơn, hãy quét mã QR bằng máy ảnh của điện thoại.</li>
<li>Khi trình duyệt cảnh báo về loại tệp, hãy chọn “Vẫn tải xuống”. Tệp đến từ chính địa chỉ của chúng tôi.</li>
<li>Mở tệp. Nếu được hỏi, hãy cho phép trình duyệt cài ứng dụng: Cài đặt → Ứng dụng → trình duyệt của bạn → Cài đặt ứng dụng không xác định.</li>
<li>Chạm “Cài đặt”, rồi “Mở”, và đăng nhập bằng tài khoản thường dùng. Sau đó bạn có thể thu hồi quyền này.</li>
</ol>
<p>Bản trình diễn này không có ứng dụng riêng: liên kết thay cho liên kết của nhà vận hành. Trang web làm được y như vậy trong trình duyệt.</p>`,
  ],
  about: [
    'Về chúng tôi',
    `<p>Nova Palace cho thấy các widget làm được gì khi có một nền tảng thật phía sau: cơ sở dữ liệu ghi sổ kép, trò chơi có toán học công khai và bảng điều khiển của nhà vận hành, nơi mọi công tắc đều bật tắt được.</p>
<p>Hãy liên hệ qua chat trực tuyến, các kênh ở cuối mỗi trang hoặc biểu mẫu “Góp ý và khiếu nại”.</p>`,
  ],
};
