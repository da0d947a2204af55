import { element, icon } from '../../games/client/element.js';
import type { ChatMessage } from '../conversations.js';
import { bubble, pendingBubble, type Pending } from './bubble.js';
import { readRoom, RoomError, sendImage, sendText, type RoomState } from './room-api.js';
import { tellParent } from './surroundings.js';
import { WORDS, type Words } from './words.js';

const EVERY_MS = 2_000;
const HIDDEN_MS = 10_000;
const LONGEST = 2_000;
const IMAGE_BYTES = 5_242_880; // CON-10
const IMAGES = 3; // CON-11
const NEAR_END = 80;
const SEND_ICON = 'M4 12L20 4L14 20L11 13Z';
const CLIP_ICON = 'M20 11l-8 8a5 5 0 0 1-7-7l9-9a3.5 3.5 0 0 1 5 5l-9 9a2 2 0 0 1-3-3l8-8';

/** One conversation: what was said, what is being sent, and the field to write. */
export class Room {
  readonly #token: string;
  readonly #messages = new Map<number, ChatMessage>();
  #pending: Pending[] = [];
  #state: RoomState | undefined;
  #lang: 'en' | 'es';
  #lost = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #name = element('h1');
  readonly #hint = element('p');
  readonly #list = element('ol', { className: 'messages', tabIndex: 0 });
  readonly #live = element('p', { className: 'sr', role: 'status' });
  readonly #alert = element('p', { className: 'alert', role: 'alert', hidden: true });
  readonly #field = element('textarea', { rows: 1, maxLength: LONGEST });
  readonly #file = element('input', { type: 'file', accept: 'image/png,image/jpeg', multiple: true, hidden: true });
  readonly #attach = element('button', { type: 'button', className: 'icon' }, icon(CLIP_ICON));
  readonly #send = element('button', { type: 'submit', className: 'icon primary' }, icon(SEND_ICON));

