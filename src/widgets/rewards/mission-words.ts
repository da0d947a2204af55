import type { Mission, MissionPeriod } from '../../api/rewards/missions.js';
import type { TextKey } from '../../core/parts/core.js';
import { platformNow } from '../../core/format/platform-time.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { categoryTitle } from '../../ui/games/category-title.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';
import { numberFormat, relativeFormat } from '../../texts/forms/forms-of.js';

export const PERIOD_WORDS: Readonly<Record<MissionPeriod, TextKey>> = {
  day: 'missions.period-day',
  week: 'missions.period-week',
  month: 'missions.period-month',
};
const MEASURES = {
  bets: { all: 'missions.bets-all', of: 'missions.bets-of' },
  stake: { all: 'missions.stake-all', of: 'missions.stake-of' },
} as const;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What a mission asks for, how far it is and what it gives, in the reader's words. */
export function useMissionWords() {
  const { catalogue, language, money } = useCore();
  const t = useText();
  const categories = useQuery(catalogue.categories()).data ?? [];
  const figures = (count: number) => numberFormat(language.locale()).format(count);
  const gamesOf = (code: string) => {
    const category = categories.find(candidate => candidate.code === code);
    return category ? categoryTitle(category, t) : code;
  };
  const figureOf = ({ metric }: Mission, value: number) => (metric === 'stake' ? money.format(value) : figures(value));
  return {
    measure: ({ metric, target, gameType }: Mission) =>
      t(MEASURES[metric][gameType ? 'of' : 'all'], {
        count: target,
        shown: figures(target),
        amount: money.format(target),
        games: gamesOf(gameType),
      }),
    progress: (mission: Mission) =>
      t('missions.progress', {
        done: figureOf(mission, Math.min(mission.progress, mission.target)),
        target: figureOf(mission, mission.target),
      }),
    reward: ({ rewardKind, rewardAmount }: Pick<Mission, 'rewardKind' | 'rewardAmount'>) =>
      rewardKind === 'bonus'
        ? t('missions.bonus', { amount: money.format(rewardAmount) })
        : t('missions.points', { count: rewardAmount, shown: figures(rewardAmount) }),
  };
}

/** When something ends, on the platform's clock, and how long that is from now. */
export function useEnd() {
  const core = useCore();
  const { language } = core;
  const t = useText();
  const { moment } = usePlatformTime();
  const locale = language.locale();
  return (at: number): string => {
    const left = Math.max(0, at - platformNow(core));
    const relative = relativeFormat(locale, { numeric: 'always' });
    const inWords =
      left >= 2 * DAY
        ? relative.format(Math.floor(left / DAY), 'day')
        : left >= HOUR
          ? relative.format(Math.floor(left / HOUR), 'hour')
          : relative.format(Math.max(1, Math.ceil(left / 60_000)), 'minute');
    const time = moment({ weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })(at);
    return `${t('missions.ends', { time })} · ${inWords}`;
  };
}
