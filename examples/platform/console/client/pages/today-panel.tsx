import { useState } from 'react';
import { axisOf } from '../../../../../src/ui/chart/axis.js';
import '../../../../../src/ui/chart/bars.css';
import { Bars } from '../../../../../src/ui/chart/bars.js';
import type { Today, TodayHour } from '../../today.js';
import { Money, useMoneyText } from '../ui/money.js';
import { Panel } from '../ui/page-head.js';
import { Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { useAnswer } from '../use-answer.js';

const FIGURES = [
  ['stake', 'Stakes'],
  ['payout', 'Payouts'],
  ['deposits', 'Deposits'],
  ['withdrawals', 'Withdrawals'],
  ['registrations', 'Registrations'],
] as const;
type Figure = (typeof FIGURES)[number][0];
const HOURS = 24;

/** The platform's day so far, a figure as a picture and all of them in the table behind it. */
export function TodayPanel() {
  const today = useAnswer<Today>('/today', { every: 30_000 });
  return (
    <Panel title="Today by hour" actions={today.data && <span className="faint">{today.data.day}, by the platform’s clock</span>}>
      <Loaded {...today} onRetry={today.reload}>
        {({ hours }) => <Hours hours={hours} />}
      </Loaded>
    </Panel>
  );
}

function Hours({ hours }: { hours: TodayHour[] }) {
  const money = useMoneyText();
  const [figure, choose] = useState<Figure>('stake');
  const write = (value: number) => (figure === 'registrations' ? value.toLocaleString('en') : money(value));
  const [, label] = FIGURES.find(([name]) => name === figure)!;
  const values = Array.from({ length: HOURS }, (_, hour) => hours[hour]?.[figure] ?? 0);
  const sum = values.reduce((a, b) => a + b, 0);
  const most = Math.max(...values);
  const said = sum === 0 ? 'None so far.' : `${write(sum)} so far. Most from ${clockHour(values.indexOf(most))}: ${write(most)}.`;
  return (
    <div className="today">
      <fieldset className="segments">
        <legend>Figure</legend>
        {FIGURES.map(([name, text]) => (
          <label key={name}>
            <input type="radio" name="today-figure" checked={figure === name} onChange={() => choose(name)} />
            <span>{text}</span>
          </label>
        ))}
      </fieldset>
      {/* The picture says the same as its name. */}
      <p className="soft" aria-hidden="true">
        {said}
      </p>
      <Bars
        label={`${label} of today by hour. ${said}`}
        axis={axisOf(values)}
        write={write}
        certain={0}
        bars={values.map((value, hour) => ({
          key: String(hour),
          value,
          name: clockHour(hour),
          title: `${clockHour(hour)} to ${clockHour(hour + 1)}: ${write(value)}`,
        }))}
      />
      <details>
        <summary>Show as table</summary>
        <Table
          label="Today by hour"
          rows={hours.toReversed()}
          keyOf={row => row.hour}
          columns={[
            { head: 'From', cell: row => clockHour(row.hour) },
            { head: 'Stakes', align: 'end', cell: row => <Money minor={row.stake} /> },
            { head: 'Payouts', align: 'end', cell: row => <Money minor={row.payout} /> },
            { head: 'Deposits', align: 'end', cell: row => <Money minor={row.deposits} /> },
            { head: 'Withdrawals', align: 'end', cell: row => <Money minor={row.withdrawals} /> },
            { head: 'Registrations', align: 'end', cell: row => row.registrations.toLocaleString('en') },
          ]}
        />
      </details>
    </div>
  );
}

function clockHour(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`;
}
