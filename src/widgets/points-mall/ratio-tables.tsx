import type { PointConfig } from '../../api/money/points.js';
import { useCore, useText } from '../../element/core-context.js';
import { usePointsText } from './point-words.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

const UNIT = 100;
const THOUSAND = 1_000;

/** What points are given for and what they are worth (PTS-02, CON-18). */
export function RatioTables({ config: { depositRatios, convertRatios } }: { config: PointConfig }) {
  const { money, language } = useCore();
  const t = useText();
  const { figures } = usePointsText();
  const ratio = (value: number) =>
    t('points.amount', { count: value, points: numberFormat(language.locale(), { maximumFractionDigits: 2 }).format(value) });
  return (
    <section className="panel" aria-label={t('points.earn')}>
      <h2 className="points-earn" tabIndex={-1}>
        {t('points.earn')}
      </h2>
      <p className="soft">{t('points.earn-text')}</p>
      <table className="ratios">
        <tbody>
          {depositRatios.map(({ from, to, ratio: rate }) => (
            <tr key={from}>
              <th scope="row">
                {to
                  ? t('points.deposit-range', { from: money.format(from), to: money.format(to) })
                  : t('points.deposit-from', { from: money.format(from) })}
              </th>
              <td className="tabular">{t('points.deposit-rate', { ratio: ratio(rate), unit: money.format(UNIT) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h2>{t('points.ratio')}</h2>
      <table className="ratios">
        <tbody>
          {convertRatios.map(({ from, to, ratio: rate }) => (
            <tr key={from}>
              <th scope="row">
                {to ? t('points.rate-range', { from: figures(from), to: figures(to) }) : t('points.rate-from', { from: figures(from) })}
              </th>
              <td className="tabular">{t('points.ratio-rate', { amount: money.format(Math.round(rate * THOUSAND * UNIT)) })}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{t('points.never-expire')}</p>
    </section>
  );
}
