import type { TextKey } from '../../core/parts/core.js';
import { serviceChannels, type Channel } from '../../core/page/customer-service.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { circleAlert, externalLink, headphones, mail, smartphone } from '../../ui/atoms/icons.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';

/** Kinds that have a name of ours; others show their own. */
const NAMED: ReadonlySet<string> = new Set(['LIVECHAT', 'MAIL', 'PHONE']);

/** The other ways to customer service, one for each csType of the status answer (MSG-17), opened only here (SYS-26). */
export function Channels() {
  const core = useCore();
  const t = useText();
  const count = useStore(core.status.store, status => status.value?.customerService.length ?? 0);
  const { data: channels, error, loading, refresh } = useQuery(count > 0 ? serviceChannels(core) : undefined);
  /** What was refused may have been sealed for a key that the platform has changed since. */
  const again = () => void core.status.load().finally(refresh);
  if (count === 0) return null;
  return (
    <section className="models" part="channels" aria-label={t('chat.channels')}>
      <p className="chat-lead">{t('chat.channels')}</p>
      {!channels && error && <ErrorCard error={error} onRetry={again} busy={loading} />}
      {!channels && !error && (
        <div role="status" aria-busy="true" aria-label={t('common.loading')}>
          <Skeleton className="chat-wait" />
        </div>
      )}
      {channels && (
        <ul>
          {channels.map(channel => (
            <li key={channel.csType}>
              <Entry {...channel} />
            </li>
          ))}
        </ul>
      )}
      {channels?.some(({ url }) => !url) && (
        <Button busy={loading} onClick={again}>
          {t('common.retry')}
        </Button>
      )}
    </section>
  );
}

function Entry({ csType, url }: Channel) {
  const t = useText();
  const name = NAMED.has(csType) ? t(`chat.channel-${csType.toLowerCase()}` as TextKey) : csType;
  if (!url) {
    return (
      <div className="chat-entry" data-refused role="alert">
        <Icon of={circleAlert} />
        <span>
          <strong>{name}</strong>
          <small>{t('chat.channel-refused')}</small>
        </span>
      </div>
    );
  }
  return (
    <a className="chat-entry" href={url} target="_blank" rel="noopener noreferrer">
      <Icon of={iconOf(url)} />
      <span>
        <strong>{name}</strong>
        <small>{addressOf(url)}</small>
      </span>
      <Icon of={externalLink} />
    </a>
  );
}

function iconOf(url: string): string {
  if (/^mailto:/i.test(url)) return mail;
  return /^tel:/i.test(url) ? smartphone : headphones;
}

/** Where the link leads, in short. */
function addressOf(url: string): string {
  const rest = url.replace(/^\w+:/, '').split('?')[0] ?? '';
  return /^https?:/i.test(url) ? new URL(url).host : rest.replaceAll('%20', ' ');
}
