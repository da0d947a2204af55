import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const versionOf = (from: NodeJS.Require) => (from('@r2wc/core/package.json') as { version: string }).version;

describe('r2wc', () => {
  it('the core whose renderer contract the element layer uses is the one that react-to-web-component is made of', () => {
    const inside = createRequire(require.resolve('@r2wc/react-to-web-component'));
    expect(versionOf(require)).toBe(versionOf(inside));
  });
});
