import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { OPERATORS_LANGUAGES, type OperatorsLanguage } from '../../../languages.js';
import type { MissionItem, MissionsAnswer, RankItem } from '../../missions.js';
import { minorUnitsOf, wholeOf } from '../amount.js';
import { useConnection } from '../connection.js';
import { titled } from '../labels.js';
import { useUnsaved, useMarkUnsaved } from '../unsaved.js';
import { Badge } from '../ui/badge.js';
import { Money } from '../ui/money.js';
import { useAct } from '../ui/notice.js';
import { PageHead, Panel } from '../ui/page-head.js';
import { Empty, Loaded } from '../ui/states.js';
import { Table } from '../ui/table.js';
import { TextField } from '../ui/text-field.js';
import { Toggle } from '../ui/toggle.js';
import { useAnswer } from '../use-answer.js';

type Edited = { mission: MissionItem } | { rank: RankItem };

/** Missions by their targets and rewards, VIP ranks by what they ask for and give. */
export function MissionsPage() {
  const connection = useConnection();
  const answer = useAnswer<MissionsAnswer>('/missions');
  const [edited, setEdited] = useState<Edited>();
  const { busy, problems, act } = useAct(() => edited !== undefined);
  const { mayLeave } = useUnsaved();
  const open = (item: Edited | undefined) => void mayLeave().then(yes => yes && setEdited(item));
  async function save(path: string, body: object, name: string) {
    if (!(await act(() => connection.call(path, { method: 'PUT', body }), `“${name}” is stored.`))) return;
    setEdited(undefined);
    answer.reload();
  }
  const shared = { busy, problems, onClose: () => open(undefined) };

  return (
    <>
      <PageHead
        title="Missions and VIP"
        text="Progress is counted from real bets. A claim keeps what it was claimed with, and a rank once reached is never lost, whatever changes here."
      />
      {edited && 'mission' in edited && (
        <MissionEditor
          key={`mission ${edited.mission.id}`}
          item={edited.mission}
          {...shared}
          onSave={({ id, ...item }) => void save(`/missions/${id}`, { ...item, seen: edited.mission }, item.titles.EN)}
        />
      )}
      {edited && 'rank' in edited && (
        <RankEditor
          key={`rank ${edited.rank.level}`}
          item={edited.rank}
          {...shared}
          onSave={({ level, ...item }) => void save(`/vip-ranks/${level}`, { ...item, seen: edited.rank }, item.label)}
        />
      )}
      <Loaded {...answer} onRetry={answer.reload} rows={12}>
        {({ missions, ranks }) => (
          <>
            <section className="panel" aria-labelledby="missions">
              <h2 id="missions">Missions</h2>
              {missions.length === 0 ? (
                <Empty>There is no mission.</Empty>
              ) : (
                <Table
                  label="Missions"
                  rows={missions}
                  keyOf={row => row.id}
                  busy={answer.loading}
                  columns={[
                    {
                      head: 'Title',
                      wide: true,
                      cell: row => (
                        <>
                          <strong>{row.titles.EN}</strong>
                          <small className="under">
                            {row.gameType ?? 'all games'} · number {row.id}
                          </small>
                        </>
                      ),
                    },
                    { head: 'Period', cell: row => titled(row.period) },
                    {
                      head: 'Target',
                      align: 'end',
                      cell: row => (row.metric === 'stake' ? <Money minor={row.target} /> : `${row.target} bets`),
                    },
                    {
                      head: 'Reward',
                      align: 'end',
                      cell: row => (row.rewardKind === 'bonus' ? <Money minor={row.rewardAmount} /> : `${row.rewardAmount} points`),
                    },
                    { head: 'Claims', align: 'end', cell: row => row.claims },
                    { head: 'State', cell: row => <Badge tone={row.active ? 'good' : 'warn'}>{row.active ? 'Shown' : 'Not shown'}</Badge> },
                    {
                      head: 'Change',
                      align: 'end',
                      cell: ({ claims: _, ...mission }) => (
                        <button type="button" className="button" aria-label={`Edit ${mission.titles.EN}`} onClick={() => open({ mission })}>
                          Edit
                        </button>
                      ),
                    },
                  ]}
                />
              )}
            </section>
            <section className="panel" aria-labelledby="ranks">
              <h2 id="ranks">VIP ranks</h2>
              <Table
                label="VIP ranks"
                rows={ranks}
                keyOf={row => row.level}
                busy={answer.loading}
                columns={[
                  {
                    head: 'Rank',
                    wide: true,
                    cell: row => (
                      <>
                        <strong>{row.label}</strong>
                        <small className="under">level {row.level}</small>
                      </>
                    ),
                  },
                  { head: 'Needs', align: 'end', cell: row => <Money minor={row.need} /> },
                  { head: 'Bonus', align: 'end', cell: row => (row.bonusAmount > 0 ? <Money minor={row.bonusAmount} /> : '–') },
                  { head: 'Members', align: 'end', cell: row => row.members },
                  { head: 'Claims', align: 'end', cell: row => row.claims },
                  {
                    head: 'Change',
                    align: 'end',
                    cell: ({ claims: _, members: __, ...rank }) => (
                      <button type="button" className="button" aria-label={`Edit ${rank.label}`} onClick={() => open({ rank })}>
                        Edit
                      </button>
                    ),
                  },
                ]}
              />
            </section>
          </>
        )}
      </Loaded>
    </>
  );
}

