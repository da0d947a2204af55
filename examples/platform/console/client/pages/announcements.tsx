import { useState } from 'react';
import type { AnnouncementRow } from '../../announcements.js';
import { useConnection } from '../connection.js';
import { useFilters } from '../route.js';
import { Badge } from '../ui/badge.js';
import { useConfirm } from '../ui/confirm.js';
import { ChoiceFilter, Filters } from '../ui/filters.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { useUnsaved } from '../unsaved.js';
import { AnnouncementEditor, NEW_ANNOUNCEMENT } from './announcement-editor.js';
import { AUDIENCES, READERS, TYPES } from './announcement-words.js';

export function AnnouncementsPage() {
  const connection = useConnection();
  const confirm = useConfirm();
  const [edited, setEdited] = useState<AnnouncementRow>();
  const { busy, problems, act } = useAct(() => edited !== undefined);
  const { mayLeave } = useUnsaved();
  const open = (item: AnnouncementRow | undefined) => void mayLeave().then(yes => yes && setEdited(item));
  const { values, change } = useFilters(['type']);
  const answer = useAnswer<{ list: AnnouncementRow[] }>('/announcements');

  async function save(item: AnnouncementRow) {
    const { id, ...fields } = item;
    const body = { ...fields, ...(id !== 0 && { seen: edited }) };
    const saved = await act(
      () => connection.call(id === 0 ? '/announcements' : `/announcements/${id}`, { method: id === 0 ? 'POST' : 'PUT', body }),
      `“${item.texts.EN.title}” is stored.`,
    );
    if (!saved) return;
    setEdited(undefined);
    answer.reload();
  }
  async function remove({ id, texts }: AnnouncementRow) {
    if (
      !(await confirm({
        title: 'Remove the announcement?',
        text: `“${texts.EN.title}” is shown no longer.`,
        action: 'Remove',
        danger: true,
      }))
    )
      return;
    if (await act(() => connection.call(`/announcements/${id}`, { method: 'DELETE' }), `“${texts.EN.title}” was removed.`)) answer.reload();
  }

  return (
    <>
      <PageHead title="Announcements" text="Banners, notices and popups of the site. Open pages show a change within a moment.">
        <button type="button" className="button primary" onClick={() => open(NEW_ANNOUNCEMENT)}>
          New announcement
        </button>
      </PageHead>
      {edited && (
        <AnnouncementEditor
          key={edited.id}
          item={edited}
          busy={busy}
          problems={problems}
          onSave={item => void save(item)}
          onClose={() => open(undefined)}
        />
      )}
      <Filters>
        <ChoiceFilter label="Type" value={values.type ?? ''} options={TYPES} onChange={type => change({ type })} />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) => {
          const shown = list.filter(row => !values.type || row.type === values.type);
          return shown.length === 0 ? (
            <Empty>There is no announcement of this type.</Empty>
          ) : (
            <Table
              label="Announcements"
              rows={shown}
              keyOf={row => row.id}
              busy={answer.loading}
              columns={[
                {
                  head: 'Title',
                  wide: true,
                  cell: row => (
                    <>
                      <strong>{row.texts.EN.title}</strong>
                      <small className="under">{row.texts.ES.title}</small>
                    </>
                  ),
                },
                { head: 'Type', cell: row => <Badge tone="plain">{TYPES.find(([type]) => type === row.type)?.[1]}</Badge> },
                {
                  head: 'For',
                  cell: row => (row.execution ? (AUDIENCES[row.execution] ?? READERS[row.execution]) : (row.groupName ?? 'everyone')),
                },
                { head: 'Leads to', cell: row => (row.linkageType ? `${row.linkageType} ${row.linkage ?? ''}` : '–') },
                { head: 'Order', align: 'end', cell: row => row.sort },
                {
                  head: 'Change',
                  align: 'end',
                  cell: row => (
                    <span className="action-buttons">
                      <button type="button" className="button" aria-label={`Edit ${row.texts.EN.title}`} onClick={() => open(row)}>
                        Edit
                      </button>
                      <button
                        type="button"
                        className="button quiet"
                        disabled={busy}
                        aria-label={`Remove ${row.texts.EN.title}`}
                        onClick={() => void remove(row)}
                      >
                        Remove
                      </button>
                    </span>
                  ),
                },
              ]}
            />
          );
        }}
      </Loaded>
    </>
  );
}
