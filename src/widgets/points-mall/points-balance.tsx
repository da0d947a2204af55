import { pointBalance, pointConfig, refreshPoints, worthOf } from '../../core/points/points.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { award, refreshCw } from '../../ui/atoms/icons.js';
import { usePointsText } from './point-words.js';
import { rateWords } from './rate-words.js';

interface PointsBalanceProps {
  /** Leads to what points are given for, where that stands on the page. */
  onEarn?: (() => void) | undefined;
}

/** Points of the account and what they are worth now (PTS-01), or will be once there are enough; they never expire. */
export function PointsBalance({ onEarn }: PointsBalanceProps) {
  const core = useCore();
  const t = useText();
  const { figures } = usePointsText();
  const { data: points, error, loading } = useQuery(pointBalance(core));
  const { data: config, error: configError } = useQuery(pointConfig(core));
  const worth = config && points !== undefined ? worthOf(config, points) : undefined;
  const [first] = config?.convertRatios ?? [];
  // Its line is kept free until it is known whether there is one.
  const isWaiting = (points === undefined && !error) || (config === undefined && !configError);
  return (
    <div className="points" part="balance" role="group" aria-label={t('points.balance')}>
      <Icon of={award} className="points-mark" />
      <div>
        <span className="points-name">{t('points.balance')}</span>
        <output className="points-figure tabular" aria-busy={loading || undefined}>
          {points !== undefined ? figures(points) : error ? '–' : '···'}
        </output>
      </div>
      <p className="points-words">
        {worth !== undefined ? (
          <strong>{t('points.worth-now', { amount: core.money.format(worth) })}</strong>
        ) : (
          (isWaiting || first) && (
            <strong aria-hidden={isWaiting || undefined}>{isWaiting || !first ? '\u00a0' : rateWords(core, t, first)}</strong>
          )
        )}
        <span>{t('points.never-expire')}</span>
        {onEarn && (config ? config.depositRatios.length > 0 : !configError) && (
          <button type="button" className="link" data-waits={!config || undefined} onClick={onEarn}>
            {t('points.earn')}
          </button>
        )}
      </p>
      <IconButton
        className="points-refresh"
        icon={refreshCw}
        label={t('points.refresh')}
        busy={loading}
        onClick={() => void refreshPoints(core)}
      />
      {error && points === undefined && (
        <p className="field-error" role="alert">
          {t(`error.${error.code}`)}
        </p>
      )}
    </div>
  );
}
