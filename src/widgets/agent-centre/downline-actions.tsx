import type { Downline } from '../../api/team.js';
import { useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { send, users } from '../ui/icons.js';

interface DownlineActionsProps {
  of: Downline;
  /** Directly below the agent: what only a direct upline may do is offered for these. */
  isDirect: boolean;
  onOpen(): void;
  onSend(): void;
}

/** What can be done with an account of the team (AGT-06). */
export function DownlineActions({ of: { account, type, status, members }, onOpen, onSend }: DownlineActionsProps) {
  const t = useText();
  return (
    <span className="team-actions">
      {(members > 0 || type !== 0) && (
        <Button size="small" icon={users} aria-label={t('team.open-of', { account })} onClick={onOpen}>
          {t('team.open')}
        </Button>
      )}
      {status === 'active' && (
        <Button size="small" icon={send} aria-label={t('team.send-of', { account })} onClick={onSend}>
          {t('team.send')}
        </Button>
      )}
    </span>
  );
}
