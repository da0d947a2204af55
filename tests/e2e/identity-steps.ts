import type { APIRequestContext, Locator } from '@playwright/test';
import { totpAt, totpStep } from '../../examples/platform/identity/totp.js';
import { expect } from './fixtures.js';

interface Console {
  site: string;
  operatorKey: string;
}

/** Passes the human verification that stands open in a form, without dragging: the machine works. */
export async function proveHuman(form: Locator): Promise<void> {
  await form.getByRole('button', { name: 'Continue without a picture' }).click();
}

/** What the operator's console says. */
export async function ask<T>(request: APIRequestContext, { site, operatorKey }: Console, path: string): Promise<T> {
  const answer = await request.get(`${site}/sandbox/api/${path}`, { headers: { Authorization: `Bearer ${operatorKey}` } });
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true);
  return (await answer.json()) as T;
}

interface Outbox {
  list: { id: number; target: string; text: string }[];
}

/** Waits for the next message to a number or address after `last`, and reads the code in it. */
export async function codeSentTo(
  request: APIRequestContext,
  console: Console,
  target: string,
  last = 0,
): Promise<{ code: string; id: number; text: string }> {
  let found: Outbox['list'][number] | undefined;
  await expect
    .poll(
      async () => {
        const { list } = await ask<Outbox>(request, console, `outbox?after=${last}&search=${encodeURIComponent(target)}`);
        found = list.find(message => message.target === target);
        return found !== undefined;
      },
      { message: `a message to ${target}` },
    )
    .toBe(true);
  const { text = '', id = 0 } = found ?? {};
  const code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
  expect(code, text).toHaveLength(6);
  return { code, id, text };
}

interface Account {
  id: number;
  uplines: { account: string }[];
}

export async function accountNamed(request: APIRequestContext, console: Console, name: string): Promise<Account> {
  const { list } = await ask<{ list: { id: number }[] }>(request, console, `accounts?search=${name}`);
  return ask<Account>(request, console, `accounts/${list[0]?.id}`);
}

/** What an authenticator app shows at this moment. */
export function authenticatorCode(secret: string): string {
  return totpAt(secret, totpStep(Date.now()));
}
