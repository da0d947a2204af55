import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { registerUploads } from '../uploads/serve-uploads.js';
import type { GoodsRow } from './goods.js';
import { openTestConsole, type TestConsole } from './open-test-console.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==', 'base64');
let operator: TestConsole;
beforeAll(async () => {
  operator = await openTestConsole();
  registerUploads(operator.app, operator.platform);
});
afterAll(() => operator.close());

async function upload(payload: Buffer, type = 'image/png') {
  const answer = await operator.app.inject({
    method: 'POST',
    url: '/sandbox/api/pictures',
    headers: { authorization: `Bearer ${operator.platform.config.operatorKey}`, 'content-type': type },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ path: string; code?: string }>() };
}
const stored = async () =>
  Number(
    (
      await operator.platform.db
        .selectFrom('upload')
        .select(by => by.fn.countAll().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

describe('pictures of the operator', () => {
  it('INV-29 an uploaded picture stands at an address of its own for everybody, as nothing but a picture, and in the audit', async () => {
    const { status, body } = await upload(PNG);
    expect(status).toBe(200);
    const shown = await operator.app.inject({ url: body.path });
    expect(shown.rawPayload.equals(PNG)).toBe(true);
    expect(shown.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringContaining('immutable'),
    });
    expect((await operator.lastDeed())?.action).toBe('picture.upload');
    expect((await upload(PNG)).body.path, 'another upload never takes its place').not.toBe(body.path);
  });

  it('INV-29 what is no picture, or is called one and is not, is refused and not kept', async () => {
    const before = await stored();
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>');
    for (const [content, type] of [
      [svg, 'image/svg+xml'],
      [svg, 'image/png'],
      [PNG.subarray(0, 10), 'image/png'],
      [Buffer.concat([PNG.subarray(0, 8), Buffer.alloc(6_000_000)]), 'image/png'],
    ] as const) {
      const { status, body } = await upload(content, type);
      expect([status, typeof body.code], type).toEqual([expect.toSatisfy((code: number) => code >= 400 && code < 500), 'string']);
    }
    expect(await stored()).toBe(before);
  });

  it('CON-68 a banner shows the picture that was uploaded for it', async () => {
    const { path } = (await upload(PNG)).body;
    const texts = { EN: { title: 'With a picture', content: '' }, ES: { title: 'Con una imagen', content: '' } };
    const made = await operator.ask('POST', '/announcements', {
      type: 'B',
      execution: null,
      groupName: 'w_home',
      url: path,
      linkageType: null,
      linkage: null,
      startsAt: null,
      endsAt: null,
      sort: 0,
      texts,
    });
    expect(made.status).toBe(200);
    const told = await operator.app.inject({ url: '/wps/relay/MCSFE_getListAnnouncements?language=EN', headers: { language: 'EN' } });
    expect(told.body).toContain(path);
  });

  it('goods of the points mall get another picture, and only an address that is one', async () => {
    const {
      list: [first],
    } = (await operator.ask<{ list: GoodsRow[] }>('GET', '/goods')).body;
    const { path } = (await upload(PNG)).body;
    expect((await operator.ask('POST', `/goods/${first!.id}/picture`, { image: 'javascript:alert(1)' })).body).toMatchObject({
      fields: { image: 'Must begin with / or https:// or http://' },
    });
    expect((await operator.ask('POST', `/goods/${first!.id}/picture`, { image: path })).status).toBe(200);
    expect((await operator.ask<{ list: GoodsRow[] }>('GET', '/goods')).body.list[0]).toMatchObject({ id: first!.id, image: path });
    expect(await operator.lastDeed()).toEqual({ action: 'goods.picture', ref: `reward ${first!.id}` });
    expect((await operator.ask('POST', '/goods/999999/picture', { image: path })).status).toBe(404);
  });
});
