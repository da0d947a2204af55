import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PatternTrial, RegisterRuleRow } from '../../register-rules.js';
import { toCallError, useConnection } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { Panel } from '../ui/page-head.js';

interface Trial {
  lines: string[];
  verdicts: PatternTrial['verdicts'];
}

const PAUSE_MS = 250;
const MAX_SAMPLES = 20;
const WORDS = {
  fits: ['good', 'fits'],
  differs: ['danger', 'does not fit'],
  unparsable: ['warn', 'not an expression'],
  'too-slow': ['warn', 'takes too long'],
} as const;

/** Lengths, pattern and message of one field, with what the pattern says of samples while it is typed. */
export function RuleEditor({ rule, busy, onSave, onClose }: { rule: RegisterRuleRow; busy: boolean; onSave: (body: Partial<RegisterRuleRow> & { seen: Partial<RegisterRuleRow> }) => Promise<boolean>; onClose: () => void }) {
  const [pattern, setPattern] = useState(rule.acceptedPattern);
  const [least, setLeast] = useState(String(rule.minLength));
  const [most, setMost] = useState(String(rule.maxLength));
  const [message, setMessage] = useState(String(rule.patternId));
  const [samples, setSamples] = useState('');
  // What stood there when typing began; the toggles beside are nobody else's doing.
  const [opened] = useState({ acceptedPattern: rule.acceptedPattern, minLength: rule.minLength, maxLength: rule.maxLength, patternId: rule.patternId });
  const trial = useTrial(pattern, samples);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await onSave({ acceptedPattern: pattern, minLength: Number(least), maxLength: Number(most), patternId: Number(message), seen: opened });
    if (saved) onClose();
  }

  return (
    <Panel title={`Rule for ${rule.field}`} actions={<button type="button" className="button quiet" onClick={onClose}>Cancel</button>}>
      <form className="stack" onSubmit={event => void save(event)}>
        <label className="field">
          <span>Accepted pattern: a regular expression for the whole value, or * for any</span>
          <input ref={first} className="code" value={pattern} maxLength={500} spellCheck={false} autoComplete="off" onChange={event => setPattern(event.target.value)} />
        </label>
        <div className="inline-form">
          <NumberField label="Smallest length" value={least} max={500} onChange={setLeast} />
          <NumberField label="Largest length" value={most} max={500} onChange={setMost} />
          <NumberField label="Message (0 to 20)" value={message} max={20} onChange={setMessage} />
        </div>
        <label className="field">
          <span>Samples to try, one on each line</span>
          <textarea className="code" rows={4} value={samples} spellCheck={false} onChange={event => setSamples(event.target.value)} />
        </label>
        <div className="field" aria-live="polite">
          {trial.problem && <p className="problem">{trial.problem}</p>}
          {trial.shown && (
            <ul className="chips">
              {trial.shown.lines.map((line, index) => {
                const [tone, word] = WORDS[trial.shown?.verdicts[index] ?? 'differs'];
                return <li key={index}><code className="path">{line}</code> <Badge tone={tone}>{word}</Badge></li>;
              })}
            </ul>
          )}
        </div>
        <button type="submit" className="button primary" disabled={busy}>Save the rule</button>
      </form>
    </Panel>
  );
}

function NumberField({ label, value, max, onChange }: { label: string; value: string; max: number; onChange: (value: string) => void }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input type="number" min={0} max={max} step={1} required value={value} onChange={event => onChange(event.target.value)} />
    </label>
  );
}

/** The platform's own judgement, so that what is shown here is what will be enforced. */
function useTrial(pattern: string, samples: string): { shown?: Trial; problem?: string } {
  const connection = useConnection();
  const [state, setState] = useState<{ shown?: Trial; problem?: string }>({});
  useEffect(() => {
    const lines = samples.split('\n').filter(line => line !== '').slice(0, MAX_SAMPLES);
    if (lines.length === 0 || pattern.trim() === '') return setState({});
    const controller = new AbortController();
    const timer = setTimeout(() => {
      connection.call<PatternTrial>('/register-rules/try', { method: 'POST', body: { acceptedPattern: pattern, samples: lines }, signal: controller.signal }).then(
        ({ verdicts }) => setState({ shown: { lines, verdicts } }),
        (error: unknown) => controller.signal.aborted || setState({ problem: toCallError(error).message }),
      );
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [connection, pattern, samples]);
  return state;
}
