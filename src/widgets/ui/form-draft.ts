import { useEffect } from 'react';
import type { Core } from '../../core/core.js';
import { useCore } from '../core-context.js';

/** What was typed into a form and not sent: in memory only, so that closing it by accident or changing the language loses nothing. */
export interface FormDraft {
  get(field: string): string;
  set(field: string, value: string): void;
  /** The form is settled: nothing of it stays in memory. */
  drop(): void;
}

/** How long typed secrets outlive the form that they were typed into, in milliseconds. */
const SECRET_LIFE = 120_000;
const SECRETS = /password/i;

interface Kept {
  values: Map<string, string>;
  forget?: () => void;
}
const drafts = new WeakMap<Core, Map<string, Kept>>();

/** The draft of one form of this page. Its secrets are forgotten two minutes after the form has gone. */
export function useDraft(form: string): FormDraft {
  const core = useCore();
  useEffect(() => {
    const draft = entryOf(core, form);
    draft.forget?.();
    return () => {
      draft.forget = core.scheduler.after(SECRET_LIFE, () => {
        for (const field of draft.values.keys()) if (SECRETS.test(field)) draft.values.delete(field);
      });
    };
  }, [core, form]);
  return {
    get: field => entryOf(core, form).values.get(field) ?? '',
    set: (field, value) => void entryOf(core, form).values.set(field, value),
    drop: () => entryOf(core, form).values.clear(),
  };
}

function entryOf(core: Core, form: string) {
  let forms = drafts.get(core);
  if (!forms) drafts.set(core, (forms = new Map<string, Kept>()));
  let entry = forms.get(form);
  if (!entry) forms.set(form, (entry = { values: new Map<string, string>() }));
  return entry;
}
