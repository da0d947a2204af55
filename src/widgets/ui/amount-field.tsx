import { useState } from 'react';
import { typedOf } from '../../core/funds/amount.js';
import { useCore, useText } from '../core-context.js';
import { Button } from './button.js';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';

interface AmountFieldProps {
  draft: FormDraft;
  name?: string;
  label: string;
  help?: string;
  error?: string;
  /** Amounts to choose by one click, minor units. */
  quick?: readonly number[];
  /** Everything there is, minor units; chosen by one click. */
  all?: number;
  onCorrect(field: string): void;
  onChange?(typed: string): void;
}

/** An amount, typed or chosen; what is typed outlives the form. The widget adopts amount-field.css and field.css and brings the texts of `wallet`. */
export function AmountField({ draft, name = 'amount', label, help, error, quick = [], all, onCorrect, onChange }: AmountFieldProps) {
  const { money } = useCore();
  const t = useText();
  const [typed, setTyped] = useState(draft.get(name));
  const change = (value: string) => {
    draft.set(name, value);
    setTyped(value);
    onCorrect(name);
    onChange?.(value);
  };
  return (
    <div className="amount">
      <Field label={label} help={help} error={error}>
        {control => (
          <input
            {...control}
            className="input tabular"
            name={name}
            inputMode="decimal"
            autoComplete="off"
            maxLength={16}
            required
            placeholder="0.00"
            value={typed}
            onChange={event => change(event.target.value)}
          />
        )}
      </Field>
      {(quick.length > 0 || all !== undefined) && (
        <div className="amount-quick">
          {quick.map(minor => (
            <Button key={minor} size="small" aria-pressed={typed === typedOf(minor)} onClick={() => change(typedOf(minor))}>
              {money.format(minor)}
            </Button>
          ))}
          {all !== undefined && (
            <Button size="small" disabled={all === 0} onClick={() => change(typedOf(all))}>
              {t('wallet.all')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
