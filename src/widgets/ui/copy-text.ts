import type { Core } from '../../core/core.js';

/** Copies a text and says so in a dialog (ERR-25); without a clipboard the dialog shows the text to copy by hand. */
export async function copyText({ dialogs }: Pick<Core, 'dialogs'>, text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    await dialogs.info({ title: { key: 'common.copied' }, body: { key: 'dialog.copied', values: { text } }, tone: 'success' });
  } catch {
    await dialogs.info({ title: { key: 'common.copy' }, body: { key: 'dialog.copy-by-hand', values: { text } }, tone: 'warning' });
  }
}
