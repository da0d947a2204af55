import type { AttributeContract, WidgetContract } from '../../src/element/contract.js';
import { pageElement } from './page-element.js';
import { prose } from './prose.js';

/** A control for every attribute and custom property. `null` removes the attribute, so that the default holds. */
export function knobs(
  contract: WidgetContract,
  given: ReadonlyMap<string, string>,
  onAttribute: (name: string, value: string | null) => void,
  onStyle: (name: string, value: string) => void,
): HTMLElement {
  const attributes = Object.entries(contract.attributes).map(([name, declared]) =>
    row(
      name,
      declared.doc,
      control(name, declared, given.get(name) ?? null, value => onAttribute(name, value)),
    ),
  );
  const styles = Object.entries(contract.cssProperties ?? {}).map(([name, declared]) => {
    const input = pageElement('input', {
      type: 'text',
      id: `knob-${name}`,
      value: given.get(name),
      placeholder: declared.default,
      spellcheck: 'false',
    });
    input.addEventListener('input', () => onStyle(name, input.value));
    return row(name, declared.doc, input);
  });
  return pageElement(
    'section',
    { class: 'knobs card', 'aria-labelledby': 'knobs-title' },
    pageElement('h2', { id: 'knobs-title' }, 'Attributes'),
    ...(attributes.length > 0 ? attributes : [pageElement('p', { class: 'none' }, 'None.')]),
    ...(styles.length > 0 ? [pageElement('h2', {}, 'Custom properties'), ...styles] : []),
  );
}

function row(name: string, doc: string, input: HTMLElement): HTMLElement {
  input.setAttribute('aria-describedby', `doc-${name}`);
  const label = pageElement('label', { for: input.id }, name);
  const boolean = input instanceof HTMLInputElement && input.type === 'checkbox';
  return pageElement(
    'div',
    { class: boolean ? 'knob knob-boolean' : 'knob' },
    label,
    input,
    pageElement('p', { id: `doc-${name}` }, ...prose(doc)),
  );
}

function control(name: string, declared: AttributeContract, given: string | null, onChange: (value: string | null) => void): HTMLElement {
  const id = `knob-${name}`;
  if (declared.type === 'boolean') {
    const input = pageElement('input', { type: 'checkbox', id, checked: given !== null && given !== 'false' });
    input.addEventListener('change', () => onChange(input.checked ? '' : null));
    return input;
  }
  if (declared.values) {
    const options = declared.values.map(value =>
      pageElement('option', { value, selected: (given ?? declared.default) === value }, value || '(empty)'),
    );
    const select = pageElement('select', { id }, ...options);
    select.addEventListener('change', () => onChange(select.value === declared.default ? null : select.value));
    return select;
  }
  const input = pageElement('input', {
    type: declared.type === 'number' ? 'number' : 'text',
    id,
    value: given ?? undefined,
    placeholder: String(declared.default) || '(empty)',
    spellcheck: 'false',
    autocomplete: 'off',
  });
  input.addEventListener('input', () => onChange(input.value === '' ? null : input.value));
  return input;
}
