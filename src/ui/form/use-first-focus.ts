import { useEffect, type RefObject } from 'react';
import { deepFocus } from '../overlay/deep-focus.js';

/** In a popup the first empty field has the focus, unless somebody types in one already, or is moving through the tabs above it. */
export function useFirstFocus(form: RefObject<HTMLFormElement | null>, wanted: boolean): void {
  useEffect(() => {
    if (!wanted || !form.current) return;
    const focused = deepFocus(form.current.ownerDocument);
    if (focused?.matches('[role=tab]') || (focused && focused !== form.current && form.current.contains(focused))) return;
    const inputs = [...form.current.querySelectorAll<HTMLInputElement>('input.input')];
    (inputs.find(input => !input.value) ?? inputs[0])?.focus();
  }, [form, wanted]);
}
