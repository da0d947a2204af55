import { expect, test } from 'vitest';
import { noConnection, tellConnection } from './no-connection.js';

test('a page says that the line is gone, anew in another language, and nothing once it is back', () => {
  const device = new EventTarget();
  const line = { textContent: '', lang: '' } as HTMLElement;
  let code = 'ES';
  const again = tellConnection(line, () => noConnection(code), device);
  device.dispatchEvent(new Event('offline'));
  expect([line.lang, line.textContent]).toEqual(['es', 'Sin conexión']);
  code = 'DE';
  again();
  expect([line.lang, line.textContent]).toEqual(['en', 'No connection']);
  device.dispatchEvent(new Event('online'));
  expect(line.textContent).toBe('');
  again();
  expect(line.textContent).toBe('');
});
