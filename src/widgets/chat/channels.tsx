import { channelsOf } from '../../core/chat.js';
import { useCore, useStore, useText } from '../core-context.js';
import { Icon } from '../ui/icon.js';
import { externalLink, headphones, mail, smartphone } from '../ui/icons.js';

/** Kinds that have a name of ours; others show their own. */
const NAMED: ReadonlySet<string> = new Set(['LIVECHAT', 'MAIL', 'PHONE']);

/** The other ways to customer service, one for each csType of the status answer (MSG-17). */
export function Channels() {
  const core = useCore();
  const t = useText();
  useStore(core.status.store, status => status.value?.customerService);
  const channels = channelsOf(core);
  if (channels.length === 0) return null;
  return (
    <section className="models" part="channels" aria-label={t('chat.channels')}>
      <p className="chat-lead">{t('chat.channels')}</p>
      <ul>
        {channels.map(({ csType, url }) => (
          <li key={csType}>
            <a className="chat-entry" href={url} target="_blank" rel="noopener noreferrer">
              <Icon of={iconOf(url)} />
              <span>
                <strong>{NAMED.has(csType) ? t(`chat.channel-${csType.toLowerCase()}`) : csType}</strong>
                <small>{addressOf(url)}</small>
              </span>
              <Icon of={externalLink} />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function iconOf(url: string): string {
  if (/^mailto:/i.test(url)) return mail;
  return /^tel:/i.test(url) ? smartphone : headphones;
}

/** Where the link leads, in short. */
function addressOf(url: string): string {
  return /^https?:/i.test(url) ? new URL(url).host : decodeURIComponent(url.replace(/^\w+:/, '').split('?')[0] ?? '');
}
