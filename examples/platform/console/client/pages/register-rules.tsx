import { useState } from 'react';
import type { RegisterRuleRow } from '../../register-rules.js';
import { useConnection } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { useAct } from '../ui/notice.js';
import { PageHead } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';
import { RuleEditor } from './rule-editor.js';

/** What the editor says at its own fields. */
const SHOWN = ['acceptedPattern', 'minLength', 'maxLength', 'patternId'];

export function RegisterRulesPage() {
  const connection = useConnection();
  const [edited, setEdited] = useState<string>();
  const { busy, problems, act } = useAct(name => edited !== undefined && SHOWN.includes(name));
  const answer = useAnswer<{ list: RegisterRuleRow[] }>('/register-rules');

  async function change(field: string, body: Partial<RegisterRuleRow> & { seen?: Partial<RegisterRuleRow> }, done: string) {
    const changed = await act(() => connection.call(`/register-rules/${encodeURIComponent(field)}`, { method: 'PATCH', body }), done);
    if (changed) answer.reload();
    return changed;
  }

  return (
    <>
      <PageHead
        title="Registration rules"
        text="Which fields the registration form has, and what they take. The platform refuses what does not fit, whatever a page sends."
      />
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ list }) => {
          const rule = list.find(row => row.field === edited);
          return list.length === 0 ? (
            <Empty>The platform has no rules.</Empty>
          ) : (
            <>
              {rule && (
                <RuleEditor
                  key={rule.field}
                  rule={rule}
                  busy={busy}
                  problems={problems}
                  onClose={() => setEdited(undefined)}
                  onSave={body => change(rule.field, body, `The rule for ${rule.field} was changed.`)}
                />
              )}
              <Table
                label="Registration rules"
                rows={list}
                keyOf={row => row.field}
                busy={answer.loading}
                columns={[
                  { head: 'Field', wide: true, cell: row => <code>{row.field}</code> },
                  {
                    head: 'Shown',
                    cell: row => (
                      <Toggle
                        label={`${row.field} shown`}
                        on={row.enabled}
                        disabled={busy}
                        onChange={enabled => void change(row.field, { enabled }, `${row.field} is ${enabled ? 'shown' : 'hidden'}.`)}
                      />
                    ),
                  },
                  {
                    head: 'Required',
                    cell: row => (
                      <Toggle
                        label={`${row.field} required`}
                        on={row.required}
                        disabled={busy}
                        onChange={required =>
                          void change(row.field, { required }, `${row.field} is ${required ? 'required' : 'optional'}.`)
                        }
                      />
                    ),
                  },
                  { head: 'Length', cell: row => `${row.minLength} to ${row.maxLength}` },
                  { head: 'Message', cell: row => row.patternId },
                  {
                    head: 'Pattern',
                    cell: row =>
                      row.acceptedPattern === '*' ? (
                        <Badge tone="plain">any value</Badge>
                      ) : (
                        <code className="path">{row.acceptedPattern}</code>
                      ),
                  },
                  {
                    head: 'Change',
                    align: 'end',
                    cell: row => (
                      <button type="button" className="button" aria-label={`Edit ${row.field}`} onClick={() => setEdited(row.field)}>
                        Edit
                      </button>
                    ),
                  },
                ]}
              />
            </>
          );
        }}
      </Loaded>
    </>
  );
}
