/** The 34 vendors of the fictitious catalogue. Codes of e-sports, cockfight and lottery vendors are those of the product. */
export interface SeedVendor {
  code: string;
  name: string;
  /** Game type on the wire. */
  type: string;
  /** Where it differs from `type`: the category into which the sports split moves it (LOB-38, LOB-39). */
  family?: string;
  /** How many games it brings. */
  games: number;
  /** Its card opens a list of its games (GAM-05). */
  opensList?: boolean;
}

export const seedVendors: SeedVendor[] = [
  { code: 'AUR', name: 'Aurora Reels', type: 'RNG', games: 172 },
  { code: 'BZP', name: 'Blaze Peak', type: 'RNG', games: 166 },
  { code: 'CRN', name: 'Crown Forge', type: 'RNG', games: 164 },
  { code: 'DMN', name: 'Diamond Mint', type: 'RNG', games: 168 },
  { code: 'ECL', name: 'Eclipse Works', type: 'RNG', games: 161 },
  { code: 'FXF', name: 'Fox & Fortune', type: 'RNG', games: 170 },
  { code: 'GLD', name: 'Gilded Lab', type: 'RNG', games: 158 },
  { code: 'HRZ', name: 'Horizon Spin', type: 'RNG', games: 165 },
  { code: 'JDE', name: 'Jade Harbor', type: 'RNG', games: 163 },
  { code: 'KTE', name: 'Kite Studio', type: 'RNG', games: 160 },
  { code: 'LMN', name: 'Lumen Play', type: 'RNG', games: 169 },
  { code: 'RVL', name: 'Royal Velvet Live', type: 'LIVE', games: 42 },
  { code: 'SLZ', name: 'Salón Luz', type: 'LIVE', games: 36 },
  { code: 'MST', name: 'Mistral Live', type: 'LIVE', games: 28 },
  { code: 'OCN', name: 'Ocean Drift', type: 'FISH', games: 14 },
  { code: 'JDE', name: 'Jade Harbor', type: 'FISH', games: 9, opensList: true },
  { code: 'TBN', name: 'Table Nine', type: 'PVP', games: 16, opensList: true },
  { code: 'DUE', name: 'Duelo Cards', type: 'PVP', games: 12 },
  { code: 'FB', name: 'Field & Ball', type: 'SPORTS', games: 10 },
  { code: 'GLZ', name: 'Golazo Sports', type: 'SPORTS', games: 9 },
  { code: 'AV', name: 'Avalanche eSports', type: 'SPORTS', family: 'ESPORTS', games: 5 },
  { code: 'IMES', name: 'Immortal eSports', type: 'SPORTS', family: 'ESPORTS', games: 5 },
  { code: 'IA', name: 'Iron Arena', type: 'SPORTS', family: 'ESPORTS', games: 4 },
  { code: 'AI', name: 'Arena Interactive', type: 'SPORTS', family: 'ESPORTS', games: 4 },
  { code: 'TF', name: 'Titan Force', type: 'SPORTS', family: 'ESPORTS', games: 4 },
  { code: 'SV3', name: 'Silver Valley 3', type: 'SPORTS', family: 'COCKFIGHT', games: 3 },
  { code: 'DS88', name: 'Double Star 88', type: 'SPORTS', family: 'COCKFIGHT', games: 3 },
  { code: 'DIG', name: 'Digmaan Ring', type: 'SPORTS', family: 'COCKFIGHT', games: 3 },
  { code: 'WGB', name: 'World Game Birds', type: 'SPORTS', family: 'COCKFIGHT', games: 3 },
  { code: 'WS168', name: 'West Star 168', type: 'SPORTS', family: 'COCKFIGHT', games: 3 },
  { code: 'TCG_LOTTO_VN', name: 'Lotto Vietnam', type: 'ELOTT', games: 8 },
  { code: 'ELOTT', name: 'Nova E-Lotto', type: 'ELOTT', games: 6 },
  { code: 'LOTT', name: 'Nova Lotto', type: 'LOTT', games: 7 },
  { code: 'TCG_SEA', name: 'Lotto Southeast', type: 'LOTT', games: 6 },
  { code: 'PIP', name: 'Pip Games', type: 'MINI', games: 18 },
  { code: 'TBN', name: 'Table Nine', type: 'MINI', games: 6 },
];

