import type { CSSProperties } from 'react';
import type { VipInfo } from '../../api/account/vip.js';
import { vipTrack } from '../../core/missions/missions.js';
import { useText } from '../../element/core-context.js';
import { MoneyText } from '../../ui/atoms/money-text.js';

/** So many ranks have room for their words side by side; of more, as in narrow places, the account's own is named alone. */
const MOST_NAMED = 8;

/** All ranks on a line, and how far along it the account is. What each asks for stands in the table of ranks as well. */
export function VipTrack({ info }: { info: VipInfo }) {
  const t = useText();
  const { level, ranks } = info;
  const own = ranks.findLast(rank => rank.level <= level);
  return (
    <ol
      className="vip-track"
      aria-label={t('vip.track')}
      data-many={ranks.length > MOST_NAMED || undefined}
      style={{ '--ranks': ranks.length, '--along': vipTrack(info) } as CSSProperties}
    >
      {ranks.map(rank => (
        <li key={rank.level} data-reached={rank.level <= level || undefined} aria-current={rank === own ? 'step' : undefined}>
          <span className="vip-stop" />
          <span className="vip-stop-words">
            <strong>{rank.label}</strong>
            <small>
              <MoneyText amount={rank.need} />
            </small>
          </span>
        </li>
      ))}
    </ol>
  );
}
