/** So long a live form that came without its data is waited for. */
const PATIENCE = 20_000; // ms

/** What was typed and ticked before the code is told to the live form, which knows only what it hears of. */
export function keepTyped(login: HTMLElement, box: HTMLElement): void {
  const typed = new Map<string, string | boolean>();
  const note = ({ target }: Event) => {
    if (target instanceof HTMLInputElement) typed.set(target.name, target.type === 'checkbox' ? target.checked : target.value);
  };
  box.addEventListener('input', note);
  login.addEventListener(
    'gp-ready',
    () => {
      box.removeEventListener('input', note);
      if (typed.size === 0 || tell()) return;
      const watch = new MutationObserver(() => tell() && watch.disconnect());
      watch.observe(box, { childList: true, subtree: true });
      setTimeout(() => watch.disconnect(), PATIENCE);
    },
    { once: true },
  );

  /** Whether the form is there to be told. */
  function tell(): boolean {
    const inputs = [...box.querySelectorAll('input')].filter(({ name }) => typed.has(name));
    for (const input of inputs) {
      const value = typed.get(input.name);
      if (typeof value === 'string') {
        if (input.value !== value) input.value = value;
        input.dispatchEvent(new Event('input', { bubbles: true }));
      } else if (value) {
        // React hears of a tick by the click alone.
        input.checked = false;
        input.click();
      }
    }
    return inputs.length > 0;
  }
}
