import { useRef, useState } from 'react';
import { asGain } from '../../core/format/as-gain.js';
import { daysIn, type DateRange } from '../../core/format/date-range.js';
import { useCore, useLocale, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { Chips } from '../atoms/chips.js';
import { CutRow } from '../motion/cut-row.js';
import { RecordDay, useDayText } from '../record/record-times.js';
import { axisOf } from './axis.js';
import barsCss from './bars.css';
import { Bars } from './bars.js';
import css from './chart.css';
import { numberFormat } from '../../texts/forms/forms-of.js';

/** A figure of each day: amounts in minor units. */
export interface DayFigure {
  name: string;
  text: string;
  /** `result`: may be good or bad, and says its plus. */
  kind: 'amount' | 'result' | 'count';
  values: ReadonlyMap<string, number>;
}
interface DayChartProps {
  /** Days that are asked for; those without a value had nothing. */
  range: DateRange;
  /** The first stands until another is chosen. */
  figures: readonly DayFigure[];
  /** The figures are those of other days still. */
  busy: boolean;
  /** No table of the page has the same figures, so the chart brings one. */
  withTable?: boolean;
}

/** A record as a picture: what each day brought, with a sentence that says the same, and its figures in a table. */
export const DayChart = part(DayChartView, { css: [barsCss, css], texts: ['member'] });

function DayChartView({ range, figures, busy, withTable }: DayChartProps) {
  const t = useText();
  const write = useWriting();
  const dayText = useDayText();
  const shortDay = useDayText({ day: 'numeric', month: 'short' });
  const [chosen, choose] = useState('');
  const shown = useRef(range);
  if (!busy) shown.current = range;
  const days = daysIn(shown.current);
  const figure = figures.find(({ name }) => name === chosen) ?? figures[0]!;
  const valueOf = (day: string) => figure.values.get(day) ?? 0;
  const values = days.map(valueOf);
  const isEmpty = values.every(value => value === 0);
  const text = (value: number) => write(figure.kind, value);
  const title = t('member.chart', { figure: figure.text });
  const dayWith = (value: number) => ({ value: text(value), day: dayText(days[values.indexOf(value)]!) });
  const [most, least] = [Math.max(...values), Math.min(...values)];
  const span = dayText(shown.current.from, shown.current.to);
  const summary = [
    t('member.chart-sum', { days: span, sum: text(values.reduce((a, b) => a + b, 0)) }),
    most > 0 && t('member.chart-most', dayWith(most)),
    least < 0 && t('member.chart-least', dayWith(least)),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <figure className="chart" aria-busy={busy || undefined}>
      <figcaption className="chart-head">
        <strong>{title}</strong>
        {/* The picture says the same as its name. */}
        {!isEmpty && (
          <span className="chart-said" aria-hidden="true">
            {summary}
          </span>
        )}
      </figcaption>
      {figures.length > 1 && (
        <CutRow>
          <Chips
            label={t('member.chart-figure')}
            chips={figures.map(({ name, text: label }) => ({ value: name, label }))}
            value={figure.name}
            onChoose={choose}
          />
        </CutRow>
      )}
      {isEmpty ? (
        <p className="chart-nothing">{t('member.chart-nothing', { days: span })}</p>
      ) : (
        <Bars
          label={`${title}. ${summary}`}
          axis={axisOf(values)}
          write={value => write(figure.kind === 'result' ? 'amount' : figure.kind, value)}
          isResult={figure.kind === 'result'}
          bars={days.map((day, index) => ({
            key: day,
            value: values[index]!,
            name: shortDay(day),
            title: `${dayText(day)}: ${text(values[index]!)}`,
          }))}
        />
      )}
      {withTable && !isEmpty && (
        <details className="chart-behind">
          <summary>{t('member.chart-table')}</summary>
          <table className="chart-table tabular" aria-label={title}>
            <thead>
              <tr>
                <th scope="col">{t('member.day')}</th>
                <th scope="col">{figure.text}</th>
              </tr>
            </thead>
            <tbody>
              {days.toReversed().map(day => (
                <tr key={day}>
                  <th scope="row">
                    <RecordDay day={day} />
                  </th>
                  <td>{text(valueOf(day))}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </details>
      )}
    </figure>
  );
}

/** Values of each day, those of one day added up. */
export function byDay<R extends { day: string }>(rows: readonly R[], of: (row: R) => number): ReadonlyMap<string, number> {
  const values = new Map<string, number>();
  for (const row of rows) values.set(row.day, (values.get(row.day) ?? 0) + of(row));
  return values;
}

/** Values in the reader's manner; a result says its plus. */
function useWriting(): (kind: DayFigure['kind'], value: number) => string {
  const { money } = useCore();
  const format = numberFormat(useLocale());
  return (kind, value) => {
    if (kind === 'count') return format.format(value);
    return kind === 'result' && value > 0 ? asGain(money.format(-value)) : money.format(value);
  };
}
