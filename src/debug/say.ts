/** Lines that a developer can filter by: `[gp-widgets] call …`. */
export function say(topic: string, ...said: unknown[]): void {
  console.info(`[gp-widgets] ${topic}`, ...said);
}

const warned = new Set<string>();
/** Once each, because pages are looked at again and again. */
export function warnOnce(sentence: string): void {
  if (warned.has(sentence)) return;
  warned.add(sentence);
  console.warn(`[gp-widgets] ${sentence}`);
}
