import type { Lottery } from '../../../api/games/lottery.js';
import { platformNow } from '../../../core/format/platform-time.js';
import { useCore, useLocale, useText } from '../../../element/core-context.js';
import { part } from '../../../element/part.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { chevronRight } from '../../../ui/atoms/icons.js';
import { LazyImage } from '../../../ui/games/lazy-image.js';
import { usePlatformDay } from '../../../ui/time/use-platform-day.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import { periodText } from '../game/period-text.js';
import css from './draw-calendar.css';
import { drawDays, hasDays } from './draw-days.js';
import { relativeFormat } from '../../../texts/forms/forms-of.js';

interface DrawCalendarProps {
  lotteries: readonly Lottery[];
  onOpen: (gameCode: string) => void;
}

const DAYS = 7;

/** The next week's draws by day and time, on the platform's clock; what draws all day long stands apart. */
export const DrawCalendar = part(DrawCalendarView, { css: [css], texts: ['lottery'] });

function DrawCalendarView({ lotteries, onOpen }: DrawCalendarProps) {
  const core = useCore();
  const t = useText();
  const locale = useLocale();
  usePlatformDay();
  const { gmtOffset, write, zone } = usePlatformTime();
  const inDay = write({ weekday: 'long', day: 'numeric', month: 'long' });
  const time = write({ timeStyle: 'short' });
  const today = relativeFormat(locale, { numeric: 'auto' }).format(0, 'day');
  const often = lotteries.filter(lottery => !hasDays(lottery) && !lottery.inMaintenance && lottery.every > 0);
  const row = (lottery: Lottery, words: string) => (
    <li key={lottery.code}>
      <button type="button" className="draw-row" onClickCapture={() => onOpen(lottery.code)}>
        <span className="draw-row-time tabular">{words}</span>
        <LazyImage className="draw-row-art" src={lottery.imageUrl} title={lottery.name} />
        <span className="draw-row-name">{lottery.name}</span>
        <Icon of={chevronRight} mirrored />
      </button>
    </li>
  );
  return (
    <div className="draw-days">
      <p className="faint">{t('lottery.clock', { zone })}</p>
      {drawDays(lotteries, platformNow(core), gmtOffset, DAYS)
        .filter(({ draws }) => draws.length > 0)
        .map(({ startsAt, draws }) => (
          <section key={startsAt} className="draw-day">
            <h2>
              {startsAt <= platformNow(core) && <strong>{today}</strong>}
              {inDay(startsAt)}
            </h2>
            <ul role="list">{draws.map(({ lottery, at }) => row(lottery, time(at)))}</ul>
          </section>
        ))}
      {often.length > 0 && (
        <section className="draw-day" data-often="">
          <h2>{t('lottery.all-day')}</h2>
          <ul role="list">{often.map(lottery => row(lottery, periodText(lottery.every, locale, t)))}</ul>
        </section>
      )}
    </div>
  );
}
