import type { Lottery } from '../../api/games/lottery.js';
import { lotteryRoute } from '../../core/games/lottery-route.js';
import { nextClosing } from '../../core/lottery/draw-times.js';
import { lastNumbers, lotteryMenu } from '../../core/lottery/lottery-queries.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import balls from '../../ui/lottery/balls.css';
import { LotteryCard } from '../../ui/lottery/lottery-card.js';
import card from '../../ui/lottery/lottery-card.css';
import { useSecondsLeft } from '../../ui/lottery/use-seconds-left.js';
import { Rail } from '../../ui/motion/rail.js';
import { usePlaces } from './use-places.js';
import { Nothing } from '../../ui/page/nothing.js';
import { isWithout, OnFailed } from './on-failed.js';
import { OnSkeleton } from './on-skeleton.js';

const MOST = 6;

interface DrawsProps {
  category: 'LOTT' | 'ELOTT';
  host: HTMLElement;
}

/** The lotteries whose draws come next, one of each group before a second of any. */
export const Draws = part(DrawsView, { css: [balls, card], texts: ['lottery'] });

function DrawsView({ category, host }: DrawsProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: menu, error, loading, refresh } = useQuery(lotteryMenu(core, category));
  const last = useQuery(lastNumbers(core, category)).data;
  const open = menu?.games.filter(({ inMaintenance, closesAt }) => !inMaintenance && closesAt !== undefined) ?? [];
  const places = usePlaces(menu ? nextOnes(open, Date.now() + menu.ahead) : []);
  const ahead = menu?.ahead ?? 0;
  const now = Date.now() + ahead;
  const closings = open.filter(({ code }) => places.includes(code)).map(lottery => nextClosing(lottery, now) ?? 0);
  const soonest = Math.min(...closings.filter(closing => closing > now));
  // When it is drawn, another one is next.
  useSecondsLeft(Number.isFinite(soonest) ? soonest : undefined, ahead);
  if ((menu && open.length === 0) || (!menu && isWithout(error))) return <Nothing host={host} />;
  if (!menu && error !== undefined) return <OnFailed draws error={error} busy={loading} onRetry={refresh} />;
  if (!menu || !hasTexts) return <OnSkeleton draws />;

  return (
    <Rail className="on on-draws" title={t('on.draws')}>
      {places.map((code, place) => {
        const lottery = open.find(one => one.code === code);
        if (!lottery) return <li key={place} aria-hidden="true" />;
        return (
          <li key={code} data-next={nextClosing(lottery, now) === soonest || undefined}>
            <LotteryCard
              lottery={lottery}
              menu={menu}
              numbers={last && (last.get(lottery.code) ?? [])}
              host={host}
              onOpen={to => core.navigation.navigate(lotteryRoute(lottery.vendorCode, to) ?? '/lottery', { from: host })}
            />
          </li>
        );
      })}
    </Rail>
  );
}

/** The codes of those that draw next, one of each group before a second of any. */
function nextOnes(open: readonly Lottery[], now: number): string[] {
  const soonest = open.toSorted((a, b) => (nextClosing(a, now) ?? 0) - (nextClosing(b, now) ?? 0));
  const turnOf = new Map(
    soonest.map(lottery => [lottery, soonest.filter(({ groupCode }) => groupCode === lottery.groupCode).indexOf(lottery)]),
  );
  const inTurn = soonest.toSorted((a, b) => turnOf.get(a)! - turnOf.get(b)!);
  return inTurn.slice(0, MOST).map(({ code }) => code);
}
