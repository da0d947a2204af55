import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { breakingChanges, unnamed } from './breaking-changes.js';
import { publicSurface, type Surface } from './public-surface.js';
import { releasedSurface } from './released-surface.js';

const CHANGELOG = join(import.meta.dirname, '../../CHANGELOG.md');
let now: Surface;
beforeAll(async () => void (now = await publicSurface()));

describe('the public surface', () => {
  it('holds tags, attributes, events, parts, tokens, settings of the script tag, exports, members of the core, calls', () => {
    for (const name of [
      'gp-lobby',
      'gp-lobby category',
      'gp-lobby gp-launch',
      'document gp-balance',
      '--gp-color-primary',
      'data-merchant',
      'data-debug',
      'gp-widgets configure',
      'gp-widgets ConfigInput.onError',
      'gp-widgets Core.session.adopt',
      'gp-widgets/react GpLobby',
      'GET /wps/system/status',
    ])
      expect(Object.keys(now)).toContain(name);
  });

  it('keeps what the last release had, or the changelog names what breaks', async () => {
    const { surface } = await releasedSurface();
    expect(Object.keys(surface).length).toBeGreaterThan(500);
    expect(unnamed(breakingChanges(surface, now), await readFile(CHANGELOG, 'utf8'))).toEqual([]);
  });
});

it('what is gone, or of another kind, breaks; what is new does not; what the changelog names below its next version is known', () => {
  const before = { 'gp-x': '', 'gp-x size': 'number = 12', 'gp-x ::part(card)': '' };
  const after = { 'gp-x': '', 'gp-x size': 'small | large = "small"', 'gp-x colour': 'string = ""' };
  const changes = breakingChanges(before, after);
  expect(changes).toEqual([
    { name: 'gp-x size', was: 'number = 12', is: 'small | large = "small"' },
    { name: 'gp-x ::part(card)', was: '', is: undefined },
  ]);
  const changelog = '# Changelog\n\n## Unreleased\n\n- `gp-x size` takes words.\n\n## 0.1.0\n\n- `gp-x ::part(card)`\n';
  expect(unnamed(changes, changelog)).toEqual(['gp-x ::part(card)']);
});