  constructor(root: HTMLElement, token: string, lang: 'en' | 'es') {
    this.#token = token;
    this.#lang = lang;
    const form = element('form', {}, this.#attach, this.#file, this.#field, this.#send);
    form.onsubmit = event => {
      event.preventDefault();
      this.#submit();
    };
    this.#attach.onclick = () => this.#file.click();
    this.#file.onchange = () => this.#sendFiles([...(this.#file.files ?? [])]);
    this.#field.oninput = () => this.#grow();
    this.#field.onkeydown = event => {
      if (event.key !== 'Enter' || event.shiftKey || event.isComposing) return;
      event.preventDefault();
      this.#submit();
    };
    this.#field.onpaste = event => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      this.#sendFiles(files);
    };
    root.replaceChildren(element('header', {}, this.#name, this.#hint), this.#list, this.#live, this.#alert, form);
    addEventListener('online', () => this.#poll());
    document.addEventListener('visibilitychange', () => !document.hidden && this.#poll());
    this.speak(lang);
    this.#poll();
  }

  /** Another language, at once. */
  speak(lang: 'en' | 'es'): void {
    this.#lang = lang;
    const words = this.#words;
    this.#hint.textContent = words.hint;
    this.#list.setAttribute('aria-label', words.messages);
    this.#field.placeholder = words.write;
    this.#field.setAttribute('aria-label', words.write);
    this.#send.setAttribute('aria-label', words.send);
    this.#attach.setAttribute('aria-label', words.attach);
    this.#attach.title = words.attachHint;
    this.#draw();
  }

  get #words(): Words {
    return WORDS[this.#lang];
  }

  #poll(): void {
    clearTimeout(this.#timer);
    const after = Math.max(0, ...this.#messages.keys());
    readRoom(this.#token, after).then(
      state => this.#take(state),
      (error: unknown) => this.#fail(error),
    );
  }

  #take(state: RoomState): void {
    const answered = state.messages.filter(message => message.sender === 'operator').length > 0 && this.#state !== undefined;
    const changed = this.#lost || !this.#state || state.messages.length > 0 || state.seen !== this.#state.seen;
    this.#state = state;
    this.#lost = false;
    for (const message of state.messages) this.#messages.set(message.id, message);
    const known = new Set(state.messages.map(message => message.key));
    for (const { key, preview } of this.#pending) if (known.has(key) && preview) setTimeout(() => URL.revokeObjectURL(preview), EVERY_MS);
    this.#pending = this.#pending.filter(({ key }) => !known.has(key));
    if (changed) this.#draw();
    if (answered) this.#live.textContent = `${this.#words.newMessage}: ${state.messages.at(-1)?.text ?? ''}`;
    this.#later(document.hidden ? HIDDEN_MS : EVERY_MS);
  }

  #fail(error: unknown): void {
    if (error instanceof RoomError && error.status === 404) return this.#end();
    this.#lost = true;
    this.#say(this.#words.lost);
    this.#later(EVERY_MS * 2);
  }

  #later(ms: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#poll(), ms);
  }

  #end(): void {
    clearTimeout(this.#timer);
    tellParent('gp-chat-ended');
    const link = element('a', { href: `/chat/?lang=${this.#lang}`, className: 'again' }, this.#words.again);
    document.getElementById('room')?.replaceChildren(element('div', { className: 'middle' }, element('p', { role: 'alert' }, this.#words.ended), ...(parent === window ? [link] : [])));
  }

  #submit(): void {
    const text = this.#field.value.trim();
    if (!text) return this.#field.focus();
    this.#field.value = '';
    this.#grow();
    this.#field.focus();
    this.#queue({ key: crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(12, '0'), text, state: 'sending' });
  }

  #sendFiles(files: File[]): void {
    this.#file.value = '';
    if (files.length > IMAGES) return this.#say(this.#words.tooMany);
    const wrong = files.some(file => !['image/png', 'image/jpeg'].includes(file.type)) ? this.#words.wrongType : files.some(file => file.size > IMAGE_BYTES) ? this.#words.tooLarge : '';
    if (wrong) return this.#say(wrong);
    this.#say('');
    for (const file of files) this.#queue({ key: crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(12, '0'), text: '', file, preview: URL.createObjectURL(file), state: 'sending' });
  }

  #queue(pending: Pending): void {
    this.#pending.push(pending);
    this.#draw(true);
    void this.#deliver(pending);
  }

  async #deliver(pending: Pending): Promise<void> {
    pending.state = 'sending';
    this.#draw();
    try {
      await (pending.file ? sendImage(this.#token, pending.file, pending.key) : sendText(this.#token, pending.text, pending.key));
      this.#poll();
    } catch (error) {
      pending.state = 'failed';
      pending.reason = this.#reason(error);
      this.#draw();
    }
  }

  #reason(error: unknown): string {
    const code = error instanceof RoomError ? error.code : '';
    return { 'image-refused': this.#words.wrongType, 'rate-limited': this.#words.tooFast }[code] ?? this.#words.failed;
  }

  #draw(toEnd = false): void {
    const words = this.#words;
    const list = this.#list;
    const atEnd = toEnd || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
    this.#name.textContent = this.#state?.name[this.#lang] ?? words.title;
    if (this.#state && !this.#lost) this.#say('');
    const shown = [...this.#messages.values()].map(message => bubble(message, words, this.#lang, message.id <= (this.#state?.seen ?? 0)));
    const waiting = this.#pending.map(pending => pendingBubble(pending, words, () => void this.#deliver(pending)));
    const hint = shown.length + waiting.length === 0 && this.#state ? [element('li', { className: 'note' }, words.empty)] : [];
    list.replaceChildren(...hint, ...shown, ...waiting);
    if (atEnd) list.scrollTop = list.scrollHeight;
  }

  #say(text: string): void {
    if (this.#alert.textContent !== text) this.#alert.textContent = text;
    this.#alert.hidden = text === '';
  }

  #grow(): void {
    this.#field.rows = Math.min(5, this.#field.value.split('\n').length);
  }
}
