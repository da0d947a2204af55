import { expect, it } from 'vitest';
import { chatPage } from './chat-page.js';

it('the page of the room says what it was asked for, and as its language the one that it shows', () => {
  expect(chatPage('ES', new Map())).toContain('<html lang="es" data-language="es"');
  const page = chatPage('AR', new Map());
  expect(page).toContain('<html lang="en" data-language="ar"');
  expect(page).toContain('The chat needs JavaScript.');
});
