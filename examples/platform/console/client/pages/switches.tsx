import type { SwitchNode } from '../../whitelabel.js';
import { useConnection } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';

export function SwitchesPage() {
  const connection = useConnection();
  const { busy, act } = useAct();
  const answer = useAnswer<{ list: SwitchNode[] }>('/switches');

  async function turn(node: SwitchNode, enabled: boolean) {
    const done = await act(
      () => connection.call(`/switches/${encodeURIComponent(node.modId)}`, { method: 'PATCH', body: { enabled } }),
      `${node.modId} is ${enabled ? 'on' : 'off'}.`,
    );
    if (done) answer.reload();
  }

  return (
    <>
      <PageHead title="Switches" text="Functions of the site. A function is in force when it and everything above it is on." />
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) =>
          list.length === 0 ? (
            <Empty>The platform has no switches.</Empty>
          ) : (
            <ul className="tree panel">
              {list.map(node => (
                <li key={node.modId} className={`depth-${Math.min(node.depth, 4)}`}>
                  <span className="tree-name">
                    <code>{node.modId}</code>
                    {node.enabled && !node.effective && <Badge tone="warn">off above</Badge>}
                  </span>
                  <Badge tone={node.effective ? 'good' : 'plain'}>{node.effective ? 'in force' : 'off'}</Badge>
                  <Toggle label={node.modId} on={node.enabled} disabled={busy} onChange={enabled => void turn(node, enabled)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </>
  );
}
