import type { Ref } from 'react';
import { useText } from '../../element/core-context.js';
import { ProofProgress } from './proof-progress.js';

export { payByWork } from '../../core/identity/proof.js';

export interface ProofNoteProps {
  /** Of the work that is being done; undefined while none is. */
  share?: number;
  onCancel(): void;
  cancel: Ref<HTMLButtonElement>;
}

/** Stands where the picture's characters are typed: nothing to read or to type, the machine works when the form is sent. */
export function Note({ share, onCancel, cancel }: ProofNoteProps) {
  const t = useText();
  return <ProofProgress text={t(share === undefined ? 'proof.note' : 'proof.working')} share={share} onCancel={onCancel} cancel={cancel} />;
}
