import type { NumberRule } from '../../../api/games/lottery.js';
import { useCore, useText } from '../../../element/core-context.js';
import { choiceName, oddsText, percentText, playAbout, playName } from './play-text.js';

const MOST_PRIZES = 6;

/** How the numbers come, what each play pays and how much comes back. */
export function Rules({ rule }: { rule: NumberRule }) {
  const core = useCore();
  const t = useText();
  const locale = core.language.locale();
  return (
    <div className="rules">
      <p>{t(`lottery.rule-${rule.kind}`, { count: rule.count })}</p>
      <p>{t('lottery.rule-closing')}</p>
      <div className="rules-scroll" tabIndex={0} role="group" aria-label={t('lottery.pay-table')}>
        <table>
          <caption className="visually-hidden">{t('lottery.pay-table')}</caption>
          <thead>
            <tr>
              <th scope="col">{t('lottery.play')}</th>
              <th scope="col">{t('lottery.pays-head')}</th>
              <th scope="col">{t('lottery.returns-head')}</th>
            </tr>
          </thead>
          <tbody>
            {rule.plays.map(play => (
              <tr key={play.code}>
                <th scope="row">
                  {playName(play.code, t)}
                  <small>{playAbout(play, t)}</small>
                </th>
                <td className="tabular">{prizesText(play.prizes)}</td>
                <td className="tabular">{percentText(play.returnToPlayer, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p className="faint">{t('lottery.rule-fair')}</p>
    </div>
  );

  function prizesText(prizes: NumberRule['plays'][number]['prizes']): string {
    const odds = [...new Set(prizes.map(prize => prize.odds))].map(value => `×${oddsText(value, locale)}`);
    const first = prizes[0];
    if (odds.length === 1 || !first) return odds.join('');
    if (prizes.length > MOST_PRIZES) return `${odds.at(-1)} – ${odds[0]}`;
    return prizes.map(prize => `${choiceName(prize.when, t, locale)}: ×${oddsText(prize.odds, locale)}`).join(', ');
  }
}
