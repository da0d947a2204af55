import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Field } from './field.js';

const TYPING_MS = 250;

/** The row of filters above a list. */
export function Filters({ children }: { children: ReactNode }) {
  return (
    <form className="filters" role="search" onSubmit={event => event.preventDefault()}>
      {children}
    </form>
  );
}

/** Text that acts when typing pauses. */
export function TextFilter({
  label,
  value,
  hint,
  onChange,
}: {
  label: string;
  value: string;
  hint?: string;
  onChange: (value: string) => void;
}) {
  const [typed, setTyped] = useState(value);
  const told = useRef(value);
  const tell = useRef(onChange);
  useEffect(() => {
    tell.current = onChange;
  });
  // A value that came from elsewhere (back, a link, a reset) replaces what is in the box.
  useEffect(() => {
    if (value !== told.current) setTyped(value);
    told.current = value;
  }, [value]);
  useEffect(() => {
    if (typed === told.current) return;
    const timer = setTimeout(() => {
      told.current = typed;
      tell.current(typed);
    }, TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  return (
    <label className="field">
      <span>{label}</span>
      <input type="search" value={typed} placeholder={hint} spellCheck={false} onChange={event => setTyped(event.target.value)} />
    </label>
  );
}

/** One of several; the empty value is "all". */
export function ChoiceFilter({
  label,
  value,
  options,
  all = 'All',
  problem,
  onChange,
}: {
  label: string;
  value: string;
  problem?: string | undefined;
  options: [value: string, label: string][];
  all?: string | null;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} problem={problem}>
      {attributes => (
        <select value={value} {...attributes} onChange={event => onChange(event.target.value)}>
          {all !== null && <option value="">{all}</option>}
          {options.map(([name, text]) => (
            <option key={name} value={name}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

/** A time typed in UTC; the value is UTC milliseconds as text, or empty. */
export function TimeFilter({
  label,
  value,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  problem?: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={`${label} (UTC)`} problem={problem}>
      {attributes => (
        <input
          type="datetime-local"
          step="1"
          value={value === '' ? '' : utcInputOf(Number(value))}
          {...attributes}
          onChange={event => onChange(event.target.value === '' ? '' : String(utcOf(event.target.value)))}
        />
      )}
    </Field>
  );
}

/** What a datetime-local input shows for a time in UTC milliseconds. */
export function utcInputOf(at: number): string {
  return Number.isFinite(at) ? new Date(at).toISOString().slice(0, 19) : '';
}

/** UTC milliseconds of what was typed into a datetime-local input that stands for UTC. */
export function utcOf(typed: string): number {
  return Date.parse(`${typed}Z`);
}
