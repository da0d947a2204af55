import { useState, type FormEvent } from 'react';
import type { GoodsRow } from '../../goods.js';
import { useConnection } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PictureField } from '../ui/picture-field.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';
import { useMarkUnsaved } from '../unsaved.js';

/** What the points mall offers, each with its picture. */
export function Goods() {
  const answer = useAnswer<{ list: GoodsRow[] }>('/goods');
  return (
    <Loaded {...answer} onRetry={answer.reload} rows={4}>
      {({ list }) =>
        list.length === 0 ? (
          <Empty>The points mall offers nothing.</Empty>
        ) : (
          <Table
            label="On offer"
            rows={list}
            keyOf={row => row.id}
            columns={[
              {
                head: 'Reward',
                wide: true,
                cell: row => (
                  <>
                    {row.name}
                    <small className="under">{row.type === 'bonus' ? <Money minor={row.amount} /> : 'gift'}</small>
                  </>
                ),
              },
              { head: 'Points', align: 'end', cell: row => row.points.toLocaleString('en') },
              { head: 'Left', align: 'end', cell: row => row.quantity.toLocaleString('en') },
              { head: 'State', cell: row => <Badge tone={row.isOn ? 'good' : 'plain'}>{row.isOn ? 'on offer' : 'off'}</Badge> },
              { head: 'Picture', wide: true, cell: row => <PictureForm key={row.image} row={row} onStored={answer.reload} /> },
            ]}
          />
        )
      }
    </Loaded>
  );
}

function PictureForm({ row, onStored }: { row: GoodsRow; onStored: () => void }) {
  const connection = useConnection();
  const { busy, problems, act } = useAct(field => field === 'image');
  const [image, setImage] = useState(row.image);
  useMarkUnsaved(image !== row.image);
  async function store(event: FormEvent) {
    event.preventDefault();
    if (
      await act(() => connection.call(`/goods/${row.id}/picture`, { method: 'POST', body: { image } }), `${row.name} has its new picture.`)
    )
      onStored();
  }
  return (
    <form className="stack" onSubmit={event => void store(event)}>
      <PictureField label={`Picture of ${row.name}`} value={image} problem={problems['image']} onChange={setImage} />
      {image !== row.image && (
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      )}
    </form>
  );
}
