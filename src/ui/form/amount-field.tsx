import { useState, type CSSProperties, type FocusEvent } from 'react';
import type { MessageText } from '../../core/parts/core.js';
import { minorUnitsOf, typedOf } from '../../core/funds/amount.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';
import { Field } from './field.js';
import type { FormDraft } from './form-draft.js';

interface AmountFieldProps {
  draft: FormDraft;
  name: string;
  label: string;
  help?: string;
  /** What the last try found; before it, what `faultOf` finds is told once the field is left. */
  error?: string;
  faultOf?(typed: string): MessageText | undefined;
  /** Amounts to choose by one click, minor units. */
  quick?: readonly number[];
  /** Everything there is, minor units; chosen by one click. */
  all?: number;
  onCorrect(field: string): void;
  onChange?(typed: string): void;
}

/** An amount, typed or chosen; what is typed outlives the form. The widget adopts amount-field.css and field.css and brings the texts of `wallet`. */
export function AmountField(props: AmountFieldProps) {
  return <TypedAmount key={props.draft.round} {...props} />;
}

function TypedAmount({ draft, name, label, help, error, faultOf, quick = [], all, onCorrect, onChange }: AmountFieldProps) {
  const { money } = useCore();
  const t = useText();
  const typed = draft.get(name);
  const [isLeft, setLeft] = useState(false);
  const leave = (event: FocusEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const tell = () => setLeft(!input.matches(':focus'));
    // A button beside it chooses an amount or sends the form, which tells by itself.
    if (event.relatedTarget instanceof HTMLButtonElement) return;
    // Nothing moves away under a pointer that is pressing.
    if (document.documentElement.matches(':active')) addEventListener('pointerup', tell, { once: true });
    else tell();
  };
  const fault = isLeft && typed.trim() !== '' ? faultOf?.(typed) : undefined;
  const told = error ?? (fault && t(fault.key, fault.values));
  // A comma is a decimal sign to some and groups thousands for others: how it was read is said.
  const read = typed.includes(',') ? minorUnitsOf(typed) : undefined;
  const helped = [help, read !== undefined && `= ${money.format(read)}`].filter(Boolean).join(' · ');
  const change = (value: string) => {
    setLeft(false);
    draft.change({ [name]: value });
    onCorrect(name);
    onChange?.(value);
  };
  return (
    <div className="amount">
      {/* What is wrong is told also when the focus has gone on. */}
      <div aria-live="polite">
        <Field label={label} help={helped === told ? undefined : helped} error={told}>
          {control => (
            <input
              {...control}
              className="input tabular"
              name={name}
              inputMode="decimal"
              autoComplete="off"
              maxLength={16}
              required
              placeholder={money.format(0, { withoutSymbol: true })}
              value={typed}
              onChange={event => change(event.target.value)}
              onBlur={leave}
            />
          )}
        </Field>
      </div>
      {(quick.length > 0 || all !== undefined) && (
        <div
          className="amount-quick"
          style={{ '--longest': Math.max(0, ...quick.map(minor => widthOf(money.format(minor)))) } as CSSProperties}
        >
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

/** About as many times the width of a digit. */
function widthOf(amount: string): number {
  return amount.replace(/[.,\s]/g, '').length + (amount.match(/[.,\s]/g)?.length ?? 0) / 2;
}
