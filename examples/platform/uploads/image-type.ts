const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const PNG_END = Buffer.from('IEND');
const JPEG_START = Buffer.from([0xff, 0xd8, 0xff]);
const JPEG_END = Buffer.from([0xff, 0xd9]);
/** Phones append a little after the end of a picture. */
const TAIL = 1_024;

/** What a file is by its content, whatever it is called; undefined for all but png and jpg (CON-09, INV-29). */
export function imageTypeOf(content: Buffer): 'image/png' | 'image/jpeg' | undefined {
  const tail = content.subarray(-TAIL);
  if (content.subarray(0, PNG.length).equals(PNG) && content.subarray(12, 16).toString('latin1') === 'IHDR' && tail.includes(PNG_END))
    return 'image/png';
  if (content.subarray(0, JPEG_START.length).equals(JPEG_START) && tail.includes(JPEG_END)) return 'image/jpeg';
  return undefined;
}
