import { useEffect, useRef } from 'react';
import type { PointConfig } from '../../api/money/points.js';
import { useCore, useText } from '../../element/core-context.js';
import { usePointsText } from './point-words.js';
import { rateWords } from './rate-words.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

const UNIT = 100;

interface RatioTablesProps {
  config: PointConfig;
  /** How often they were asked for; each time they come into view with the focus, the first time also when they stand late. */
  asked: number;
}

/** What points are given for and what they are worth (PTS-02, CON-18). */
export function RatioTables({ config: { depositRatios, convertRatios }, asked }: RatioTablesProps) {
  const core = useCore();
  const { money, language } = core;
  const t = useText();
  const { figures } = usePointsText();
  const ratio = (value: number) =>
    t('points.amount', { count: value, points: numberFormat(language.locale(), { maximumFractionDigits: 2 }).format(value) });
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (asked === 0) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'center' });
  }, [asked]);
  return (
    <section className="panel" aria-label={t('points.earn')}>
      <h2 ref={heading} className="points-earn" tabIndex={-1}>
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
          {convertRatios.map(row => (
            <tr key={row.from}>
              <th scope="row">
                {row.to
                  ? t('points.rate-range', { from: figures(row.from), to: figures(row.to) })
                  : t('points.rate-from', { from: figures(row.from) })}
              </th>
              <td className="tabular">{rateWords(core, t, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="soft">{t('points.never-expire')}</p>
    </section>
  );
}
