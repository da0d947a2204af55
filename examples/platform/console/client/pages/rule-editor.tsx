import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { PatternTrial, RegisterRuleRow } from '../../register-rules.js';
import { toCallError, useConnection } from '../connection.js';
import { Badge } from '../ui/badge.js';
import { Field } from '../ui/field.js';
import { Panel } from '../ui/page-head.js';
import { useMarkUnsaved, useUnsaved } from '../unsaved.js';

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
export function RuleEditor({
  rule,
  busy,
  problems,
  onSave,
  onClose,
}: {
  rule: RegisterRuleRow;
  busy: boolean;
  problems: Readonly<Record<string, string>>;
  onSave: (body: Partial<RegisterRuleRow> & { seen: Partial<RegisterRuleRow> }) => Promise<boolean>;
  onClose: () => void;
}) {
  const [pattern, setPattern] = useState(rule.acceptedPattern);
  const [least, setLeast] = useState(String(rule.minLength));
  const [most, setMost] = useState(String(rule.maxLength));
  const [message, setMessage] = useState(String(rule.patternId));
  const [samples, setSamples] = useState('');
  // What stood there when typing began; the toggles beside are nobody else's doing.
  const [opened] = useState({
    acceptedPattern: rule.acceptedPattern,
    minLength: rule.minLength,
    maxLength: rule.maxLength,
    patternId: rule.patternId,
  });
  useMarkUnsaved(
    pattern !== opened.acceptedPattern ||
      Number(least) !== opened.minLength ||
      Number(most) !== opened.maxLength ||
      Number(message) !== opened.patternId,
  );
  const { mayLeave } = useUnsaved();
  const trial = useTrial(pattern, samples);
  const first = useRef<HTMLInputElement>(null);
  useEffect(() => first.current?.focus(), []);

  async function save(event: FormEvent) {
    event.preventDefault();
    const saved = await onSave({
      acceptedPattern: pattern,
      minLength: Number(least),
      maxLength: Number(most),
      patternId: Number(message),
      seen: opened,
    });
    if (saved) onClose();
  }

  return (
    <Panel
      title={`Rule for ${rule.field}`}
      actions={
        <button type="button" className="button quiet" onClick={() => void mayLeave().then(yes => yes && onClose())}>
          Cancel
        </button>
      }
    >
      <form className="stack" onSubmit={event => void save(event)}>
        <Field label="Accepted pattern: a regular expression for the whole value, or * for any" problem={problems.acceptedPattern}>
          {attributes => (
            <input
              ref={first}
              className="code"
              value={pattern}
              maxLength={500}
              spellCheck={false}
              autoComplete="off"
              {...attributes}
              onChange={event => setPattern(event.target.value)}
            />
          )}
        </Field>
        <div className="inline-form">
          <NumberField label="Smallest length" value={least} max={500} problem={problems.minLength} onChange={setLeast} />
          <NumberField label="Largest length" value={most} max={500} problem={problems.maxLength} onChange={setMost} />
          <NumberField label="Message (0 to 20)" value={message} max={20} problem={problems.patternId} onChange={setMessage} />
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
                return (
                  <li key={index}>
                    <code className="path">{line}</code> <Badge tone={tone}>{word}</Badge>
                  </li>
                );
              })}
            </ul>
          )}
        </div>
        <button type="submit" className="button primary" disabled={busy}>
          Save the rule
        </button>
      </form>
    </Panel>
  );
}

function NumberField({
  label,
  value,
  max,
  problem,
  onChange,
}: {
  label: string;
  value: string;
  max: number;
  problem: string | undefined;
  onChange: (value: string) => void;
}) {
  return (
    <Field label={label} problem={problem}>
      {attributes => (
        <input
          type="number"
          min={0}
          max={max}
          step={1}
          required
          value={value}
          {...attributes}
          onChange={event => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}

/** The platform's own judgement, so that what is shown here is what will be enforced. */
function useTrial(pattern: string, samples: string): { shown?: Trial; problem?: string } {
  const connection = useConnection();
  const [state, setState] = useState<{ shown?: Trial; problem?: string }>({});
  useEffect(() => {
    const lines = samples
      .split('\n')
      .filter(line => line !== '')
      .slice(0, MAX_SAMPLES);
    if (lines.length === 0 || pattern.trim() === '') return setState({});
    const controller = new AbortController();
    const timer = setTimeout(() => {
      connection
        .call<PatternTrial>('/register-rules/try', {
          method: 'POST',
          body: { acceptedPattern: pattern, samples: lines },
          signal: controller.signal,
        })
        .then(
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
