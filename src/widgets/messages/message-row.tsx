import { useId, useState } from 'react';
import type { Message } from '../../api/account/messages.js';
import { removeMessages } from '../../core/member/messages.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronDown, x } from '../../ui/atoms/icons.js';
import { KINDS } from './kinds.js';
import { usePlatformTime } from '../../ui/time/use-platform-time.js';

interface MessageRowProps {
  message: Message;
  isOpen: boolean;
  onToggle(): void;
  /** Does something that may fail, and says so in the box. */
  attempt(deed: () => Promise<void>): Promise<void>;
}

/** A message: what it is about and when; opened, its text and the way to be rid of it. */
export function MessageRow({ message, isOpen, onToggle, attempt }: MessageRowProps) {
  const core = useCore();
  const t = useText();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const date = usePlatformTime().moment();
  const { kind, title, content, createdAt, isRead } = message;
  const remove = async () => {
    if (
      !(await core.dialogs.confirm({
        title: { key: 'messages.delete-title' },
        body: { key: 'messages.delete-body', values: { title } },
        yes: { key: 'messages.delete' },
        danger: true,
      }))
    )
      return;
    setBusy(true);
    await attempt(() => removeMessages(core, [message]));
    setBusy(false);
  };
  return (
    <li className="message" part="message" data-kind={kind} data-unread={!isRead || undefined} data-open={isOpen || undefined}>
      <button type="button" className="message-head" aria-expanded={isOpen} aria-controls={`${id}-text`} onClick={onToggle}>
        <span className="message-sign">
          <Icon of={KINDS[kind].icon} />
        </span>
        <span className="message-names">
          <span className="message-title">
            {!isRead && <span className="visually-hidden">{t('messages.unread')}: </span>}
            {title}
          </span>
          <time dateTime={new Date(createdAt).toISOString()}>{date(createdAt)}</time>
        </span>
        {!isRead && <span className="message-dot" aria-hidden="true" />}
        <Icon of={chevronDown} className="message-more" />
      </button>
      <div id={`${id}-text`} className="message-body" part="content" hidden={!isOpen}>
        <p className="message-text">{content}</p>
        <Button size="small" icon={x} busy={busy} onClick={() => void remove()}>
          {t('messages.delete')}
        </Button>
      </div>
    </li>
  );
}
