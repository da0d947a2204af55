import { useState } from 'react';
import { previousDays } from '../../core/format/date-range.js';
import { DAY, platformNow } from '../../core/format/platform-time.js';
import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { part } from '../../element/part.js';
import { IconButton } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { check, chevronLeft, chevronRight, gift, x } from '../../ui/atoms/icons.js';
import { usePlatformDay } from '../../ui/time/use-platform-day.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import css from './sign-in-calendar.css';
import { firstDay, monthOf, signInMonth, type SignInState } from './sign-in-month.js';

interface SignInCalendarProps {
  /** Days that were signed, yyyy-MM-dd. */
  signedDays: readonly string[];
  /** Today was signed just now, which these may not have yet. */
  isSigned: boolean;
  /** UTC milliseconds; the promotion is over then. */
  endsAt?: number | null;
  /** What each day brings, in words; empty for nothing that could be named. */
  prize: string;
}

/** In the order of the legend; a day outside has no word. */
const STATES: Readonly<Partial<Record<SignInState, { text: TextKey; icon?: string }>>> = {
  signed: { text: 'promotions.status-signed', icon: check },
  missed: { text: 'promotions.day-missed', icon: x },
  today: { text: 'promotions.day-today' },
  ahead: { text: 'promotions.day-ahead', icon: gift },
};
/** A Monday: the names of its week are those of every other. */
const MONDAY = '2024-01-01';
/** Letters that a column has room for; some languages shorten no days. */
const ROOM = 4;

/** A month of sign-ins, day by day, on the platform's calendar (PRO-08). */
export const SignInCalendar = part(SignInCalendarView, { css: [css], texts: ['promotions'] });

function SignInCalendarView({ signedDays, isSigned, endsAt, prize }: SignInCalendarProps) {
  const core = useCore();
  const t = useText();
  const { gmtOffset, write } = usePlatformTime();
  usePlatformDay();
  /** A day in words; its noon is in it whatever the offset. */
  const inWords = (day: string, style: Intl.DateTimeFormatOptions) => write(style)(Date.parse(day) + DAY / 2 - (gmtOffset * DAY) / 24);
  const isShort = inWords(MONDAY, { weekday: 'short' }).length <= ROOM;
  const today = previousDays(1, platformNow(core), gmtOffset).to;
  const signed = new Set(isSigned ? [...signedDays, today] : signedDays);
  const [chosen, choose] = useState('');
  const month = chosen || monthOf(today);
  const go = (by: number) => choose(monthOf(`${month}-01`, by));
  const last = endsAt ? previousDays(1, endsAt - 1, gmtOffset).to : undefined;
  const weeks = signInMonth(month, { signed, today, last });
  return (
    <section className="sign-ins" aria-label={t('promotions.calendar')}>
      <div className="sign-ins-head">
        <IconButton
          icon={chevronLeft}
          mirrored
          size="small"
          label={t('promotions.calendar-previous')}
          disabled={month <= monthOf(firstDay({ signed, today }))}
          onClick={() => go(-1)}
        />
        <h3 aria-live="polite">{inWords(`${month}-01`, { month: 'long', year: 'numeric' })}</h3>
        <IconButton
          icon={chevronRight}
          mirrored
          size="small"
          label={t('promotions.calendar-next')}
          disabled={month >= monthOf(today)}
          onClick={() => go(1)}
        />
      </div>
      <table className="sign-ins-month tabular" aria-label={t('promotions.calendar')}>
        <thead>
          <tr>
            {weeks[0]!.map((_, index) => {
              const day = new Date(Date.parse(MONDAY) + index * DAY).toISOString().slice(0, 10);
              return (
                <th key={day} scope="col">
                  <span aria-hidden="true">{inWords(day, { weekday: isShort ? 'short' : 'narrow' })}</span>
                  <span className="visually-hidden">{inWords(day, { weekday: 'long' })}</span>
                </th>
              );
            })}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week, index) => (
            <tr key={index}>
              {week.map((each, place) => {
                const known = each && STATES[each.state];
                return (
                  <td key={place} data-state={each?.state} aria-current={each?.day === today ? 'date' : undefined}>
                    {each && (
                      <span className="sign-in">
                        <time dateTime={each.day}>{inWords(each.day, { day: 'numeric' })}</time>
                        {known?.icon && <Icon of={known.icon} />}
                        {known && <span className="visually-hidden">{t(known.text)}</span>}
                      </span>
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="sign-ins-legend" aria-hidden="true">
        {Object.entries(STATES).map(([state, { text, icon }]) => (
          <li key={state} data-state={state}>
            <span className="sign-in">{icon && <Icon of={icon} />}</span>
            {state === 'ahead' && prize ? `${t(text)}: ${prize}` : t(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
