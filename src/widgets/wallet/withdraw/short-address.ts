const ENDS = 4;

/** An address by its ends, where it is too long to read. */
export function shortAddress(address: string): string {
  return address.length > 14 && !address.includes('@') ? `${address.slice(0, ENDS)}…${address.slice(-ENDS)}` : address;
}
