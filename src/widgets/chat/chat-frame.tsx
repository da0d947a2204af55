import { useEffect, useRef } from 'react';
import { keepDraft, keptDraft, refreshUnread } from '../../core/content/chat.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { deepFocus } from '../../ui/overlay/deep-focus.js';

interface ChatFrameProps {
  url: string;
  modelId: string;
  /** The room says that its conversation is no longer open. */
  onEnd(): void;
  /** Escape was pressed inside, where no dialog around hears it. */
  onEscape(): void;
}

/**
 * The operator's chat room. It hears theme and language from here, and what it asked to keep over a reload; only its own window
 * is listened to.
 */
export function ChatFrame({ url, modelId, onEnd, onEscape }: ChatFrameProps) {
  const core = useCore();
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useStore(core.theme.store, state => state.resolved);
  const language = useStore(core.language.store, state => state.language);
  const { origin } = new URL(url);
  // On our own origin a frame with scripts and our origin would be no sandbox at all.
  const isForeign = origin !== location.origin;

  useEffect(() => {
    const tell = () =>
      frame.current?.contentWindow?.postMessage(
        { type: 'gp-surroundings', theme, language, kept: keptDraft(core, modelId) },
        isForeign ? origin : '*',
      );
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== (isForeign ? origin : 'null')) return;
      const said = (name: string): unknown =>
        typeof event.data === 'object' && event.data !== null ? Reflect.get(event.data, name) : undefined;
      const type = said('type');
      if (type === 'gp-chat-ready') {
        tell();
        // What was chosen has gone, and the focus with it.
        if (deepFocus(document) === document.body) frame.current?.focus();
      }
      if (type === 'gp-chat-ended') onEnd();
      if (type === 'gp-chat-escape') onEscape();
      if (type === 'gp-chat-read') refreshUnread(core);
      const kept = said('kept');
      if (type === 'gp-chat-keep' && typeof kept === 'string') keepDraft(core, modelId, kept);
    };
    tell();
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [core, modelId, origin, isForeign, theme, language, onEnd, onEscape]);
  useEffect(() => () => refreshUnread(core), [core]);

  return (
    <iframe
      ref={frame}
      className="chat-frame"
      part="frame"
      src={url}
      title={t('chat.frame')}
      referrerPolicy="no-referrer"
      sandbox={`allow-scripts allow-forms allow-popups allow-popups-to-escape-sandbox${isForeign ? ' allow-same-origin' : ''}`}
    />
  );
}
