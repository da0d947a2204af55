import type { Confirmation, Core } from '../../src/core/parts/core.js';

type DialogName = Parameters<Core['dialogs']['open']>[0];

const STATUS = '/wps/system/status';
const SOON = 15 * 60_000; // ms
const askPlatform = globalThis.fetch;

/** Lets something happen to a tag that is empty by itself: a popup, or a platform that is closed as far as this frame can tell. */
export function runDemo(core: Core, demo: string): void {
  const [kind, name = ''] = demo.split(':');
  const { dialogs } = core;
  const question: Confirmation = { title: { key: 'dialog.logout-title' }, body: { key: 'dialog.logout-body' } };
  const message = { title: { key: 'common.copied' }, tone: 'success' } as const;
  if (kind === 'dialog') dialogs.open(name as DialogName);
  else if (kind === 'confirm') void dialogs.confirm(question);
  else if (kind === 'info') void dialogs.info(message);
  else if (kind === 'nested') {
    dialogs.open('login');
    void dialogs.info(message);
  } else if (kind === 'status') pretend(core, name);
}

/** The platform itself stays as it is: only the answers that this frame gets to its question for the status are changed. */
function pretend(core: Core, state: string): void {
  globalThis.fetch = async (input, init) => {
    const answer = await askPlatform(input, init);
    if (state === 'open' || !(input instanceof Request ? input.url : String(input)).includes(STATUS)) return answer;
    const said = (await answer.json()) as { value: object };
    const more =
      state === 'maintenance'
        ? { maintenance: true, maintenanceEnd: new Date(Date.now() + SOON).toISOString() }
        : { regionRestriction: true };
    return Response.json({ ...said, value: { ...said.value, ...more } });
  };
  void core.status.load();
}
