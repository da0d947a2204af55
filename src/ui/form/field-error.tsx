import { useState } from 'react';

/**
 * The error under a control. Its room stays when it has been put right: nothing moves away under a pointer that is on its
 * way to the button below. What was the field's own help (`unlike`) stands there again as such, and needs no other room.
 */
export function FieldError({ id, text, unlike }: { id: string; text?: string; unlike?: string }) {
  const [kept, keep] = useState(text);
  if (text && text !== kept) keep(text);
  if (text)
    return (
      <p className="field-error" id={id}>
        {text}
      </p>
    );
  return kept && kept !== unlike ? <p className="field-room" aria-hidden="true" data-text={kept} /> : null;
}
