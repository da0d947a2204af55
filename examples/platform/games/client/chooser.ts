import { element } from './element.js';

export interface Chooser<Value> {
  readonly node: HTMLElement;
  value(): Value;
  lock(locked: boolean): void;
}

/** One of a few, as a row of buttons. */
export function chooser<Value extends string | number>(
  label: string,
  options: readonly { value: Value; text: string }[],
  first: Value,
  onChange: (value: Value) => void = () => undefined,
): Chooser<Value> {
  let chosen = first;
  const buttons = options.map(({ value, text }) =>
    element('button', {
      type: 'button',
      className: 'option',
      textContent: text,
      dataset: { value: String(value) },
      onclick: () => choose(value),
    }),
  );
  function choose(value: Value): void {
    chosen = value;
    options.forEach((option, i) => buttons[i]?.setAttribute('aria-pressed', String(option.value === value)));
    onChange(value);
  }
  options.forEach((option, i) => buttons[i]?.setAttribute('aria-pressed', String(option.value === first)));
  const group = element('div', { className: 'chooser', aria: { label } }, ...buttons);
  group.setAttribute('role', 'group');
  return {
    node: element('div', { className: 'choice' }, element('span', { textContent: label }), group),
    value: () => chosen,
    lock: locked => buttons.forEach(button => (button.disabled = locked)),
  };
}
