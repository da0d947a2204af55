import type { Ref } from 'react';
import { useText } from '../../element/core-context.js';
import { Button } from '../atoms/button.js';

interface ProofProgressProps {
  /** Read out when it changes. */
  text: string;
  /** From 0 to 1; undefined while nothing is done. */
  share?: number;
  onCancel(): void;
  cancel?: Ref<HTMLButtonElement>;
}

/** How far the machine's work is, and a way to stop it. */
export function ProofProgress({ text, share, onCancel, cancel }: ProofProgressProps) {
  const t = useText();
  return (
    <div className="proof">
      <p className="form-text" role="status">
        {text}
      </p>
      {share !== undefined && (
        <div className="proof-work">
          <progress max={1} value={share} aria-label={t('proof.progress')} />
          <Button ref={cancel} onClick={onCancel}>
            {t('common.cancel')}
          </Button>
        </div>
      )}
    </div>
  );
}
