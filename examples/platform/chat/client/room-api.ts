import type { ChatMessage } from '../conversations.js';

/** What the room knows after a question. */
export interface RoomState {
  status: 'open' | 'closed';
  name: { en: string; es: string };
  /** Up to which message the operator has read. */
  seen: number;
  messages: ChatMessage[];
}
export interface Model {
  id: string;
  name: string;
  description: string;
}

/** A refusal or a cut; `status` 0 without an answer. */
export class RoomError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
  ) {
    super(code);
  }
}

const LIMIT_MS = 20_000;

export function readRoom(token: string, after: number): Promise<RoomState> {
  return ask<RoomState>(`/chat/api/messages?after=${after}`, { headers: { authorization: `Bearer ${token}` } });
}

export async function sendText(token: string, text: string, key: string): Promise<void> {
  await ask('/chat/api/messages', { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' }, body: JSON.stringify({ text, key }) });
}

export async function sendImage(token: string, file: Blob, key: string): Promise<void> {
  await ask('/chat/api/images', { method: 'POST', headers: { authorization: `Bearer ${token}`, 'content-type': file.type, 'idempotency-key': key }, body: file });
}

export async function listModels(lang: string): Promise<Model[]> {
  return (await ask<{ value: { list: Model[] } }>(`/wps/relay/CBS_modelList?language=${lang.toUpperCase()}`)).value.list;
}

/** The address of a room of its own. */
export async function launch(modelId: string, lang: string): Promise<string> {
  const body = JSON.stringify({ modelId, language: lang.toUpperCase() });
  return (await ask<{ chatUrl: string }>('/wps/relay/CBS_launchChat', { method: 'POST', headers: { 'content-type': 'application/json' }, body })).chatUrl;
}

async function ask<T>(path: string, init: RequestInit = {}): Promise<T> {
  const response = await fetch(path, { ...init, credentials: 'omit', cache: 'no-store', signal: AbortSignal.timeout(LIMIT_MS) }).catch(() => undefined);
  if (!response) throw new RoomError(0, 'network');
  const body = (await response.json().catch(() => ({}))) as { code?: string };
  if (!response.ok) throw new RoomError(response.status, body.code ?? 'unknown');
  return body as T;
}
