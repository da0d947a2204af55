import { describe, expect, it } from 'vitest';
import { topicGroups } from './topic-groups.js';

const entry = (key: string) => ({ key, title: key, body: '', lang: 'EN' });
const grouped = (...keys: string[]) =>
  topicGroups(keys.map(entry)).map(({ name, entries }) => [name, entries.map(({ key }) => key).join(' ')]);

describe('topics of the help centre', () => {
  it('NAV-19 stand by what they are about, in the platform’s order, and none is lost', () => {
    expect(grouped('license', 'deposits', 'start', 'cockfighting', 'security', 'term')).toEqual([
      ['account', 'start security'],
      ['money', 'deposits'],
      ['legal', 'license term'],
      ['more', 'cockfighting'],
    ]);
    expect(grouped()).toEqual([]);
  });
});
