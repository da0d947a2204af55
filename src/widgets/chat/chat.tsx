import { useCallback } from 'react';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, externalLink, messageCircle } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { Channels } from './channels.js';
import { ChatFrame } from './chat-frame.js';
import type { contract } from './contract.js';
import { Models } from './models.js';
import { useChat } from './use-chat.js';

/** Customer service (MSG-16, MSG-17): choose what it is about, then talk; an open conversation is found again after a reload. */
export function Chat({ model, popup }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { modelId, chat, error, isEnded, choose, retry, end, leave } = useChat(model);
  const escape = useCallback(() => popup && core.dialogs.close('chat'), [popup, core]);
  const phase = useStore(core.status.store, status => status.phase);
  if (!hasTexts || phase === 'loading') return <ChatSkeleton label={t('common.loading')} />;
  if (!modelId) {
    return (
      <div className="page chat" data-popup={popup || undefined}>
        <Models onChoose={choose} />
        <Channels />
      </div>
    );
  }
  return (
    <div className="page chat" data-popup={popup || undefined}>
      <div className="chat-bar">
        <button type="button" className="link chat-back" onClick={leave}>
          <Icon of={arrowLeft} mirrored />
          {t('chat.back')}
        </button>
        {chat?.framed && (
          <a className="link chat-window" href={chat.url} target="_blank" rel="noopener">
            {t('chat.window')}
            <Icon of={externalLink} />
          </a>
        )}
      </div>
      {isEnded ? (
        <EmptyState icon={messageCircle} title={t('chat.ended')} text={t('chat.ended-text')}>
          <Button kind="primary" onClick={retry}>
            {t('chat.open')}
          </Button>
        </EmptyState>
      ) : error ? (
        <ErrorCard error={error} onRetry={retry} />
      ) : !chat ? (
        <ChatSkeleton label={t('chat.opening')} />
      ) : chat.framed ? (
        <ChatFrame url={chat.url} modelId={modelId} onEnd={end} onEscape={escape} />
      ) : (
        <EmptyState icon={messageCircle} title={t('chat.outside')}>
          <Button kind="primary" onClick={() => window.open(chat.url, '_blank', 'noopener')}>
            {t('chat.open')}
          </Button>
        </EmptyState>
      )}
    </div>
  );
}

function ChatSkeleton({ label }: { label: string }) {
  return (
    <div className="page" role="status" aria-busy="true" aria-label={label}>
      {[1, 2, 3].map(line => (
        <Skeleton key={line} className="chat-wait" />
      ))}
    </div>
  );
}
