import { chatModels } from '../../core/content/chat.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { chevronRight, headphones, messageCircle } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** What a chat may be about (API-52). */
export function Models({ onChoose }: { onChoose(modelId: string): void }) {
  const core = useCore();
  const t = useText();
  const { data: models, error, loading, refresh } = useQuery(chatModels(core));
  if (error && !models) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (!models) {
    return (
      <div className="models" role="status" aria-busy="true" aria-label={t('common.loading')}>
        <Skeleton className="chat-wait" />
        <Skeleton className="chat-wait" />
      </div>
    );
  }
  if (models.length === 0) return <EmptyState icon={headphones} title={t('chat.none')} text={t('chat.none-text')} />;
  return (
    <section className="models" part="models" aria-label={t('chat.choose')}>
      <p className="chat-lead">{t('chat.choose')}</p>
      <ul>
        {models.map(model => (
          <li key={model.id}>
            <button type="button" className="chat-entry" onClick={() => onChoose(model.id)}>
              <Icon of={messageCircle} />
              <span>
                <strong>{model.name}</strong>
                {model.description && <small>{model.description}</small>}
              </span>
              <Icon of={chevronRight} mirrored />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
