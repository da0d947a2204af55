const DIGIT = /\p{Nd}/u;
/** Signs between digits that have another form in some scripts: Arabic decimal and thousands, full width. */
const SIGNS: Readonly<Record<string, string>> = { '٫': '.', '٬': ',', '．': '.', '，': ',' };

/** A typed number with 0 to 9 for the decimal digits of any script (Unicode `Nd`), such as ١٢٫٥ → 12.5; all else stays as it is. */
export function plainDigits(typed: string): string {
  return typed.replace(/[٫٬．，]/g, sign => SIGNS[sign]!).replace(/\p{Nd}/gu, digit => String(valueOf(digit)));
}

/** Digits of a script stand in a row from its zero on; where two rows touch, each has ten. */
function valueOf(digit: string): number {
  const code = digit.codePointAt(0)!;
  let first = code;
  while (DIGIT.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}