/** Categories of the lobby in order; the last has no vendor and must not show (NAV-56). */
export const seedCategories = [
  { type: 'RNG', en: 'Slots', es: 'Tragamonedas', pt: 'Slots', zh: '电子游艺', vi: 'Nổ hũ', th: 'สล็อต', ar: 'ألعاب السلوت' },
  {
    type: 'LIVE',
    en: 'Live casino',
    es: 'Casino en vivo',
    pt: 'Cassino ao vivo',
    zh: '真人视讯',
    vi: 'Casino trực tuyến',
    th: 'คาสิโนสด',
    ar: 'الكازينو المباشر',
  },
  { type: 'SPORTS', en: 'Sports', es: 'Deportes', pt: 'Esportes', zh: '体育', vi: 'Thể thao', th: 'กีฬา', ar: 'الرياضة' },
  { type: 'FISH', en: 'Fishing', es: 'Pesca', pt: 'Pesca', zh: '捕鱼', vi: 'Bắn cá', th: 'ยิงปลา', ar: 'صيد السمك' },
  {
    type: 'PVP',
    en: 'Poker and cards',
    es: 'Póker y cartas',
    pt: 'Pôquer e cartas',
    zh: '棋牌',
    vi: 'Poker và game bài',
    th: 'โป๊กเกอร์และเกมไพ่',
    ar: 'البوكر وألعاب الورق',
  },
  {
    type: 'ELOTT',
    en: 'E-lottery',
    es: 'Lotería electrónica',
    pt: 'Loteria eletrônica',
    zh: '电子彩票',
    vi: 'Xổ số điện tử',
    th: 'หวยออนไลน์',
    ar: 'اليانصيب الإلكتروني',
  },
  { type: 'LOTT', en: 'Lottery', es: 'Lotería', pt: 'Loteria', zh: '彩票', vi: 'Xổ số', th: 'หวย', ar: 'اليانصيب' },
  { type: 'MINI', en: 'Mini games', es: 'Minijuegos', pt: 'Minijogos', zh: '小游戏', vi: 'Trò chơi mini', th: 'มินิเกม', ar: 'ألعاب مصغّرة' },
  {
    type: 'VIRTUAL',
    en: 'Virtual worlds',
    es: 'Mundos virtuales',
    pt: 'Mundos virtuais',
    zh: '虚拟世界',
    vi: 'Thế giới ảo',
    th: 'โลกเสมือน',
    ar: 'عوالم افتراضية',
  },
];

/** Subcategories of slots. Bingo shows only where the language TY is supported (OP-24). */
export const seedClassifies = [
  { code: 'NEW', en: 'New', es: 'Nuevos', pt: 'Novos', zh: '最新', vi: 'Mới', th: 'มาใหม่', ar: 'جديدة' },
  { code: 'SC', en: 'Scratch cards', es: 'Rasca y gana', pt: 'Raspadinhas', zh: '刮刮乐', vi: 'Thẻ cào', th: 'บัตรขูด', ar: 'بطاقات الخدش' },
  {
    code: 'VP',
    en: 'Video poker',
    es: 'Videopóker',
    pt: 'Vídeo pôquer',
    zh: '视频扑克',
    vi: 'Poker điện tử',
    th: 'วิดีโอโป๊กเกอร์',
    ar: 'فيديو بوكر',
  },
  { code: 'JP', en: 'Jackpots', es: 'Botes', pt: 'Jackpots', zh: '奖池', vi: 'Hũ Jackpot', th: 'แจ็คพอต', ar: 'جوائز كبرى' },
  {
    code: 'TG',
    en: 'Table games',
    es: 'Juegos de mesa',
    pt: 'Jogos de mesa',
    zh: '桌面游戏',
    vi: 'Trò chơi trên bàn',
    th: 'เกมโต๊ะ',
    ar: 'ألعاب الطاولة',
  },
  { code: 'AC', en: 'Arcade', es: 'Arcade', pt: 'Arcade', zh: '街机', vi: 'Game thùng', th: 'อาร์เคด', ar: 'أركيد' },
  { code: 'BG', en: 'Bingo', es: 'Bingo', pt: 'Bingo', zh: '宾果', vi: 'Bingo', th: 'บิงโก', ar: 'بنغو' },
];
