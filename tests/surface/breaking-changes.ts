import type { Surface } from './public-surface.js';

/** What is gone or is otherwise, each with how it was and how it is. What was added breaks nobody. */
export function breakingChanges(before: Surface, now: Surface): { name: string; was: string; is: string | undefined }[] {
  return Object.entries(before)
    .filter(([name, was]) => now[name] !== was)
    .map(([name, was]) => ({ name, was, is: now[name] }));
}

/** Those that the changelog does not name in backticks below its heading of what comes next. */
export function unnamed(changes: readonly { name: string }[], changelog: string): string[] {
  const [, next = ''] = /^## Unreleased\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(changelog) ?? [];
  return changes.map(({ name }) => name).filter(name => !next.includes(`\`${name}\``));
}
