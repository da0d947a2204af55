/** An address as it may be printed: what `?token=` carries is somebody's session, and a console is copied into reports. */
export function withoutTokens(address: string): string {
  return address.replace(/([?&#][\w-]*token=)[^&#\s]*/gi, '$1…');
}
