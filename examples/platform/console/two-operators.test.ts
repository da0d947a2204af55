import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnnouncementRow } from './announcements.js';
import type { AuditRow } from './audit.js';
import type { HelpTextRow } from './help-texts.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';
import type { Stretch } from './paging.js';
import type { RegisterRuleRow } from './register-rules.js';

let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
});
afterAll(() => operator.close());

const TOLD = {
  status: 409,
  body: {
    code: 'changed-meanwhile',
    message: expect.stringMatching(
      /^The operator 127\.0\.0\.1 changed this at \d\d:\d\d:\d\d UTC, after you had opened it\. Nothing was stored/,
    ),
  },
};

describe('two operators with the same thing open', () => {
  it('OPC-07 a help text: the second is told who was first, and nothing is lost', async () => {
    const read = async () => (await operator.ask<{ list: HelpTextRow[] }>('GET', '/help-texts')).body.list[0]!;
    const { key, lang, title, body } = await read();
    const store = (text: object, seen?: object) => operator.ask('PUT', `/help-texts/${key}/${lang}`, { ...text, ...(seen && { seen }) });
    expect((await store({ title: 'First', body }, { title, body })).status).toBe(200);
    expect(await store({ title: 'Second', body }, { title, body })).toMatchObject(TOLD);
    expect((await read()).title).toBe('First');
    expect((await store({ title: 'Second', body }, { title: 'First', body })).status).toBe(200);
  });

  it('OPC-07 a setting', async () => {
    const store = (value: string, seen: string) => operator.ask('PATCH', '/settings/min_age', { value, seen });
    expect((await store('19', '18')).status).toBe(200);
    expect(await store('20', '18')).toMatchObject(TOLD);
    expect((await store('20', '19')).status).toBe(200);
  });

  it('OPC-07 a registration rule; what the other changed beside the editor is no conflict', async () => {
    const store = (body: Partial<RegisterRuleRow> & { seen?: object }) => operator.ask('PATCH', '/register-rules/email', body);
    const rule = (await operator.ask<{ list: RegisterRuleRow[] }>('GET', '/register-rules')).body.list.find(row => row.field === 'email')!;
    const seen = { minLength: rule.minLength, maxLength: rule.maxLength, acceptedPattern: rule.acceptedPattern };
    expect((await store({ enabled: !rule.enabled })).status).toBe(200);
    expect((await store({ maxLength: 60, seen })).status).toBe(200);
    expect(await store({ maxLength: 70, seen })).toMatchObject(TOLD);
  });

  it('OPC-07 an announcement', async () => {
    const list = async () => (await operator.ask<{ list: AnnouncementRow[] }>('GET', '/announcements')).body.list;
    const { id, ...opened } = (await list())[0]!;
    expect((await operator.ask('PUT', `/announcements/${id}`, { ...opened, sort: opened.sort + 1, seen: opened })).status).toBe(200);
    expect(await operator.ask('PUT', `/announcements/${id}`, { ...opened, sort: opened.sort + 2, seen: opened })).toMatchObject(TOLD);
    expect((await list()).find(row => row.id === id)?.sort).toBe(opened.sort + 1);
  });
});

describe('audit', () => {
  it('OPC-06 shows only what a deed changed, and long texts shortened', async () => {
    await operator.ask('PATCH', '/system', { maintenanceEnd: Date.UTC(2030, 0) });
    const [system] = (await operator.ask<Stretch<AuditRow>>('GET', '/audit?search=system')).body.list;
    expect([system?.before, system?.after]).toEqual([{ maintenance_end: null }, { maintenance_end: Date.UTC(2030, 0) }]);
    const [text] = (await operator.ask<{ list: HelpTextRow[] }>('GET', '/help-texts')).body.list;
    await operator.ask('PUT', `/help-texts/${text?.key}/${text?.lang}`, { title: text?.title, body: 'x'.repeat(5_000) });
    const [help] = (await operator.ask<Stretch<AuditRow>>('GET', '/audit?search=help-text')).body.list;
    expect(help?.after).toEqual({ body: `${'x'.repeat(300)}… (5000 characters)` });
  });

  it('OPC-06 never holds a password', async () => {
    const id = await operator.idOf('demo_member');
    await operator.ask('POST', `/accounts/${id}/reset-password`, { password: 'Secret4567' });
    const rows = await operator.platform.db.selectFrom('audit').selectAll().execute();
    expect(JSON.stringify(rows)).not.toMatch(/Secret4567|scrypt/);
  });
});
