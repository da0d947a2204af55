/** Letters that no accent makes of another: what people write for them without. */
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ß: 'ss', ı: 'i' };

/**
 * Whether two names are one person's, as written by different hands: case, accents (`José` and `JOSE`), spacing, hyphens, dots and
 * apostrophes (`O’Neil` and `ONEIL`) and the order of the words (`Luz, Ana` and `Ana Luz`) do not count. Each word does: an initial, a
 * missing second name or another spelling is another name, which a person may judge. An empty name is nobody's. Both ends ask this.
 */
export function isSameName(one: string, other: string): boolean {
  const plain = plainName(one);
  return plain !== '' && plain === plainName(other);
}

function plainName(name: string): string {
  const letters = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[øłđðþæœßı]/g, letter => PLAIN[letter] ?? letter);
  return letters
    .replace(/['’‘`´.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .sort()
    .join(' ');
}
