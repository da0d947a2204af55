import type { Core } from '../../core/parts/core.js';

/** Copies a text and says so in a dialog (ERR-25); without a clipboard the dialog shows the text to copy by hand. */
export async function copyText({ dialogs }: Pick<Core, 'dialogs'>, shown: string): Promise<void> {
  // Without the marks that keep values apart from right to left: nobody could see what is wrong with a password that has them.
  const text = shown.replace(/[\u2066-\u2069]/g, '');
  try {
    await navigator.clipboard.writeText(text);
    await dialogs.info({ title: { key: 'common.copied' }, body: { key: 'dialog.copied', values: { text } }, tone: 'success' });
  } catch {
    await dialogs.info({ title: { key: 'common.copy' }, body: { key: 'dialog.copy-by-hand', values: { text } }, tone: 'warning' });
  }
}