interface EditorProps<T> {
  item: T;
  busy: boolean;
  problems: Partial<Record<string, string>>;
  onSave: (item: T) => void;
  onClose: () => void;
}

function MissionEditor({ item, busy, problems, onSave, onClose }: EditorProps<MissionItem>) {
  const isMoney = { target: item.metric === 'stake', rewardAmount: item.rewardKind === 'bonus' };
  const [draft, setDraft] = useState(item);
  const [target, setTarget] = useState(textOf(item.target, isMoney.target));
  const [reward, setReward] = useState(textOf(item.rewardAmount, isMoney.rewardAmount));
  const next = { ...draft, target: figureOf(target, isMoney.target), rewardAmount: figureOf(reward, isMoney.rewardAmount) };
  useMarkUnsaved(JSON.stringify(next) !== JSON.stringify(item));
  const name = (lang: OperatorsLanguage, title: string) => setDraft({ ...draft, titles: { ...draft.titles, [lang]: title } });
  return (
    <Editor title={`Mission ${item.id}`} busy={busy} onSave={() => onSave(next)} onClose={onClose}>
      <TextField label={isMoney.target ? 'Amount to bet' : 'Bets'} problem={problems.target} value={target} onChange={setTarget} />
      <TextField label={isMoney.rewardAmount ? 'Bonus' : 'Points'} problem={problems.rewardAmount} value={reward} onChange={setReward} />
      {OPERATORS_LANGUAGES.map(lang => (
        <TextField
          key={lang}
          label={`Title, ${lang}`}
          problem={problems[`titles.${lang}`]}
          value={draft.titles[lang]}
          onChange={title => name(lang, title)}
        />
      ))}
      <Toggle showLabel label="Shown in the site" on={draft.active} onChange={active => setDraft({ ...draft, active })} />
    </Editor>
  );
}

function RankEditor({ item, busy, problems, onSave, onClose }: EditorProps<RankItem>) {
  const [label, setLabel] = useState(item.label);
  const [need, setNeed] = useState(textOf(item.need, true));
  const [bonus, setBonus] = useState(textOf(item.bonusAmount, true));
  const next = { ...item, label, need: figureOf(need, true), bonusAmount: figureOf(bonus, true) };
  useMarkUnsaved(JSON.stringify(next) !== JSON.stringify(item));
  return (
    <Editor title={`Rank ${item.level}`} busy={busy} onSave={() => onSave(next)} onClose={onClose}>
      <TextField label="Name" problem={problems.label} value={label} onChange={setLabel} />
      <TextField label="Needs, in settled bets" problem={problems.need} value={need} onChange={setNeed} />
      <TextField label="Bonus, once" problem={problems.bonusAmount} value={bonus} onChange={setBonus} />
    </Editor>
  );
}

function Editor({
  title,
  busy,
  onSave,
  onClose,
  children,
}: {
  title: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
}) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSave();
  };
  return (
    <Panel
      title={title}
      actions={
        <button type="button" className="button quiet" onClick={onClose}>
          Cancel
        </button>
      }
    >
      <form ref={form} className="stack" onSubmit={send}>
        <div className="inline-form">{children}</div>
        <button type="submit" className="button primary" disabled={busy}>
          Store
        </button>
      </form>
    </Panel>
  );
}

function textOf(figure: number, isMoney: boolean): string {
  return isMoney ? (figure / 100).toFixed(2) : String(figure);
}

/** NaN for what is no figure: the platform says what is wrong with it. */
function figureOf(text: string, isMoney: boolean): number {
  return isMoney ? (minorUnitsOf(text) ?? NaN) : wholeOf(text);
}
