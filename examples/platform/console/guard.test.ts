import { expect, it } from 'vitest';
import Fastify from 'fastify';
import { Failure } from '../failure.js';
import { readConfig } from '../read-config.js';
import { StartError } from '../start-error.js';
import { createGuard } from './guard.js';

const MINUTE_MS = 60_000;

function guarded(operatorKey: string) {
  let uptime = 0;
  const app = Fastify();
  app.addHook(
    'onRequest',
    createGuard(operatorKey, () => uptime),
  );
  app.setErrorHandler((error, _request, reply) => reply.status(error instanceof Failure ? error.status : 500).send({}));
  app.get('/', () => ({}));
  return {
    try: async (key?: string, remoteAddress = '192.0.2.1') => {
      const headers = key === undefined ? {} : { authorization: `Bearer ${key}` };
      return (await app.inject({ url: '/', headers, remoteAddress })).statusCode;
    },
    pass: (ms: number) => (uptime += ms),
  };
}

it('OPC-01 only the operator key opens the console, and no key means nobody', async () => {
  const guard = guarded('right-key');
  expect(await guard.try('right-key')).toBe(200);
  expect(await guard.try('right-keys')).toBe(401);
  expect(await guard.try('')).toBe(401);
  expect(await guard.try()).toBe(401);
  expect(await guarded('').try('')).toBe(401);
});

it('OPC-02 after ten wrong keys an address waits for a minute with its next guess, and never with the right key', async () => {
  const guard = guarded('right-key');
  for (let attempt = 0; attempt < 10; attempt++) expect(await guard.try(`wrong-${attempt}`)).toBe(401);
  for (let attempt = 0; attempt < 50; attempt++) expect(await guard.try(`wrong-${attempt}`)).toBe(429);
  expect(await guard.try('right-key')).toBe(200);
  expect(await guard.try('wrong', '192.0.2.2')).toBe(401);
  guard.pass(MINUTE_MS);
  expect(await guard.try('wrong')).toBe(401);
  expect(await guard.try('right-key')).toBe(200);
});

it('OPC-03 a key that could be guessed is refused at the start, with what to do', () => {
  const read = (key: string) => () => readConfig('/tmp', { GP_OPERATOR_KEY: key }, []);
  for (const key of ['k', 'operator', 'x'.repeat(31)]) expect(read(key)).toThrow(/GP_OPERATOR_KEY has \d+ characters.*at least 32/);
  expect(read('k')).toThrow(StartError);
  expect(read('x'.repeat(32))().operatorKey).toBe('x'.repeat(32));
});

it('OPC-02 asking without a key does not use up attempts', async () => {
  const guard = guarded('right-key');
  for (let attempt = 0; attempt < 20; attempt++) expect(await guard.try()).toBe(401);
  expect(await guard.try('right-key')).toBe(200);
});
