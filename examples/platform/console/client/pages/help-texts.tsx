import { useState, type FormEvent } from 'react';
import type { HelpTextRow } from '../../help-texts.js';
import { useConnection } from '../connection.js';
import { useFilters } from '../route.js';
import { ChoiceFilter, Filters } from '../ui/filters.js';
import { HtmlPreview } from '../ui/html-preview.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Field } from '../ui/field.js';
import { useMarkUnsaved, useUnsaved } from '../unsaved.js';
import { useAnswer } from '../use-answer.js';

export function HelpTextsPage() {
  const { values, change } = useFilters(['key', 'lang']);
  const { mayLeave } = useUnsaved();
  const choose = (wanted: Record<string, string>) => void mayLeave().then(yes => yes && change(wanted));
  const answer = useAnswer<{ list: HelpTextRow[] }>('/help-texts');
  const list = answer.data?.list ?? [];
  const languages = [...new Set(list.map(row => row.lang))];
  const lang = values.lang || (languages[0] ?? '');
  const row = list.find(found => found.key === (values.key || list[0]?.key) && found.lang === lang);
  return (
    <>
      <PageHead title="Help texts" text="Topics of the help centre, terms, licence and what else the site explains." />
      <Filters>
        <ChoiceFilter
          label="Text"
          all={null}
          value={row?.key ?? ''}
          options={list.filter(found => found.lang === lang).map(found => [found.key, `${found.title} (${found.key})`])}
          onChange={key => choose({ key })}
        />
        <ChoiceFilter
          label="Language"
          all={null}
          value={lang}
          options={languages.map(name => [name, name])}
          onChange={name => choose({ lang: name })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload}>
        {() => (row ? <Editor key={`${row.key}/${row.lang}`} row={row} onChange={answer.reload} /> : <Empty>There is no such text.</Empty>)}
      </Loaded>
    </>
  );
}

function Editor({ row, onChange }: { row: HelpTextRow; onChange: () => void }) {
  const connection = useConnection();
  const { busy, problems, act } = useAct(name => name === 'title' || name === 'body');
  const [seen, setSeen] = useState(row);
  const [title, setTitle] = useState(row.title);
  const [body, setBody] = useState(row.body);

  useMarkUnsaved(title !== row.title || body !== row.body);
  // It was stored, here or by somebody else while nothing was edited here.
  if (seen.title !== row.title || seen.body !== row.body) {
    setSeen(row);
    setTitle(row.title);
    setBody(row.body);
  }

  async function save(event: FormEvent) {
    event.preventDefault();
    const path = `/help-texts/${encodeURIComponent(row.key)}/${encodeURIComponent(row.lang)}`;
    if (
      await act(
        () => connection.call(path, { method: 'PUT', body: { title, body, seen: { title: row.title, body: row.body } } }),
        `“${title.trim()}” is stored.`,
      )
    )
      onChange();
  }

  return (
    <Panel title={`${row.key}, ${row.lang}`}>
      <form className="stack" onSubmit={event => void save(event)}>
        <Field label="Title" problem={problems.title}>
          {attributes => <input value={title} autoComplete="off" {...attributes} onChange={event => setTitle(event.target.value)} />}
        </Field>
        <Field label="Text as HTML" problem={problems.body}>
          {attributes => (
            <textarea className="code" rows={14} value={body} {...attributes} onChange={event => setBody(event.target.value)} />
          )}
        </Field>
        <HtmlPreview label="Preview" html={body} lang={row.lang} />
        <button type="submit" className="button primary" disabled={busy || (title === row.title && body === row.body)}>
          Store
        </button>
      </form>
    </Panel>
  );
}
