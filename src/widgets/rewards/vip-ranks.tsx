import type { VipInfo, VipRank } from '../../api/account/vip.js';
import { takeVipBonus } from '../../core/missions/claims.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { award, circleCheck, lock } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import type { Wish } from './use-claim.js';

interface VipRanksProps {
  info: VipInfo;
  /** Name of the claim that is under way. */
  busy: string | undefined;
  onClaim(wish: Wish): void;
}

/** All ranks with what they ask for and give; a bonus that waits has its button. The roles stand because narrow screens take the table's display away. */
export function VipRanks({ info: { level, ranks }, busy, onClaim }: VipRanksProps) {
  const core = useCore();
  const t = useText();
  const columns = [t('vip.rank'), t('vip.need'), t('vip.bonus'), t('vip.state')];
  const next = ranks.find(rank => rank.level > level);
  const claim = (rank: VipRank) =>
    onClaim({
      name: `rank ${rank.level}`,
      worth: core.money.format(rank.bonus),
      send: () => takeVipBonus(core, rank.level),
      detail: { id: String(rank.level), kind: 'vip', amount: rank.bonus, points: 0 },
    });
  return (
    <section className="panel" part="ranks" aria-labelledby="ranks">
      <h3 id="ranks">{t('vip.ranks')}</h3>
      <table role="table" className="ranks" aria-labelledby="ranks">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map(column => (
              <th key={column} role="columnheader" scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {ranks.map(rank => (
            <tr
              key={rank.level}
              role="row"
              aria-current={rank.level === level || undefined}
              data-next={rank === next || undefined}
              data-reached={rank.level <= level || undefined}
            >
              <th role="rowheader" scope="row">
                <Icon of={award} className="rank-mark" />
                {rank.label}
              </th>
              <td role="cell" data-label={t('vip.need')}>
                <MoneyText amount={rank.need} />
              </td>
              <td role="cell" data-label={t('vip.bonus')}>
                {rank.bonus > 0 ? <MoneyText amount={rank.bonus} /> : <span className="soft">{t('vip.bonus-none')}</span>}
              </td>
              <td role="cell" className="rank-state">
                {rank.status === 'claimable' ? (
                  <Button
                    kind="primary"
                    aria-label={t('vip.claim-this', { amount: core.money.format(rank.bonus), rank: rank.label })}
                    busy={busy === `rank ${rank.level}`}
                    disabled={busy !== undefined && busy !== `rank ${rank.level}`}
                    onClick={() => claim(rank)}
                  >
                    {t('missions.claim')}
                  </Button>
                ) : (
                  <span>
                    <Icon of={rank.level <= level ? circleCheck : lock} />
                    <span className={rank.level > level && rank !== next ? 'visually-hidden' : undefined}>
                      {rank.status === 'claimed'
                        ? t('missions.claimed')
                        : t(rank.level <= level ? 'vip.state-reached' : 'vip.state-locked')}
                    </span>
                  </span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
