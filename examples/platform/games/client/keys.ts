/** Calls `act` for keys pressed anywhere in the game, but not while a card or the rules are open or a button takes the key itself. */
export function onKeys(keys: Readonly<Record<string, () => void>>): void {
  addEventListener('keydown', event => {
    const act = keys[event.key.toLowerCase()] ?? keys[event.key];
    if (
      !act ||
      event.repeat ||
      event.ctrlKey ||
      event.metaKey ||
      event.altKey ||
      document.querySelector('dialog[open], .card-layer:not([hidden])')
    )
      return;
    const isPress = event.key === ' ' || event.key === 'Enter';
    if (isPress && event.target instanceof HTMLButtonElement) return;
    if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    event.preventDefault();
    act();
  });
}
