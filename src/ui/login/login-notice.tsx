import { useState } from 'react';
import { Button } from '../atoms/button.js';

interface LoginNoticeProps {
  popup: boolean;
  title: string;
  text: string;
  action: string;
  onAction(): void | Promise<void>;
}

/** What stands in place of the form when there is nothing to type. */
export function LoginNotice({ popup, title, text, action, onAction }: LoginNoticeProps) {
  const [busy, setBusy] = useState(false);
  const act = async () => {
    setBusy(true);
    try {
      await onAction();
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="form-panel" data-popup={popup || undefined} role="status">
      <h2>{title}</h2>
      <p className="form-text">{text}</p>
      <Button size="large" block busy={busy} onClick={() => void act()}>
        {action}
      </Button>
    </section>
  );
}
