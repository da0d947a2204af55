import { useEffect, useRef } from 'react';
import { useCore, useStore, useText } from '../core-context.js';

interface ChatFrameProps {
  url: string;
  /** The room says that its conversation is no longer open. */
  onEnd(): void;
}

/** The operator's chat room. It hears theme and language from here and nothing else; only its own window is listened to. */
export function ChatFrame({ url, onEnd }: ChatFrameProps) {
  const core = useCore();
  const t = useText();
  const frame = useRef<HTMLIFrameElement>(null);
  const theme = useStore(core.theme.store, state => state.resolved);
  const language = useStore(core.language.store, state => state.language);
  const { origin } = new URL(url);
  // On our own origin a frame with scripts and our origin would be no sandbox at all.
  const isForeign = origin !== location.origin;

  useEffect(() => {
    const tell = () => frame.current?.contentWindow?.postMessage({ type: 'gp-surroundings', theme, language }, isForeign ? origin : '*');
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== frame.current?.contentWindow || event.origin !== (isForeign ? origin : 'null')) return;
      const type = typeof event.data === 'object' && event.data !== null ? Reflect.get(event.data, 'type') : undefined;
      if (type === 'gp-chat-ready') tell();
      if (type === 'gp-chat-ended') onEnd();
    };
    tell();
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [origin, isForeign, theme, language, onEnd]);

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
