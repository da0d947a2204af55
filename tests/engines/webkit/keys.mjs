/** Names of keys → their characters on the wire: https://www.w3.org/TR/webdriver2/#keyboard-actions */
const KEYS = {
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
};

/** Keys that go down or up one after the other, as WebDriver's actions take them. Throws on a name that is no key. */
export function keyActions(steps) {
  const actions = steps.map(([kind, key]) => ({ type: kind === 'down' ? 'keyDown' : 'keyUp', value: characterOf(key) }));
  return { actions: [{ type: 'key', id: 'keyboard', actions }] };
}

/** A key that is pressed and let go. */
export function pressOf(key) {
  return [
    ['down', key],
    ['up', key],
  ];
}

function characterOf(key) {
  if (key in KEYS) return KEYS[key];
  if ([...key].length !== 1) throw new Error(`There is no key ${key}. Keys: one character, or ${Object.keys(KEYS).join(', ')}.`);
  return key;
}
