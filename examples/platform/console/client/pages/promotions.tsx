import { useState } from 'react';
import { PROMOTION_CATEGORIES } from '../../../../../src/api/rewards/promotion-names.js';
import type { ListedPromotion, PromotionRow } from '../../promotions.js';
import { useConnection } from '../connection.js';
import { titled } from '../labels.js';
import { hrefOf, useFilters } from '../route.js';
import { Badge, type Tone } from '../ui/badge.js';
import { ChoiceFilter, Filters } from '../ui/filters.js';
import { Moment } from '../ui/moment.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { useUnsaved } from '../unsaved.js';
import { NEW_PROMOTION, PromotionEditor } from './promotion-editor.js';

const STATES: Record<string, [tone: Tone, text: string]> = {
  open: ['good', 'Open'],
  soon: ['info', 'Coming soon'],
  closed: ['plain', 'Closed'],
};

export function PromotionsPage() {
  const connection = useConnection();
  const [edited, setEdited] = useState<PromotionRow>();
  const { busy, problems, act } = useAct(() => edited !== undefined);
  const { mayLeave } = useUnsaved();
  const open = (item: PromotionRow | undefined) => void mayLeave().then(yes => yes && setEdited(item));
  const { values, change } = useFilters(['category']);
  const answer = useAnswer<{ list: ListedPromotion[] }>('/promotions');

  async function save(item: PromotionRow) {
    const { id, ...fields } = item;
    const body = { ...fields, ...(id !== 0 && { seen: edited }) };
    const saved = await act(
      () => connection.call(id === 0 ? '/promotions' : `/promotions/${id}`, { method: id === 0 ? 'POST' : 'PUT', body }),
      `“${item.texts.EN.title}” is stored.`,
    );
    if (!saved) return;
    setEdited(undefined);
    answer.reload();
  }

  return (
    <>
      <PageHead
        title="Promotions"
        text="What members can apply for, run and join. Coming soon and closed follow from the dates. Open pages show a change within a moment."
      >
        <button type="button" className="button primary" onClick={() => open(NEW_PROMOTION)}>
          New promotion
        </button>
      </PageHead>
      {edited && (
        <PromotionEditor
          key={edited.id}
          item={edited}
          busy={busy}
          problems={problems}
          onSave={item => void save(item)}
          onClose={() => open(undefined)}
        />
      )}
      <Filters>
        <ChoiceFilter
          label="Category"
          value={values.category ?? ''}
          options={PROMOTION_CATEGORIES.map(name => [name, titled(name)])}
          onChange={category => change({ category })}
        />
      </Filters>
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) => {
          const shown = list.filter(row => !values.category || row.category === values.category);
          return shown.length === 0 ? (
            <Empty>There is no promotion in this category.</Empty>
          ) : (
            <Table
              label="Promotions"
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
                      <small className="under">
                        {titled(row.category)} · number {row.id}
                      </small>
                    </>
                  ),
                },
                { head: 'Kind', cell: row => titled(row.kind) },
                { head: 'State', cell: row => <StateBadge row={row} /> },
                { head: 'Until', cell: row => (row.endsAt === null ? '–' : <Moment at={row.endsAt} />) },
                { head: 'Bonus', align: 'end', cell: row => (row.rewardAmount > 0 ? <Money minor={row.rewardAmount} /> : '–') },
                {
                  head: 'Members',
                  align: 'end',
                  cell: ({ id, standing, texts }) => (
                    <a href={hrefOf('activities', undefined, { promotion: String(id) })} aria-label={`Activities of ${texts.EN.title}`}>
                      {standing.applying > 0 ? `${standing.taking}, ${standing.applying} waiting` : standing.taking}
                    </a>
                  ),
                },
                {
                  head: 'Change',
                  align: 'end',
                  cell: ({ standing: _, ...row }) => (
                    <button type="button" className="button" aria-label={`Edit ${row.texts.EN.title}`} onClick={() => open(row)}>
                      Edit
                    </button>
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

function StateBadge({ row }: { row: ListedPromotion }) {
  if (!row.active) return <Badge tone="warn">Not shown</Badge>;
  const [tone, text] = STATES[row.standing.state] ?? ['plain', row.standing.state];
  return <Badge tone={tone}>{text}</Badge>;
}
