import { useState, type ReactNode } from 'react';
import { previousDays, rangeFault, type DateRange } from '../../core/format/date-range.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useText } from '../../element/core-context.js';
import { Chips } from '../atoms/chips.js';
import { Field } from '../form/field.js';
import { CutRow } from '../motion/cut-row.js';
import { useBegun } from '../lazy/use-begun.js';
import { useDayText } from './record-times.js';
import { usePlatformTime } from '../time/use-platform-time.js';
import { Icon } from '../atoms/icon.js';
import { calendar, slidersHorizontal } from '../atoms/icons.js';

interface RecordFilterProps {
  of: { range: DateRange; setRange(range: DateRange): void };
  /** More fields beside the days. */
  children?: ReactNode;
}
interface ChoiceProps {
  label: string;
  /** Shown for everything. */
  all: string;
  value: string;
  options: readonly { value: string; label: string }[];
  onChoose(value: string): void;
}

const PRESETS = [7, 30];

/**
 * Days of a record: the presets, or any (OP-54). A range that cannot be asked for is said at its field, and the last one stays. Where
 * there is little room the fields come when they are asked for, so that the first line is on the screen.
 */
export function RecordFilter({ of: { range, setRange }, children }: RecordFilterProps) {
  const core = useCore();
  const t = useText();
  const { gmtOffset, zone } = usePlatformTime();
  const dayText = useDayText({ dateStyle: 'medium' });
  // The days to begin with may become others, once the platform has said in which zone it counts them.
  const [typed, setTyped] = useBegun(`${range.from}/${range.to}`, () => range);
  const fault = rangeFault(typed);
  const preset = PRESETS.find(days => same(previousDays(days, platformNow(core), gmtOffset), typed));
  const [open, setOpen] = useState(preset === undefined);
  const take = (next: DateRange) => {
    setTyped(next);
    const { from, to } = rangeFault(next);
    if (!from && !to && !same(next, range)) setRange(next);
  };
  const day = (name: 'from' | 'to') => (
    <Field label={t(`member.date-${name}`)} error={fault[name] && t(fault[name].key, fault[name].values)}>
      {control => (
        <span className="date">
          <input
            {...control}
            className="input"
            type="date"
            name={name}
            value={typed[name]}
            onChange={event => take({ ...typed, [name]: event.target.value })}
          />
          {/* Browsers write days in their own language; until one is typed it stands here in the reader's. */}
          {typed[name] && (
            <span className="date-shown" aria-hidden="true">
              {dayText(typed[name])}
            </span>
          )}
          <Icon of={calendar} />
        </span>
      )}
    </Field>
  );
  return (
    <div className="filter" part="filter">
      <CutRow>
        <Chips
          label={t('member.days')}
          chips={PRESETS.map(days => ({ value: String(days), label: t('member.previous-days', { days }) }))}
          value={String(preset ?? '')}
          onChoose={days => take(previousDays(Number(days), platformNow(core), gmtOffset))}
        />
      </CutRow>
      <button type="button" className="chip filter-toggle" aria-expanded={open} onClick={() => setOpen(!open)}>
        <Icon of={slidersHorizontal} />
        {t('lobby.choices')}
      </button>
      <div className="filter-fields">
        {day('from')}
        {day('to')}
        {children}
      </div>
      <p className="filter-zone">{t('member.zone', { zone })}</p>
    </div>
  );
}

/** One of what the record has; what was chosen stays choosable although the days have none of it. */
export function Choice({ label, all, value, options, onChoose }: ChoiceProps) {
  const known = value === '' || options.some(option => option.value === value) ? options : [...options, { value, label: value }];
  return (
    <Field label={label}>
      {control => (
        <select {...control} className="input" value={value} onChange={event => onChoose(event.target.value)}>
          <option value="">{all}</option>
          {known.map(option => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

function same(one: DateRange, other: DateRange): boolean {
  return one.from === other.from && one.to === other.to;
}
