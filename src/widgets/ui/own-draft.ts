import { useCore, useStore } from '../core-context.js';
import { useDraft, type FormDraft } from './form-draft.js';

/** The draft of a form that is about an account: who signs in next does not find what another has typed. */
export function useOwnDraft(form: string): FormDraft {
  const id = useStore(useCore().session.store, session => session.member?.id ?? '');
  return useDraft(`${form} ${id}`);
}
