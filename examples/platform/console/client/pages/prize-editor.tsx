import { useEffect, useRef, useState } from 'react';
import type { PrizeRow } from '../../rewards.js';
import { minorUnitsOf, wholeOf } from '../amount.js';
import { ChoiceFilter } from '../ui/filters.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

const GIVES: [value: PrizeRow['gives'], label: string][] = [
  ['bonus', 'Money'],
  ['points', 'Points'],
  ['nothing', 'Nothing'],
];

/** One prize: what it gives, how likely it is beside the others, and how many there are. */
export function PrizeEditor({
  item,
  busy,
  problems,
  onSave,
  onClose,
}: {
  item: PrizeRow;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onSave: (item: PrizeRow) => void;
  onClose: () => void;
}) {
  const [draft, setDraft] = useState(item);
  const [amount, setAmount] = useState(
    item.amount === 0 ? '' : item.gives === 'bonus' ? (item.amount / 100).toFixed(2) : String(item.amount),
  );
  const [weight, setWeight] = useState(String(item.weight));
  const [stock, setStock] = useState(item.stock === null ? '' : String(item.stock));
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('select')?.focus(), []);
  const next: PrizeRow = {
    ...draft,
    amount:
      draft.gives === 'nothing' || amount.trim() === '' ? 0 : draft.gives === 'bonus' ? (minorUnitsOf(amount) ?? NaN) : wholeOf(amount),
    weight: weight.trim() === '' ? NaN : Number(weight),
    stock: stock.trim() === '' ? null : Number(stock),
  };
  useMarkUnsaved(JSON.stringify(next) !== JSON.stringify(item));
  return (
    <form
      ref={form}
      className="stack"
      aria-label={item.id === 0 ? 'New prize' : `Prize ${item.id}`}
      onSubmit={event => {
        event.preventDefault();
        onSave(next);
      }}
    >
      <div className="inline-form">
        <ChoiceFilter
          label="Gives"
          all={null}
          problem={problems.gives}
          value={draft.gives}
          options={GIVES}
          onChange={name => setDraft({ ...draft, gives: GIVES.find(([value]) => value === name)?.[0] ?? 'nothing' })}
        />
        {draft.gives !== 'nothing' && (
          <TextField label={draft.gives === 'bonus' ? 'Amount' : 'Points'} problem={problems.amount} value={amount} onChange={setAmount} />
        )}
        <TextField label="Weight (0: never)" type="number" problem={problems.weight} value={weight} onChange={setWeight} />
        <TextField label="Stock (empty: no end)" type="number" problem={problems.stock} value={stock} onChange={setStock} />
        <TextField
          label="Order"
          type="number"
          problem={problems.sort}
          value={String(draft.sort)}
          onChange={sort => setDraft({ ...draft, sort: Number(sort) })}
        />
      </div>
      <div className="buttons">
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      </div>
    </form>
  );
}
