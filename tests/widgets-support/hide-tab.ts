/** The tab goes out of sight, until what is returned is called. */
export function hideTab(): () => void {
  tell('hidden');
  return () => tell(undefined);
}

function tell(state: DocumentVisibilityState | undefined): void {
  Reflect.deleteProperty(document, 'visibilityState');
  if (state) Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}
