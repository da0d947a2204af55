import type { AnnouncementTable } from '../database/schema.js';
import { eachLanguage, pickInEach } from '../languages.js';
import type { Written } from '../written.js';
import type { Trx } from '../platform.js';
import { ar } from './announcement-words/ar.js';
import { en } from './announcement-words/en.js';
import { es } from './announcement-words/es.js';
import {
  AGENT_NOTICES,
  GROUPS,
  NOTICES,
  POPUPS,
  type AnnouncementsIn,
  type AnnouncementWords,
  type Text,
} from './announcement-words/form.js';
import { pt } from './announcement-words/pt.js';
import { th } from './announcement-words/th.js';
import { vi } from './announcement-words/vi.js';
import { zh } from './announcement-words/zh.js';
import type { SeedGame } from './catalogue.js';

type Row = Omit<AnnouncementTable, 'id' | 'lang' | 'title' | 'content' | 'sort' | 'starts_at' | 'ends_at'>;

/** Above the words of one popup. */
const PICTURE = '<p><img src="/art/banner/8.svg" alt="" width="1200" height="480"></p>';
const WORDS: Written<AnnouncementsIn> = { en, es, pt, zh, vi, th, ar };

/** Banners of the ten groups with every kind of linkage, notices, popups of every audience. `promotions`: numbers by name. */
export async function seedAnnouncements(trx: Trx, games: SeedGame[], promotions: ReadonlyMap<string, number>): Promise<void> {
  const rows: AnnouncementTable[] = [];
  const add = (row: Row, texts: Written<Text>) => {
    const id = (rows.at(-1)?.id ?? 0) + 1;
    for (const [lang, [title, content]] of eachLanguage(texts)) {
      rows.push({
        ...row,
        id,
        lang,
        title,
        content,
        sort: row.linkage_type === 'PROMOTION' ? 0 : id,
        starts_at: null,
        ends_at: null,
        url: row.type === 'B' ? `/art/banner/${id}.svg` : row.url,
      });
    }
  };
  const spins = String(promotions.get('spins') ?? '');
  const inEach = (pick: (words: AnnouncementWords) => Text) => pickInEach(WORDS, wordsIn => pick(wordsIn(spins)));
  const bannerRow = (group: string, linkageType: Row['linkage_type'], linkage: string | null): Row => ({
    type: 'B',
    execution: null,
    group_name: group,
    url: null,
    linkage_type: linkageType,
    linkage,
  });
  const banner = (group: string, linkageType: Row['linkage_type'], linkage: string | null, pick: (words: AnnouncementWords) => string) =>
    add(
      bannerRow(group, linkageType, linkage),
      inEach(own => [pick(own), '']),
    );
  const text = (type: Row['type'], execution: Row['execution'], pick: (words: AnnouncementWords) => Text) =>
    add({ type, execution, group_name: null, url: null, linkage_type: null, linkage: null }, inEach(pick));

  const star = games.find(game => game.vendor.type === 'RNG' && game.isHot && game.classify === '' && !game.maintenance);
  add(
    bannerRow('w_home', 'GAME', String(star?.nodeId ?? '')),
    pickInEach<string, Text>(star?.name ?? { en: '' }, name => [name, '']),
  );
  banner('w_home', 'CATEGORY', 'RNG', ({ home }) => home.slots);
  banner('w_home', 'PROMOTION', String(promotions.get('welcome') ?? ''), ({ home }) => home.bonus);
  banner('w_home', 'PAGE', '/live', ({ home }) => home.tables);
  banner('w_home', 'URL', 'https://novapalace.example/news', ({ home }) => home.news);
  banner('w_home', null, null, ({ home }) => home.returns);
  for (const group of GROUPS) {
    const category = group === 'w_forget' ? null : group.slice(2).toUpperCase();
    banner(group, category ? 'CATEGORY' : null, category, ({ groups }) => groups[group]);
  }
  for (const notice of NOTICES) text('PL', null, ({ notices }) => notices[notice]);
  for (const [popup, execution] of POPUPS)
    text('PU', execution, ({ popups }) => [popups[popup][0], (popup === 'account' ? PICTURE : '') + popups[popup][1]]);
  text('H', null, ({ help }) => help);
  for (const notice of AGENT_NOTICES) text('PL', 'G', ({ agentNotices }) => agentNotices[notice]);
  await trx.insertInto('announcement').values(rows).execute();
}
