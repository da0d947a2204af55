import { useEffect, useState } from 'react';
import type { Core } from '../../core/parts/core.js';
import { useCore, useStore } from '../../element/core-context.js';

/** What was typed into a form and not sent: in memory only, so that closing it by accident or changing the language loses nothing. */
export interface FormDraft {
  get(field: string): string;
  set(field: string, value: string): void;
  /** Sets what the form shows of it too: it is drawn anew. */
  change(values: Readonly<Record<string, string>>): void;
  /** The form is settled: nothing of it stays in memory. */
  drop(): void;
  /** The form is settled and stands for the next: its fields are drawn anew with what is kept and what they begin with. */
  settle(...kept: readonly string[]): void;
  /** Counts the settled forms; a field that reads the draft as it is drawn has it as key. */
  round: number;
}

interface DraftHooks {
  /** Whose it is. Of an account: who signs in next does not find what another has typed. */
  owner?: 'account' | 'page';
  /** What stands in fields that nobody has typed into. */
  initial?: Readonly<Record<string, string>>;
}

/** How long typed secrets outlive the form that they were typed into, in milliseconds. */
const SECRET_LIFE = 120_000;
const SECRETS = /password/i;

interface Kept {
  values: Map<string, string>;
  /** Forms that stand with it. */
  forms: number;
  /** Calls off what makes it forget its secrets. */
  callOff?: () => void;
}
const drafts = new WeakMap<Core, Map<string, Kept>>();

/** The draft of one form. Its secrets are forgotten two minutes after the last form with it has gone. */
export function useDraft(name: string, { owner = 'account', initial = {} }: DraftHooks = {}): FormDraft {
  const core = useCore();
  const id = useStore(core.session.store, session => session.member?.id ?? '');
  const form = owner === 'account' ? `${name} ${id}` : name;
  const [round, setRound] = useState(0);
  const [, redraw] = useState(0);
  useEffect(() => {
    const draft = entryOf(core, form);
    draft.forms++;
    draft.callOff?.();
    return () => {
      if (--draft.forms === 0) draft.callOff = forgetLater(core, draft);
    };
  }, [core, form]);
  const { values } = entryOf(core, form);
  return {
    get: field => values.get(field) ?? initial[field] ?? '',
    set: (field, value) => void values.set(field, value),
    change(next) {
      for (const [field, value] of Object.entries(next)) values.set(field, value);
      redraw(count => count + 1);
    },
    drop: () => values.clear(),
    settle(...kept) {
      for (const field of values.keys()) if (!kept.includes(field)) values.delete(field);
      setRound(count => count + 1);
    },
    round,
  };
}

/** A form that is settled together with another: nothing of it stays in memory either. */
export function dropDraft(core: Core, form: string): void {
  drafts.get(core)?.get(form)?.values.clear();
}

function forgetLater({ scheduler }: Core, { values }: Kept): () => void {
  return scheduler.after(SECRET_LIFE, () => {
    for (const field of values.keys()) if (SECRETS.test(field)) values.delete(field);
  });
}

function entryOf(core: Core, form: string) {
  let forms = drafts.get(core);
  if (!forms) drafts.set(core, (forms = new Map<string, Kept>()));
  let entry = forms.get(form);
  if (!entry) forms.set(form, (entry = { values: new Map<string, string>(), forms: 0 }));
  return entry;
}
