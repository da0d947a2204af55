import type { Game } from '../../api/games/games.js';
import type { TextKey } from '../../texts/text-keys.js';
import type { Action } from './access.js';
import type { Readable } from './readable.js';

/**
 * The dialogs, and what each may be opened with. Those of a route get the query of its address and its `hash`; other copies of the
 * package and host pages may hand in more or less, so whoever reads looks.
 */
export interface DialogProps {
  login: { action?: Action; hash?: string };
  register: { hash?: string };
  'forgot-password': { hash?: string };
  'change-password': { reason?: 'default' | 'expired' };
  notice: { id?: string };
  /** `topic`, or `section` as the terms link names it (NAV-20). */
  help: { topic?: string; section?: string };
  announcement: object;
  license: object;
  'game-popup': { vendorCode?: string; name?: string };
  'game-rooms': { vendorCode?: string; name?: string };
  'game-maintenance': { game?: Pick<Game, 'id' | 'type' | 'name'> };
  game: object;
  confirm: Confirmation;
  info: Information;
  /** A model of chat that opens at once. */
  chat: { model?: string };
  zalo: object;
  contract: { kind?: string; request?: string; section?: string; downline?: string };
  /** A page of the centre, by its menu name (MOD-12). */
  'member-center': { page?: string };
  'agent-center': { page?: string };
}
export type DialogName = keyof DialogProps;
/** An open dialog. */
export type DialogEntry<Name extends DialogName = DialogName> = {
  [N in Name]: { id: number; name: N; props: Readonly<Partial<DialogProps[N]>> };
}[Name];
/** Texts of confirm and info dialogs are translation keys with values. */
export interface MessageText {
  key: TextKey;
  /** Two numbers are a range, such as 4-16. */
  values?: Record<string, string | number | readonly number[]>;
}
/** A question with two buttons. */
export interface Confirmation {
  title: MessageText;
  body?: MessageText;
  yes?: MessageText;
  no?: MessageText;
  danger?: boolean;
}
/** A message with one button, and with others where it offers the registration or a free trial. */
export interface Information {
  title: MessageText;
  body?: MessageText;
  tone?: 'info' | 'warning' | 'success';
  register?: boolean;
  demo?: () => void;
}
export interface Dialogs {
  readonly store: Readable<{ open: readonly DialogEntry[] }>;
  /** Opens on top; a dialog of the same name that is open already comes to the front. Makes `<gp-dialogs>` when the page has none. */
  open<Name extends DialogName>(name: Name, props?: DialogProps[Name]): number;
  /** Closes by id or name, handing `result` to whoever waits. */
  close(which: number | DialogName, result?: unknown): void;
  closeAll(): void;
  /** Resolves true when confirmed. */
  confirm(text: Confirmation): Promise<boolean>;
  /** Resolves when closed. */
  info(text: Information): Promise<void>;
}
