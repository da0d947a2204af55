import { missionLeaders } from '../../core/missions/missions.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { trophy } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';

/** Where the account stands among those who staked most this week, and the way there; nothing where the platform does not say (MEM-27). */
export function OwnPlace({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const { data, error } = useQuery(missionLeaders(core, 'week'));
  if (!data) return error ? null : <span className="own-place skeleton" aria-hidden="true" />;
  return (
    <p className="own-place" part="own">
      <Icon of={trophy} />
      <span>{data.own ? t('board.own', { rank: data.own.rank, amount: core.money.format(data.own.amount) }) : t('board.own-none')}</span>
      <Link to="/member?page=missionLeaderboard" from={host}>
        {t('board.to-missions')}
      </Link>
    </p>
  );
}
