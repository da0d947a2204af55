import { useState, type FormEvent } from 'react';
import { OPERATORS_LANGUAGES } from '../../../languages.js';
import type { DepositMethodRow, DepositMethodTerms } from '../../deposits.js';
import { minorUnitsOf } from '../amount.js';
import { Panel } from '../ui/page-head.js';
import { TextField } from '../ui/text-field.js';
import { useMarkUnsaved } from '../unsaved.js';

interface DepositMethodEditorProps {
  row: DepositMethodRow;
  busy: boolean;
  problems: Partial<Record<string, string>>;
  onSave: (terms: DepositMethodTerms) => void;
  onClose: () => void;
}

const FIELDS = [
  ['min', 'Least'],
  ['max', 'Most'],
  ['feePermille', 'Fee, % of the amount'],
  ['payTo', 'Account or address that members send to'],
  ['payToName', 'In whose name'],
] as const;

/** Limits, fee, account and words of a way to deposit. */
export function DepositMethodEditor({ row, busy, problems, onSave, onClose }: DepositMethodEditorProps) {
  const [before] = useState(() => textsOf(row));
  const [typed, setTyped] = useState(before);
  useMarkUnsaved(JSON.stringify(typed) !== JSON.stringify(before));
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave({
      ...typed,
      min: minorUnitsOf(typed.min) ?? NaN,
      max: minorUnitsOf(typed.max) ?? NaN,
      feePermille: permilleOf(typed.feePermille),
    });
  };
  return (
    <Panel
      title={`Change ${row.name}`}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <form className="stack" onSubmit={send}>
        <p className="soft">Orders keep the fee of their moment. Those that are pending show the new account at once.</p>
        {FIELDS.map(([name, label]) => (
          <TextField
            key={name}
            label={label}
            problem={problems[name]}
            value={typed[name]}
            onChange={value => setTyped({ ...typed, [name]: value })}
          />
        ))}
        {OPERATORS_LANGUAGES.map(lang => (
          <TextField
            key={lang}
            label={`Hint, ${lang}`}
            problem={problems[`hints.${lang}`]}
            value={typed.hints[lang]}
            onChange={hint => setTyped({ ...typed, hints: { ...typed.hints, [lang]: hint } })}
          />
        ))}
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      </form>
    </Panel>
  );
}

function textsOf({ min, max, feePermille, payTo, payToName, hints }: DepositMethodRow) {
  return {
    min: (min / 100).toFixed(2),
    max: (max / 100).toFixed(2),
    feePermille: String(feePermille / 10),
    payTo,
    payToName,
    hints,
  };
}

/** NaN for what is no percentage: the platform says what is wrong with it. */
function permilleOf(text: string): number {
  const plain = text.trim().replace(',', '.').replace(/\s*%$/, '');
  return /^\d{1,3}(\.\d)?$/.test(plain) ? Math.round(Number(plain) * 10) : NaN;
}
