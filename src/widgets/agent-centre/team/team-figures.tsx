import type { ReactNode } from 'react';
import { teamOverview } from '../../../core/agent/team.js';
import { previousDays } from '../../../core/format/date-range.js';
import { platformNow } from '../../../core/format/platform-time.js';
import { part } from '../../../element/part.js';
import { useCore, useText } from '../../../element/core-context.js';
import { numberFormat } from '../../../texts/forms/forms-of.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { chevronRight } from '../../../ui/atoms/icons.js';
import { Link } from '../../../ui/atoms/link.js';
import { MoneyText } from '../../../ui/atoms/money-text.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import { Signed } from '../../../ui/record/record-frame.js';
import { useDayText } from '../../../ui/record/record-times.js';
import { useKept } from '../../../ui/record/use-kept.js';
import { usePlatformDay } from '../../../ui/time/use-platform-day.js';
import { usePlatformTime } from '../../../ui/time/use-platform-time.js';
import css from './team-figures.css';

/** As many as the overview begins with. */
const DAYS = 7;

/** How the team does, before the menu where no page stands beside it (AGT-04); the overview tells the rest, and a failure too. */
export const TeamFigures = part(TeamFiguresView, { css: [css], texts: ['team', 'member'] });

function TeamFiguresView({ host, onFollow }: { host: HTMLElement; onFollow: () => void }) {
  const core = useCore();
  const t = useText();
  const dayText = useDayText({ day: 'numeric', month: 'short' });
  const { gmtOffset } = usePlatformTime();
  usePlatformDay();
  const range = previousDays(DAYS, platformNow(core), gmtOffset);
  const { data, error } = useKept(teamOverview(core, range));
  if (!data) return error ? null : <Skeleton className="figures-loading" />;
  const { newMembers, activeMembers, deposits, result } = data.team;
  const { format } = numberFormat(core.language.locale());
  return (
    <Link className="figures" to="/agentHome?page=agentTeamOverview" from={host} onFollow={onFollow}>
      <span className="figures-title">
        <span>
          {t('overview.title')} · {dayText(range.from, range.to)}
        </span>
        <Icon of={chevronRight} mirrored />
      </span>
      <Figure text={t('overview.new')}>{format(newMembers)}</Figure>
      <Figure text={t('overview.active')}>{format(activeMembers)}</Figure>
      <Figure text={t('overview.deposits')}>
        <MoneyText amount={deposits} />
      </Figure>
      <Figure text={t('overview.result')}>
        <Signed amount={result} />
      </Figure>
    </Link>
  );
}

function Figure({ text, children }: { text: string; children: ReactNode }) {
  return (
    <span className="figure">
      <span>{text}</span> <strong className="tabular">{children}</strong>
    </span>
  );
}
