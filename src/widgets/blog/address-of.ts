/** The address of an article, or of the list. */
export function addressOf(id: string): string {
  return id ? `/blog?post=${encodeURIComponent(id)}` : '/blog';
}
