import type { Target } from './target.js';

/** The key of a conversation, as customer service gives it to anybody; empty when it gives none. */
export async function launchChat(
  target: Target,
  { token, session = '', from }: { token?: string; session?: string; from?: string } = {},
): Promise<string> {
  const { json } = await target.ask('/wps/relay/CBS_launchChat', {
    method: 'POST',
    token,
    from,
    body: { modelId: 'support', language: 'EN', session },
  });
  return typeof json.chatUrl === 'string' ? (new URL(json.chatUrl).searchParams.get('session') ?? '') : '';
}
