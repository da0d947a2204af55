import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { AnnouncementRow } from '../../announcements.js';
import { ChoiceFilter, TimeFilter } from '../ui/filters.js';
import { HtmlPreview } from '../ui/html-preview.js';
import { Panel } from '../ui/page-head.js';
import { AUDIENCES, TYPES } from './announcements.js';

const LINKS = ['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL'] as const;
const TARGETS: Record<string, string> = { GAME: 'Number of the game', CATEGORY: 'Category, such as RNG', PROMOTION: 'Number of the promotion', PAGE: 'Path of the site, such as /live', URL: 'Address' };
const WORDS = { title: '', content: '' };
export const NEW_ANNOUNCEMENT: AnnouncementRow = {
  id: 0, type: 'PL', execution: null, groupName: null, url: null, linkageType: null, linkage: null, startsAt: null, endsAt: null, sort: 0, texts: { EN: WORDS, ES: WORDS },
};

/** All that an announcement is, with its text as the site will show it. */
export function AnnouncementEditor({ item, busy, onSave, onClose }: { item: AnnouncementRow; busy: boolean; onSave: (item: AnnouncementRow) => void; onClose: () => void }) {
  const [draft, setDraft] = useState(item);
  const [language, setLanguage] = useState<'EN' | 'ES'>('EN');
  const heading = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.querySelector('select')?.focus(), []);
  const set = (changes: Partial<AnnouncementRow>) => setDraft(before => ({ ...before, ...changes }));
  const texts = draft.texts[language];
  const write = (changes: Partial<typeof texts>) => set({ texts: { ...draft.texts, [language]: { ...texts, ...changes } } });

  function save(event: FormEvent) {
    event.preventDefault();
    onSave({ ...draft, execution: draft.type === 'PU' ? draft.execution : null, linkage: draft.linkageType ? draft.linkage : null });
  }

  return (
    <Panel title={item.id === 0 ? 'New announcement' : `Announcement ${item.id}`} actions={<button type="button" className="button quiet" onClick={onClose}>Cancel</button>}>
      <form ref={heading} className="stack" onSubmit={save}>
        <div className="inline-form">
          <ChoiceFilter label="Type" all={null} value={draft.type} options={TYPES} onChange={type => set({ type: TYPES.find(([name]) => name === type)?.[0] ?? 'PL' })} />
          {draft.type === 'PU' && <ChoiceFilter label="Audience" all="Choose" value={draft.execution ?? ''} options={Object.entries(AUDIENCES)} onChange={name => set({ execution: name === 'A' || name === 'B' || name === 'F' ? name : null })} />}
          <Text label="Order" type="number" value={String(draft.sort)} onChange={sort => set({ sort: Number(sort) })} />
          <TimeFilter label="From" value={draft.startsAt === null ? '' : String(draft.startsAt)} onChange={at => set({ startsAt: at === '' ? null : Number(at) })} />
          <TimeFilter label="Until" value={draft.endsAt === null ? '' : String(draft.endsAt)} onChange={at => set({ endsAt: at === '' ? null : Number(at) })} />
        </div>
        {draft.type === 'B' && (
          <div className="inline-form">
            <Text label="Place, such as w_home" value={draft.groupName ?? ''} onChange={groupName => set({ groupName: groupName || null })} />
            <Text label="Picture" value={draft.url ?? ''} onChange={url => set({ url: url || null })} />
            <ChoiceFilter label="Leads to" all="Nothing" value={draft.linkageType ?? ''} options={LINKS.map(name => [name, name])} onChange={name => set({ linkageType: LINKS.find(link => link === name) ?? null })} />
            {draft.linkageType && <Text label={TARGETS[draft.linkageType] ?? 'Target'} value={draft.linkage ?? ''} onChange={linkage => set({ linkage: linkage || null })} />}
          </div>
        )}
        <fieldset className="segments">
          <legend>Language of the text</legend>
          {(['EN', 'ES'] as const).map(name => (
            <label key={name}><input type="radio" name="language" checked={language === name} onChange={() => setLanguage(name)} /><span>{name}</span></label>
          ))}
        </fieldset>
        <Text label={`Title, ${language}`} value={texts.title} onChange={title => write({ title })} />
        <label className="field">
          <span>Text as HTML, {language}</span>
          <textarea className="code" rows={6} value={texts.content} onChange={event => write({ content: event.target.value })} />
        </label>
        {texts.content !== '' && <HtmlPreview label={`Preview, ${language}`} html={texts.content} lang={language} />}
        <button type="submit" className="button primary" disabled={busy}>Store</button>
      </form>
    </Panel>
  );
}

function Text({ label, value, type = 'text', onChange }: { label: string; value: string; type?: string; onChange: (value: string) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type={type} value={value} autoComplete="off" onChange={event => onChange(event.target.value)} />
    </label>
  );
}
