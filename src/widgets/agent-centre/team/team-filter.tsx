import { useEffect, useRef, useState } from 'react';
import { useCore, useText } from '../../../element/core-context.js';
import { Field } from '../../../ui/form/field.js';

interface TeamFilterProps {
  /** What is looked for now. */
  account: string;
  /** 0: all of them. */
  level: number;
  /** The deepest there is. */
  levels: number;
  onSearch(text: string): void;
  onLevel(level: number): void;
}

const TYPING_PAUSE = 250; // ms

/** A part of a name, looked for while it is typed, and how far down. */
export function TeamFilter({ account, level, levels, onSearch, onLevel }: TeamFilterProps) {
  const { scheduler } = useCore();
  const t = useText();
  const [text, setText] = useState(account);
  const search = useRef(onSearch);
  useEffect(() => void (search.current = onSearch));
  useEffect(() => {
    const wanted = text.trim();
    if (wanted === account) return;
    return scheduler.after(TYPING_PAUSE, () => search.current(wanted));
  }, [text, account, scheduler]);
  const deeper = Array.from({ length: Math.max(levels, level) }, (_, index) => index + 1).slice(1);
  return (
    <form
      className="filter"
      part="filter"
      role="search"
      onSubmit={event => {
        event.preventDefault();
        onSearch(text.trim());
      }}
    >
      <div className="filter-fields">
        <Field label={t('team.search')}>
          {control => (
            <input
              {...control}
              className="input"
              type="search"
              name="account"
              maxLength={80}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={text}
              onChange={event => setText(event.target.value)}
            />
          )}
        </Field>
        <Field label={t('team.level')}>
          {control => (
            <select {...control} className="input" name="level" value={level} onChange={event => onLevel(Number(event.target.value))}>
              <option value={1}>{t('team.direct')}</option>
              {deeper.map(each => (
                <option key={each} value={each}>
                  {t('team.level-of', { level: each })}
                </option>
              ))}
              <option value={0}>{t('team.all-levels')}</option>
            </select>
          )}
        </Field>
      </div>
    </form>
  );
}
