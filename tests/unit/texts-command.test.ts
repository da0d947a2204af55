import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textsCommand } from '../../src/check/texts-command.js';

describe('gp-widgets texts', () => {
  let folder: string;
  beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'gp-texts-'))));
  afterAll(() => rm(folder, { recursive: true, force: true }));

  async function run(...args: string[]) {
    const said = { out: '', err: '' };
    const code = await textsCommand(args, { write: text => (said.out += text), complain: text => (said.err += text) });
    return { code, ...said };
  }
  async function check(words: unknown, ...more: string[]) {
    const file = join(folder, 'texts.json');
    await writeFile(file, typeof words === 'string' ? words : JSON.stringify(words));
    return run('--check', file, ...more);
  }

  it('I18-02 finds nothing wrong with words that replace some of ours', async () => {
    const { code, out } = await check({ es: { 'login.title': 'Pasa', 'agent.members_many': '{{count}} de miembros' } });
    expect([code, out]).toEqual([0, expect.stringMatching(/^ES: 2 of \d{4} texts; the others are ours\n$/)]);
  });

  it('I18-02 names what is no key, fills in other values, is empty, or is a plural form that the language has not', async () => {
    const { code, out } = await check({
      EN: { 'login.titel': 'Come in', 'agent.copy-code': 'Copy it', 'login.submit': ' ', 'agent.members_few': '{{count}} members' },
    });
    expect(code).toBe(1);
    expect(out).toContain('✗ login.titel is no key of ours, or a plural form that the language has not. Did you mean login.title?');
    expect(out).toContain('✗ agent.copy-code fills in nothing, and English {{code}}');
    expect(out).toContain('✗ login.submit is empty');
    expect(out).toContain('✗ agent.members_few');
    expect(out).toContain('EN: 0 of');
  });

  it('I18-02 counts what a language of one’s own lacks, and names it when asked', async () => {
    const words = { GA: { 'login.title': 'Logáil isteach' } };
    expect((await check(words)).out).toMatch(
      /^GA: 1 of \d{4} texts; a language of your own, \d{4} are English \(--missing names them\)\n$/,
    );
    const { code, out } = await check(words, '--missing');
    expect(code).toBe(0);
    expect(out).toContain('· login.submit is missing: “Log in”');
    expect(out).toContain('· agent.members_many is missing');
  });

  it('prints a file to begin with, with which nothing is wrong', async () => {
    const { code, out } = await run('--print');
    expect(code).toBe(0);
    const again = await check(out, '--json');
    expect(again.code).toBe(0);
    expect(JSON.parse(again.out)).toEqual([expect.objectContaining({ code: 'EN', isOwn: false, wrong: [], missing: [] })]);
  });

  it.each([
    ['no JSON', '{ "ES": ', /texts\.json is no JSON: /],
    ['another form', ['ES'], /texts\.json is not \{ "ES": \{ "login\.title": "…" \} \}\./],
  ])('says what to do about %s', async (_, words, sentence) => {
    const { code, err } = await check(words);
    expect([code, err]).toEqual([2, expect.stringMatching(sentence)]);
  });

  it('says what to do about wrong use', async () => {
    expect(await run('--check', join(folder, 'none.json'))).toMatchObject({ code: 2, err: expect.stringContaining('cannot be read') });
    expect(await run()).toMatchObject({ code: 2, err: expect.stringContaining('gp-widgets texts --check <file>') });
    expect(await run('--chek', 'x')).toMatchObject({ code: 2, err: expect.stringContaining('Unknown option') });
    expect(await run('--help')).toMatchObject({ code: 0, out: expect.stringContaining('--missing') });
  });
});
