/** Arabic texts of the account's games, the winner boards and game rooms. Form as in locales/en.ts. */
export default {
  // board
  'board.amount': 'الربح',
  'board.categories': 'الفائزون حسب الفئة',
  'board.days-1': '24 ساعة',
  'board.days-30': '30 يومًا',
  'board.days-7': '7 أيام',
  'board.empty': 'لا فائزين هنا بعد',
  'board.empty-category': 'لم يفز أحد في هذه الفئة مؤخرًا. اختر فئة أخرى.',
  'board.empty-hint': 'سيظهر الفوز التالي هنا فور حدوثه.',
  'board.failed': 'تعذّر تحميل قائمة الفائزين',
  'board.game': 'اللعبة',
  'board.leaderboard': 'لوحة الصدارة',
  'board.period': 'المدة',
  'board.player': 'اللاعب',
  'board.podium': 'أكبر ثلاثة أرباح',
  'board.rank': 'المركز',
  'board.when': 'الوقت',
  'board.winners': 'أحدث الأرباح',

  // games
  'games.empty-favourites': 'لا مفضلات بعد',
  'games.empty-favourites-hint': 'اضغط على القلب في أي لعبة لتجدها هنا.',
  'games.empty-recent': 'لا ألعاب حديثة بعد',
  'games.empty-recent-hint': 'تظهر هنا الألعاب التي تلعبها.',
  'games.failed': 'تعذّر تحميل ألعابك',
  'games.login-favourites': 'سجّل الدخول لرؤية مفضلاتك',
  'games.login-recent': 'سجّل الدخول لرؤية ألعابك الحديثة',
  'games.pages': 'صفحات الألعاب',
  'games.real-account': 'افتح حسابًا حقيقيًا',
  'games.to-lobby': 'تصفّح الألعاب',
  'games.trial-favourites': 'المفضلة تتطلب حسابًا حقيقيًا',

  // rooms
  'rooms.enter': 'دخول',
  'rooms.enter-name': 'دخول {{name}}',
  'rooms.failed': 'تعذّر تحميل الغرف',
  'rooms.full': 'ممتلئة',
  'rooms.full-name': '{{name}} ممتلئة',
  'rooms.players': 'المقاعد المشغولة: {{players}} من {{seats}}',
  'rooms.stake': 'الرهان من',
  'rooms.title': 'اختر غرفة',
};
