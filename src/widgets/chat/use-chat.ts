import { useCallback, useEffect, useState } from 'react';
import { forgetChat, lastChat, openChat, type OpenChat } from '../../core/content/chat.js';
import { useCore, useStore } from '../../element/core-context.js';

/** The chosen chat and its address. Who logs in or out is asked for anew: a member's conversations are nobody else's. */
export function useChat(preset: string) {
  const core = useCore();
  const account = useStore(core.session.store, session => (session.state === 'restoring' ? undefined : (session.member?.id ?? '')));
  const [modelId, setModelId] = useState(() => preset || lastChat(core) || '');
  const [opened, setOpened] = useState<{ chat?: OpenChat; error?: unknown; isEnded?: boolean }>({});
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (preset) setModelId(preset);
  }, [preset]);
  useEffect(() => {
    setOpened({});
    if (!modelId || account === undefined) return;
    let wanted = true;
    openChat(core, modelId).then(
      chat => wanted && setOpened({ chat }),
      (error: unknown) => wanted && setOpened({ error }),
    );
    return () => void (wanted = false);
  }, [core, modelId, account, attempt]);
  /** The room’s key opens nothing any more: a new one is asked for when the visitor wants to go on. */
  const end = useCallback(() => setOpened({ isEnded: true }), []);
  const leave = useCallback(() => {
    forgetChat(core);
    setModelId('');
  }, [core]);
  return { modelId, ...opened, choose: setModelId, retry: () => setAttempt(count => count + 1), end, leave };
}
