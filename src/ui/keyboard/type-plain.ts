import type { InputEvent } from 'react';
import { plainDigits } from '../../core/format/plain-digits.js';

/** For `onInputCapture` around fields: where a number is typed, digits of any script become 0 to 9 before anybody reads them. */
export function typePlain({ target, nativeEvent }: InputEvent) {
  if (!(target instanceof HTMLInputElement) || !/^(?:decimal|numeric|tel)$/.test(target.inputMode) || nativeEvent.isComposing) return;
  const { value, selectionEnd } = target;
  const plain = plainDigits(value);
  if (plain === value) return;
  // Not by its value, which React watches: to it nothing would have been typed.
  target.setRangeText(plain, 0, value.length);
  target.setSelectionRange(selectionEnd, selectionEnd);
}
