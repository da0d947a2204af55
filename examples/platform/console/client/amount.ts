/** Minor units of what was typed, such as `12`, `12.5` or `1,200.00`; undefined when it is not an amount above 0. */
export function minorUnitsOf(text: string): number | undefined {
  const plain = text.trim().replaceAll(',', '');
  if (!/^\d{1,10}(\.\d{1,2})?$/.test(plain)) return undefined;
  const [whole = '', part = ''] = plain.split('.');
  const minor = Number(whole) * 100 + Number(part.padEnd(2, '0'));
  return minor > 0 ? minor : undefined;
}
