import { describe, expect, it } from 'vitest';
import { LOGIN_SNAPSHOT, snapshotName } from '../api/wire/snapshot.js';
import { contracts } from '../contracts.js';
import { snapshotNames, snapshotOfName, snapshotTags } from './snapshot-names.js';

describe('names of snapshots', () => {
  it('are read as they are written', () => {
    const name = snapshotName('gp-lobby', [
      ['category', 'RNG'],
      ['vendor', 'a~b=c/../d%'],
    ]);
    expect(name).not.toContain('/');
    expect(snapshotOfName(name.replace('a~b', 'ab'))).toEqual({ tag: 'gp-lobby', attributes: { category: 'RNG', vendor: 'ab=c/../d%' } });
    expect(snapshotOfName('gp-jackpot')).toEqual({ tag: 'gp-jackpot', attributes: {} });
  });
  it.each([
    'gp-register',
    '',
    'toString',
    '__proto__',
    'gp-lobby~color=red',
    'gp-lobby~toString=1',
    'gp-lobby~category=A~category=B',
    'gp-lobby~category=%',
    `gp-lobby~vendor=${'a'.repeat(61)}`,
  ])('refuses %s', name => expect(snapshotOfName(name)).toBeUndefined());
  it('the tags that can be drawn are those whose contract says so', () => {
    expect(
      contracts
        .filter(contract => 'snapshot' in contract)
        .map(({ tag }) => tag)
        .sort(),
    ).toEqual([...snapshotTags].sort());
    expect(snapshotNames.filter(name => !snapshotTags.includes(name))).toEqual([LOGIN_SNAPSHOT]);
    for (const name of snapshotNames) expect(snapshotOfName(name), name).toBeDefined();
  });
});
