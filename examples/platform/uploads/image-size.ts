/** Points of a picture across and down as its head says; undefined when it does not say so. */
export function imageSizeOf(content: Buffer, mime: 'image/png' | 'image/jpeg'): { width: number; height: number } | undefined {
  if (mime === 'image/png') return content.length < 24 ? undefined : { width: content.readUInt32BE(16), height: content.readUInt32BE(20) };
  // Each part of a jpg has a mark and its own length; the one that says the size begins with C0 to CF, less three others.
  for (let at = 2; at + 9 < content.length && content[at] === 0xff;) {
    const mark = content[at + 1] ?? 0;
    if (mark === 0xff) {
      at++;
      continue;
    }
    if (mark >= 0xc0 && mark <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(mark))
      return { width: content.readUInt16BE(at + 7), height: content.readUInt16BE(at + 5) };
    at += 2 + content.readUInt16BE(at + 2);
  }
  return undefined;
}
