import type { Mission } from '../../api/rewards/missions.js';
import { takeMission } from '../../core/missions/claims.js';
import type { MissionGroup } from '../../core/missions/missions.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { categoryIcon } from '../../ui/games/category-icon.js';
import { Icon } from '../../ui/atoms/icon.js';
import { circleCheck, trophy } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { textLanguage } from '../../ui/html/text-language.js';
import { PERIOD_WORDS, useEnd, useMissionWords } from './mission-words.js';
import type { Wish } from './use-claim.js';

interface MissionListProps {
  group: MissionGroup;
  /** Name of the claim that is under way. */
  busy: string | undefined;
  onClaim(wish: Wish): void;
  host: HTMLElement;
}

/** Missions of one period with progress and reward, each with its next step: play, claim, or nothing more. */
export function MissionList({ group: { period, endsAt, missions }, busy, onClaim, host }: MissionListProps) {
  const t = useText();
  const end = useEnd();
  return (
    <section className="panel missions-panel" part="missions" aria-labelledby={`missions-${period}`}>
      <div className="missions-head">
        <h3 id={`missions-${period}`}>{t(PERIOD_WORDS[period])}</h3>
        <time dateTime={new Date(endsAt).toISOString()}>{end(endsAt)}</time>
      </div>
      <ul>
        {missions.map(mission => (
          <MissionRow key={mission.id} mission={mission} busy={busy} onClaim={onClaim} host={host} />
        ))}
      </ul>
    </section>
  );
}

function MissionRow({ mission, busy, onClaim, host }: Omit<MissionListProps, 'group'> & { mission: Mission }) {
  const core = useCore();
  const t = useText();
  const words = useMissionWords();
  const { id, title, lang, status, gameType, rewardKind, rewardAmount, progress, target } = mission;
  const reward = words.reward(mission);
  const name = `mission ${id}`;
  const claim = () =>
    onClaim({
      name,
      worth: reward,
      send: () => takeMission(core, mission),
      detail: {
        id,
        kind: 'mission',
        amount: rewardKind === 'bonus' ? rewardAmount : 0,
        points: rewardKind === 'points' ? rewardAmount : 0,
      },
    });
  return (
    <li className="mission" data-status={status}>
      <span className="mission-icon">
        <Icon of={gameType ? categoryIcon(gameType) : trophy} />
      </span>
      <div className="mission-text">
        <strong {...textLanguage(lang)}>{title}</strong>
        <span className="soft">{words.measure(mission)}</span>
        {status !== 'claimed' && (
          <span className="mission-progress">
            <progress max={target} value={Math.min(progress, target)} aria-label={title} />
            <span className="tabular">{words.progress(mission)}</span>
          </span>
        )}
      </div>
      <strong className="mission-reward tabular">{reward}</strong>
      <span className="mission-step">
        {status === 'claimable' && (
          <Button
            kind="primary"
            aria-label={t('missions.claim-this', { what: reward, title })}
            busy={busy === name}
            disabled={busy !== undefined && busy !== name}
            onClick={claim}
          >
            {t('missions.claim')}
          </Button>
        )}
        {status === 'running' && (
          <Link
            className="button button-secondary"
            to={gameType ? core.navigation.categoryPath(gameType) : '/search'}
            from={host}
            aria-label={t('missions.play-this', { title })}
          >
            {t('missions.play')}
          </Link>
        )}
        {status === 'claimed' && (
          <span className="mission-claimed">
            <Icon of={circleCheck} /> {t('missions.claimed')}
          </span>
        )}
      </span>
    </li>
  );
}
