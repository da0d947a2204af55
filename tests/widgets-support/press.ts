import { executeServerCommand } from '@web/test-runner-commands';

/** A trusted press of a key on what has the focus, `Tab` or `Shift+Tab`. */
export async function press(key: string): Promise<void> {
  const [last = key, ...held] = key.split('+').reverse();
  for (const down of held) await executeServerCommand('send-keys', { down });
  await executeServerCommand('send-keys', { press: last });
  for (const up of held) await executeServerCommand('send-keys', { up });
}
