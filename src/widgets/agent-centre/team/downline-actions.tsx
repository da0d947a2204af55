import type { Downline } from '../../../api/team/team.js';
import { useCore, useStore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { fileText, send, users } from '../../../ui/atoms/icons.js';

interface DownlineActionsProps {
  of: Downline;
  /** Directly below the agent: what only a direct upline may do is offered for these. */
  isDirect: boolean;
  onOpen(): void;
  onSend(): void;
}

/** What can be done with an account of the team (AGT-06). */
export function DownlineActions({ of: { account, type, status, members }, isDirect, onOpen, onSend }: DownlineActionsProps) {
  const { dialogs, status: platform } = useCore();
  const t = useText();
  const hasContracts = useStore(platform.store, () => platform.isOn('AGENTPOLICY3'));
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
      {isDirect && hasContracts && status === 'active' && (
        <Button
          size="small"
          icon={fileText}
          aria-label={t('team.offer-of', { account })}
          onClick={() => dialogs.open('contract', { section: 'offer', downline: account })}
        >
          {t('team.offer')}
        </Button>
      )}
    </span>
  );
}
