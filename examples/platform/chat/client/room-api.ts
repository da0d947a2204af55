import type { FailureCode } from '../../failure.js';
import type { EndReason } from '../chat-access.js';
import type { RoomState } from '../follow-conversation.js';

export interface Model {
  id: string;
  name: string;
  description: string;
}

/** A refusal or a cut; `status` 0 without an answer. */
export class RoomError extends Error {
  constructor(
    readonly status: number,
    readonly code: FailureCode | 'network',
    readonly more: { fault?: string; reason?: EndReason; retryAfter?: number } = {},
  ) {
    super(code);
  }
}

const LIMIT_MS = 20_000;

export function readRoom(token: string, after: number, signal?: AbortSignal): Promise<RoomState> {
  return ask<RoomState>(`/chat/api/messages?after=${after}`, { headers: { authorization: `Bearer ${token}` }, signal });
}

/** The conversation from one message on, as server-sent events. */
export function openRoomStream(token: string, after: number, signal: AbortSignal): Promise<Response> {
  return fetch(`/chat/api/stream?after=${after}`, {
    headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream' },
    credentials: 'omit',
    cache: 'no-store',
    signal,
  });
}

/** The visitor has read up to this message. */
export async function markRead(token: string, id: number): Promise<void> {
  await ask('/chat/api/read', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ id }),
  });
}

export async function sendText(token: string, text: string, key: string): Promise<void> {
  await ask('/chat/api/messages', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ text, key }),
  });
}

export async function sendImage(token: string, file: Blob, key: string): Promise<void> {
  await ask('/chat/api/images', {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': file.type, 'idempotency-key': key },
    body: file,
  });
}

export async function listModels(lang: string): Promise<Model[]> {
  return (await ask<{ value: { list: Model[] } }>(`/wps/relay/CBS_modelList?language=${lang.toUpperCase()}`)).value.list;
}

/** The address of a room of its own. */
export async function launch(modelId: string, lang: string): Promise<string> {
  const body = JSON.stringify({ modelId, language: lang.toUpperCase() });
  return (
    await ask<{ chatUrl: string }>('/wps/relay/CBS_launchChat', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  ).chatUrl;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', signal: limited(init.signal) }).catch(
    () => undefined,
  );
  if (!response) throw new RoomError(0, 'network');
  const body = (await response.json().catch(() => ({}))) as {
    code?: FailureCode;
    fields?: { file?: string };
    value?: { reason?: EndReason };
  };
  if (!response.ok)
    throw new RoomError(response.status, body.code ?? 'unknown', {
      fault: body.fields?.file,
      reason: body.value?.reason,
      retryAfter: Number(response.headers.get('retry-after')),
    });
  return body as T;
}

/** `AbortSignal.any` is missing in Safari before 17.4. */
function limited(signal: AbortSignal | null | undefined): AbortSignal {
  const cut = new AbortController();
  setTimeout(() => cut.abort(), LIMIT_MS);
  signal?.addEventListener('abort', () => cut.abort());
  return cut.signal;
}
