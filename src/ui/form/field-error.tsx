import { useState } from 'react';

/**
 * The error under a control. Its room stays when it has been put right: nothing moves away under a pointer that is on its
 * way to the button below.
 */
export function FieldError({ id, text }: { id: string; text?: string }) {
  const [kept, keep] = useState(text);
  if (text && text !== kept) keep(text);
  if (text)
    return (
      <p className="field-error" id={id}>
        {text}
      </p>
    );
  return kept ? <p className="field-room" aria-hidden="true" data-text={kept} /> : null;
}
