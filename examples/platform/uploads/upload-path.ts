/** Where a picture stands that was uploaded; it cannot be guessed. */
export function uploadPath(key: string): string {
  return `/uploads/${key}`;
}
