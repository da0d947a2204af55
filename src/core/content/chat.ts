import { launchChat, listChatModels } from '../../api/account/chat.js';
import { PlatformError } from '../../api/wire/errors.js';
import type { Core } from '../parts/core.js';
import { hostAddress } from '../page/image-hosts.js';
import { resource } from '../data/resource.js';

type Needs = Pick<Core, 'client' | 'config' | 'status' | 'tab'>;
/** A chat that is open. */
export interface OpenChat {
  modelId: string;
  url: string;
  /** Whether the address is one of the operator's, so that it may stand in a frame; others open beside the page. */
  framed: boolean;
}
const NAME = 'chat';
const DRAFT = 'chat-draft';
/** What a room may have kept for it. */
const LONGEST_DRAFT = 20_000;
const MINUTES = 60_000;

/** What a chat may be about (API-52). */
export const chatModels = resource({
  name: 'chat-models',
  scope: 'language',
  tags: [],
  staleAfter: 5 * MINUTES,
  call: listChatModels,
});

/**
 * Opens a chat (MSG-16), or the one that is open about the same. What opens a visitor's conversation again stays in this tab's
 * storage, so that a reload finds it. Rejects with PlatformError; `bad-launch-url` for an address that is no web address.
 */
export async function openChat(core: Needs, modelId: string): Promise<OpenChat> {
  const known = stored(core);
  const { chatUrl, session } = await launchChat(core.client, { modelId, session: known?.modelId === modelId ? known.session : '' });
  const url = URL.canParse(chatUrl) ? new URL(chatUrl) : undefined;
  if (!url || !/^https?:$/.test(url.protocol)) throw new PlatformError('bad-launch-url', 'The chat has no web address.');
  core.tab.set(NAME, JSON.stringify({ modelId, session }));
  return { modelId, url: url.href, framed: ownOrigins(core).has(url.origin) };
}

/** The chat that this tab had open. */
export function lastChat(core: Needs): string | undefined {
  return stored(core)?.modelId;
}

/** The chat is left for good. */
export function forgetChat(core: Needs): void {
  core.tab.remove(NAME);
}

/** What a room has not sent yet: its frame has no storage of its own, so it is kept here until it is sent or the tab ends. */
export function keptDraft(core: Pick<Core, 'tab'>, modelId: string): string {
  return core.tab.get(`${DRAFT}/${modelId}`) ?? '';
}

/** Keeps it; empty forgets it. */
export function keepDraft(core: Pick<Core, 'tab'>, modelId: string, draft: string): void {
  if (draft === '') core.tab.remove(`${DRAFT}/${modelId}`);
  else if (draft.length <= LONGEST_DRAFT) core.tab.set(`${DRAFT}/${modelId}`, draft);
}

/** Answers have come or were read. */
export function refreshUnread({ queries }: Pick<Core, 'queries'>): void {
  void queries.changed(['unread-chat']);
}

function ownOrigins({ config, status }: Needs): ReadonlySet<string> {
  const hosts = status.store.getState().value?.launchHosts ?? [];
  return new Set(
    [config.apiBase, ...hosts.map(host => hostAddress(host, config.apiBase))].flatMap(url =>
      URL.canParse(url) ? [new URL(url).origin] : [],
    ),
  );
}

function stored(core: Needs): { modelId: string; session: string } | undefined {
  try {
    const value: unknown = JSON.parse(core.tab.get(NAME) ?? 'null');
    if (typeof value !== 'object' || value === null) return undefined;
    const read = (name: string) => String(Reflect.get(value, name) ?? '');
    return read('modelId') ? { modelId: read('modelId'), session: read('session') } : undefined;
  } catch {
    return undefined;
  }
}
