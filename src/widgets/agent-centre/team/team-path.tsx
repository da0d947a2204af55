import type { Downlines } from '../../../api/team/team.js';
import { useText } from '../../../element/core-context.js';

/** The way down from the agent to the account whose team is shown; each account above leads back to its own. */
export function TeamPath({ path, onOpen }: { path: Downlines['path']; onOpen(account: string): void }) {
  const t = useText();
  return (
    <nav aria-label={t('team.path')}>
      <ol className="path" role="list">
        {path.map(({ account }, index) => (
          <li key={account}>
            {index === path.length - 1 ? (
              <strong aria-current="page">{account}</strong>
            ) : (
              <button type="button" onClick={() => onOpen(index === 0 ? '' : account)}>
                {index === 0 ? t('team.you') : account}
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
