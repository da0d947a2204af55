export function tellParent(
  type: 'gp-chat-ready' | 'gp-chat-ended' | 'gp-chat-escape' | 'gp-chat-keep' | 'gp-chat-read',
  more: { kept?: string; reason?: string } = {},
): void {
  if (parent !== window) parent.postMessage({ type, ...more }, '*');
}
