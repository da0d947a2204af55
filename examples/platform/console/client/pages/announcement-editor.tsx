import { useEffect, useRef, useState, type FormEvent } from 'react';
import { forOperatorsLanguages, OPERATORS_LANGUAGES, type OperatorsLanguage } from '../../../languages.js';
import type { AnnouncementRow } from '../../announcements.js';
import { linkageProblem } from '../../link-target.js';
import { Field } from '../ui/field.js';
import { ChoiceFilter, TimeFilter } from '../ui/filters.js';
import { HtmlPreview } from '../ui/html-preview.js';
import { LanguageChoice } from '../ui/language-choice.js';
import { Panel } from '../ui/page-head.js';
import { PictureField } from '../ui/picture-field.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';
import { AUDIENCES, READERS, TYPES } from './announcement-words.js';

const LINKS = ['GAME', 'CATEGORY', 'PROMOTION', 'PAGE', 'URL'] as const;
const TARGETS: Record<string, string> = {
  GAME: 'Number of the game',
  CATEGORY: 'Category, such as RNG',
  PROMOTION: 'Number of the promotion',
  PAGE: 'Path of the site, such as /live',
  URL: 'Address',
};
const WORDS = { title: '', content: '' };
export const NEW_ANNOUNCEMENT: AnnouncementRow = {
  id: 0,
  type: 'PL',
  execution: null,
  groupName: null,
  url: null,
  linkageType: null,
  linkage: null,
  startsAt: null,
  endsAt: null,
  sort: 0,
  texts: forOperatorsLanguages(() => WORDS),
};

/** All that an announcement is, with its text as the site will show it. */
export function AnnouncementEditor({
  item,
  busy,
  problems,
  onSave,
  onClose,
}: {
  item: AnnouncementRow;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onSave: (item: AnnouncementRow) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(item);
  const [language, setLanguage] = useState<OperatorsLanguage>('EN');
  const heading = useRef<HTMLFormElement>(null);
  useEffect(() => heading.current?.querySelector('select')?.focus(), []);
  const [wrongTarget, setWrongTarget] = useState<string>();
  const set = (changes: Partial<AnnouncementRow>) => setDraft(before => ({ ...before, ...changes }));
  useMarkUnsaved(JSON.stringify(draft) !== JSON.stringify(item));
  // What is wrong must be seen: the other language comes to the front when only its words are.
  useEffect(() => {
    const wrong = OPERATORS_LANGUAGES.filter(name => Object.keys(problems).some(field => field.startsWith(`texts.${name}.`)));
    const [first] = wrong;
    if (first) setLanguage(shown => (wrong.includes(shown) ? shown : first));
  }, [problems]);
  const texts = draft.texts[language];
  const write = (changes: Partial<typeof texts>) => set({ texts: { ...draft.texts, [language]: { ...texts, ...changes } } });

  function save(event: FormEvent) {
    event.preventDefault();
    const problem = draft.type === 'B' ? linkageProblem(draft.linkageType, draft.linkageType ? draft.linkage : null) : undefined;
    setWrongTarget(problem);
    if (problem !== undefined) return;
    onSave({
      ...draft,
      execution:
        draft.type === 'PU'
          ? draft.execution === 'G'
            ? null
            : draft.execution
          : draft.type === 'PL' && draft.execution === 'G'
            ? 'G'
            : null,
      linkage: draft.linkageType ? draft.linkage : null,
    });
  }

  return (
    <Panel
      title={item.id === 0 ? 'New announcement' : `Announcement ${item.id}`}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <form ref={heading} className="stack" onSubmit={save}>
        <div className="inline-form">
          <ChoiceFilter
            label="Type"
            all={null}
            value={draft.type}
            options={TYPES}
            onChange={type => set({ type: TYPES.find(([name]) => name === type)?.[0] ?? 'PL' })}
          />
          {draft.type === 'PU' && (
            <ChoiceFilter
              label="Audience"
              all="Choose"
              value={draft.execution === 'G' ? '' : (draft.execution ?? '')}
              options={Object.entries(AUDIENCES)}
              problem={problems.execution}
              onChange={name => set({ execution: name === 'A' || name === 'B' || name === 'F' ? name : null })}
            />
          )}
          {draft.type === 'PL' && (
            <ChoiceFilter
              label="Readers"
              all="everybody"
              value={draft.execution === 'G' ? 'G' : ''}
              options={Object.entries(READERS)}
              problem={problems.execution}
              onChange={name => set({ execution: name === 'G' ? 'G' : null })}
            />
          )}
          <TextField
            label="Order"
            type="number"
            problem={problems.sort}
            value={String(draft.sort)}
            onChange={sort => set({ sort: Number(sort) })}
          />
          <TimeFilter
            label="From"
            problem={problems.startsAt}
            value={draft.startsAt === null ? '' : String(draft.startsAt)}
            onChange={at => set({ startsAt: at === '' ? null : Number(at) })}
          />
          <TimeFilter
            label="Until"
            problem={problems.endsAt}
            value={draft.endsAt === null ? '' : String(draft.endsAt)}
            onChange={at => set({ endsAt: at === '' ? null : Number(at) })}
          />
        </div>
        {draft.type === 'B' && (
          <PictureField label="Picture" problem={problems.url} value={draft.url ?? ''} onChange={url => set({ url: url || null })} />
        )}
        {draft.type === 'B' && (
          <div className="inline-form">
            <TextField
              label="Place, such as w_home"
              problem={problems.groupName}
              value={draft.groupName ?? ''}
              onChange={groupName => set({ groupName: groupName || null })}
            />
            <ChoiceFilter
              label="Leads to"
              problem={problems.linkageType}
              all="Nothing"
              value={draft.linkageType ?? ''}
              options={LINKS.map(name => [name, name])}
              onChange={name => set({ linkageType: LINKS.find(link => link === name) ?? null })}
            />
            {draft.linkageType && (
              <TextField
                label={TARGETS[draft.linkageType] ?? 'Target'}
                problem={wrongTarget ?? problems.linkage}
                value={draft.linkage ?? ''}
                onChange={linkage => set({ linkage: linkage || null })}
              />
            )}
          </div>
        )}
        <LanguageChoice value={language} onChoose={setLanguage} />
        <TextField
          label={`Title, ${language}`}
          problem={problems[`texts.${language}.title`]}
          value={texts.title}
          onChange={title => write({ title })}
        />
        <Field label={`Text as HTML, ${language}`} problem={problems[`texts.${language}.content`]}>
          {attributes => (
            <textarea
              className="code"
              rows={6}
              value={texts.content}
              {...attributes}
              onChange={event => write({ content: event.target.value })}
            />
          )}
        </Field>
        {texts.content !== '' && <HtmlPreview label={`Preview, ${language}`} html={texts.content} lang={language} />}
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      </form>
    </Panel>
  );
}
