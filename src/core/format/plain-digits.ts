const DIGIT = /\p{Nd}/u;

/** A typed number with 0 to 9 for the decimal digits of any script (Unicode `Nd`), and our signs between them, such as ١٢٫٥ → 12.5; all else stays as it is. */
export function plainDigits(typed: string): string {
  return typed
    .replace(/[٫．]/g, '.')
    .replace(/[٬，]/g, ',')
    .replace(/\p{Nd}/gu, digit => String(valueOf(digit)));
}

/** Digits of a script stand in a row from its zero on; where two rows touch, each has ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
