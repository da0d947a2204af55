import type { FormDraft } from '../ui/form-draft.js';

/**
 * The key under which what a form says is sent: the same until it says something else or is settled, also when the form was closed
 * meanwhile. So a second try after a cut connection moves no money twice (INV-04).
 */
export function sendKey(draft: FormDraft, content: unknown): string {
  const said = JSON.stringify(content);
  if (draft.get('sent') !== said || draft.get('key') === '') {
    draft.set('sent', said);
    draft.set('key', crypto.randomUUID());
  }
  return draft.get('key');
}
