import { useEffect, useRef, useState, type FormEvent } from 'react';
import { toCallError, useConnection } from '../connection.js';
import { draftName } from '../drafts.js';
import { MOST_PICTURE_BYTES, PICTURE_TYPES } from '../picture-limits.js';
import { useNotice } from '../ui/notice.js';

const LONGEST = 2_000;
const NEARLY_FULL = 1_800;

/** What the operator answers. Words that were not sent stay, also over a reload and another conversation. */
export function AnswerForm({ id, onSent }: { id: number; onSent: () => void }) {
  const connection = useConnection();
  const notice = useNotice();
  const draft = draftName(id);
  const [text, setText] = useState(() => sessionStorage.getItem(draft) ?? '');
  const [sending, setSending] = useState(false);
  const file = useRef<HTMLInputElement>(null);
  /** A second try of the same words is the same message; other words are another. */
  const tried = useRef({ text: '', key: '' });

  useEffect(() => {
    if (text) sessionStorage.setItem(draft, text);
    else sessionStorage.removeItem(draft);
  }, [draft, text]);

  async function send(event: FormEvent) {
    event.preventDefault();
    const words = text.trim();
    if (sending || words === '') return;
    if (tried.current.text !== words) tried.current = { text: words, key: crypto.randomUUID() };
    setSending(true);
    try {
      await connection.call(`/chats/${id}/messages`, { method: 'POST', body: { text: words, key: tried.current.key } });
      tried.current = { text: '', key: '' };
      // What was typed meanwhile stays.
      setText(now => (now.trim() === words ? '' : now));
      onSent();
    } catch (error) {
      notice.failed(toCallError(error).message);
    } finally {
      setSending(false);
    }
  }
  async function sendPicture(picture: File) {
    if (!PICTURE_TYPES.includes(picture.type)) return notice.failed('Only png or jpg pictures can be sent.');
    if (picture.size > MOST_PICTURE_BYTES) return notice.failed('A picture may have at most 5 MB.');
    setSending(true);
    try {
      await connection.call(`/chats/${id}/images`, { method: 'POST', file: picture, idempotencyKey: crypto.randomUUID() });
      notice.done('The picture was sent.');
      onSent();
    } catch (error) {
      notice.failed(toCallError(error).message);
    } finally {
      setSending(false);
    }
  }

  return (
    <form className="chat-form" onSubmit={event => void send(event)}>
      <label className="field">
        <span>Answer</span>
        <textarea
          rows={3}
          value={text}
          maxLength={LONGEST}
          dir="auto"
          onChange={event => setText(event.target.value)}
          onKeyDown={event => {
            if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) void send(event);
          }}
        />
      </label>
      <div className="buttons">
        <button type="submit" className="button primary" disabled={sending || text.trim() === ''}>
          Send
        </button>
        <button type="button" className="button" disabled={sending} onClick={() => file.current?.click()}>
          Send a picture
        </button>
        {text.length >= NEARLY_FULL && (
          <span className="faint" role="status">
            {text.length} / {LONGEST}
          </span>
        )}
        <span className="faint wide-only">Enter sends, Shift + Enter begins a new line.</span>
      </div>
      <input
        ref={file}
        type="file"
        accept={PICTURE_TYPES.join(',')}
        hidden
        aria-label="Picture"
        onChange={event => {
          const [picture] = event.target.files ?? [];
          event.target.value = '';
          if (picture) void sendPicture(picture);
        }}
      />
    </form>
  );
}
