import { element } from '../../games/client/element.js';
import { localeOf } from '../../locale.js';
import type { Lang } from '../../written.js';
import type { ChatMessage } from '../conversations.js';
import type { Words } from './words.js';

/** A message that the visitor sent and the platform has not told back yet. */
export interface Pending {
  key: string;
  text: string;
  file?: File;
  /** Address of the picture in this page. */
  preview?: string;
  state: 'sending' | 'failed';
  reason?: string;
  /** It failed because nothing answered, so it goes by itself when something does. */
  isCut?: boolean;
  /** The platform looked at it and does not take it: another try cannot help. */
  isRefused?: boolean;
}

/** One message. */
export function bubble(message: ChatMessage, words: Words, lang: Lang, seen: boolean): HTMLElement {
  if (message.sender === 'system') return element('li', { className: 'note' }, message.text || words.closed);
  const own = message.sender === 'visitor';
  const time = new Intl.DateTimeFormat(localeOf(lang), {
    hour: '2-digit',
    minute: '2-digit',
    ...(isToday(message.at) ? {} : { day: 'numeric', month: 'short' }),
  }).format(message.at);
  return element(
    'li',
    { className: own ? 'bubble own' : 'bubble', dataset: { id: String(message.id) } },
    ...(message.author ? [element('b', { className: 'author', dir: 'auto' }, message.author)] : []),
    element('span', { className: 'sr' }, own ? `${words.you}: ` : message.author ? ': ' : `${words.operator}: `),
    ...(message.pictureRemovedAt === undefined
      ? content(message.text, message.image, words)
      : [element('p', { className: 'removed' }, words.removed)]),
    element(
      'small',
      {},
      element('time', { dateTime: new Date(message.at).toISOString() }, time),
      ...(own && seen ? [` · ${words.seen}`] : []),
    ),
  );
}

/** One that is on its way, or did not get there. */
export function pendingBubble(pending: Pending, words: Words, onRetry: () => void, onDrop: () => void): HTMLElement {
  const failed = pending.state === 'failed';
  const again = element('button', { type: 'button', className: 'again', onclick: onRetry }, words.retry);
  const drop = element('button', { type: 'button', className: 'again', onclick: onDrop }, words.drop);
  return element(
    'li',
    { className: `bubble own ${pending.state}` },
    element('span', { className: 'sr' }, `${words.you}: `),
    // What is no picture would be drawn as a broken one.
    ...(pending.isRefused ? content(pending.file?.name ?? pending.text, '', words) : content(pending.text, pending.preview ?? '', words)),
    element(
      'small',
      {},
      failed ? `${pending.reason ?? words.failed} · ` : words.sending,
      ...(failed ? [...(pending.isRefused ? [] : [again, ' · ']), drop] : []),
    ),
  );
}

function content(text: string, image: string, words: Words): Node[] {
  if (!image) return [element('p', {}, text)];
  const picture = element('img', { src: image, alt: words.picture, loading: 'lazy' });
  return [image.startsWith('blob:') ? picture : element('a', { href: image, target: '_blank', rel: 'noopener noreferrer' }, picture)];
}

function isToday(at: number): boolean {
  return new Date(at).toDateString() === new Date().toDateString();
}
