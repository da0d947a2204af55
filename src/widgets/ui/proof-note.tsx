import { useText } from '../core-context.js';
import { ProofProgress } from './proof-progress.js';

export { proveByWork as prove } from '../../core/proof.js';

export interface ProofNoteProps {
  /** Of the work that is being done; undefined while none is. */
  share?: number;
  onCancel(): void;
}

/** Stands where the picture's characters are typed: nothing to read or to type, the machine works when the form is sent. */
export function Note({ share, onCancel }: ProofNoteProps) {
  const t = useText();
  return <ProofProgress text={t(share === undefined ? 'proof.note' : 'proof.working')} share={share} onCancel={onCancel} />;
}
