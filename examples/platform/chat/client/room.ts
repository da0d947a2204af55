import { element, icon } from '../../games/client/element.js';
import { tagOf } from '../../locale.js';
import { langShown, writtenIn, type Lang } from '../../written.js';
import type { EndReason } from '../chat-access.js';
import type { ChatMessage } from '../conversations.js';
import type { RoomState } from '../follow-conversation.js';
import { arrange } from './arrange.js';
import { bubble, pendingBubble, type Pending } from './bubble.js';
import { Drafts, type Kept } from './drafts.js';
import { LiveFeed } from './live-feed.js';
import { markRead, openRoomStream, readRoom, RoomError, sendImage, sendText } from './room-api.js';
import { tellParent } from './tell-parent.js';
import type { Spoken } from './spoken-words.js';
import type { Words } from './words.js';

const LONGEST = 2_000;
/** From here on the field says how much room is left. */
const NEARLY_FULL = 1_800;
const MOST_ROWS = 5;
const IMAGE_BYTES = 5_242_880; // CON-10
const IMAGES = 3; // CON-11
const NEAR_END = 80;
/** Longer waits are told in minutes. */
const A_MOMENT_S = 60;
/** A picture of this page is let go when the platform's own has surely taken its place. */
const PREVIEW_MS = 5_000;
const SEND_ICON = 'M4 12L20 4L14 20L11 13Z';
const CLIP_ICON = 'M20 11l-8 8a5 5 0 0 1-7-7l9-9a3.5 3.5 0 0 1 5 5l-9 9a2 2 0 0 1-3-3l8-8';

/** One conversation: what was said, what is being sent, and the field to write. */
export class Room {
  readonly #token: string;
  readonly #drafts: Drafts;
  readonly #messages = new Map<number, ChatMessage>();
  /** Drawn messages, with what they were drawn from. */
  readonly #bubbles = new Map<number, { sign: string; node: HTMLElement }>();
  readonly #feed: LiveFeed;
  #pending: Pending[] = [];
  #state: Omit<RoomState, 'messages'> | undefined;
  #spoken: Spoken;
  #isLost = false;
  #isRestored = false;
  #told = 0;
  readonly #name = element('h1');
  readonly #hint = element('p');
  readonly #list = element('ol', { className: 'messages', tabIndex: 0 });
  readonly #live = element('p', { className: 'sr', role: 'status' });
  readonly #alert = element('p', { className: 'alert', role: 'alert', hidden: true });
  readonly #left = element('p', { className: 'left', id: 'left', hidden: true });
  readonly #field = element('textarea', { rows: 1, maxLength: LONGEST, aria: { describedby: 'left' } });
  readonly #file = element('input', { type: 'file', accept: 'image/png,image/jpeg', multiple: true, hidden: true });
  readonly #attach = element('button', { type: 'button', className: 'icon' }, icon(CLIP_ICON));
  readonly #send = element('button', { type: 'submit', className: 'icon primary' }, icon(SEND_ICON));

  constructor(root: HTMLElement, token: string, spoken: Spoken) {
    this.#token = token;
    this.#spoken = spoken;
    this.#drafts = new Drafts(token);
    this.#feed = new LiveFeed({
      open: signal => openRoomStream(token, this.#last, signal),
      onEvent: ({ event, data }) =>
        event === 'ended' ? this.#end((data as { reason?: EndReason }).reason) : event === 'state' && this.#take(data as RoomState),
      poll: signal => this.#poll(signal),
      onReach: isReached => this.#reach(isReached),
    });
    const form = element('form', {}, this.#attach, this.#file, this.#field, this.#send);
    form.onsubmit = event => {
      event.preventDefault();
      this.#submit();
    };
    // The page around hands the focus over; a keyboard on the screen should not come unasked.
    addEventListener(
      'focus',
      () => document.activeElement === document.body && matchMedia('(pointer: fine)').matches && this.#field.focus(),
    );
    this.#attach.onclick = () => this.#file.click();
    this.#file.onchange = () => this.#sendFiles([...(this.#file.files ?? [])]);
    this.#field.oninput = () => this.#written();
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
    root.replaceChildren(element('header', {}, this.#name, this.#hint), this.#list, this.#live, this.#alert, this.#left, form);
    document.addEventListener('visibilitychange', () => this.#markRead());
    this.speak(spoken);
    const kept = this.#drafts.read();
    if (kept) this.restore(kept);
    this.#feed.start();
  }

  /** Another language, at once. */
  speak(spoken: Spoken): void {
    this.#spoken = spoken;
    const words = this.#words;
    this.#hint.textContent = words.hint;
    this.#list.setAttribute('aria-label', words.messages);
    this.#field.placeholder = words.write;
    this.#field.setAttribute('aria-label', words.write);
    this.#send.setAttribute('aria-label', words.send);
    this.#attach.setAttribute('aria-label', words.attach);
    this.#attach.title = words.attachHint;
    if (this.#isLost) this.#say(words.lost);
    this.#draw();
  }

  /** What was written before a reload; counts once, and never over what is written now. What had been sent is sent again under its key. */
  restore({ text, unsent }: Kept): void {
    if (this.#isRestored) return;
    this.#isRestored = true;
    if (this.#field.value === '') this.#field.value = text.slice(0, LONGEST);
    const known = new Set([...this.#sentKeys(), ...this.#pending.map(({ key }) => key)]);
    for (const { key, text: words } of unsent) if (!known.has(key)) this.#queue({ key, text: words, state: 'sending' });
    this.#written();
  }

  get #words(): Words {
    return this.#spoken.words;
  }

  get #lang(): Lang {
    return this.#spoken.lang;
  }

  get #last(): number {
    return Math.max(0, ...this.#messages.keys());
  }

  #sentKeys(): string[] {
    return [...this.#messages.values()].flatMap(({ sender, key }) => (sender === 'visitor' ? [key] : []));
  }

  async #poll(signal: AbortSignal): Promise<void> {
    try {
      this.#take(await readRoom(this.#token, this.#last, signal));
    } catch (error) {
      if (error instanceof RoomError && error.status === 404) this.#end(error.more.reason);
      throw error;
    }
  }

  #take({ messages, ...state }: RoomState): void {
    const isFirst = this.#state === undefined;
    const isClosing = this.#state?.status === 'open' && state.status === 'closed';
    this.#state = state;
    const fresh = messages.filter(({ id }) => !this.#messages.has(id));
    for (const message of fresh) this.#messages.set(message.id, message);
    this.#settle();
    this.#draw(isFirst);
    const answers = fresh.filter(({ sender }) => sender === 'operator');
    if (!isFirst && answers.length > 0) this.#announce(answers);
    if (isClosing) this.#live.textContent = this.#words.closed;
    this.#markRead();
  }

  /** What the platform has is not waiting any more. */
  #settle(): void {
    const known = new Set(this.#sentKeys());
    const there = this.#pending.filter(({ key }) => known.has(key));
    if (there.length === 0) return;
    for (const { preview } of there) if (preview) setTimeout(() => URL.revokeObjectURL(preview), PREVIEW_MS);
    this.#pending = this.#pending.filter(({ key }) => !known.has(key));
    this.#keep();
  }

  #announce(answers: readonly ChatMessage[]): void {
    const { operator, picture } = this.#words;
    this.#live.textContent = `${operator}: ${answers.map(({ text, image }) => (image ? picture : text)).join(' ')}`;
    if (!document.hidden) return;
    this.#told += answers.length;
    this.#entitle();
  }

  /** A window of its own tells in its title what waits. */
  #entitle(): void {
    document.title = this.#told > 0 ? `(${this.#told}) ${this.#words.title}` : this.#words.title;
  }

  /** The operator's messages count as read when they are seen. */
  #markRead(): void {
    if (document.hidden) return;
    this.#told = 0;
    this.#entitle();
    const newest = Math.max(0, ...[...this.#messages.values()].flatMap(({ id, sender }) => (sender === 'operator' ? [id] : [])));
    if (this.#state && newest > this.#state.read)
      void markRead(this.#token, newest).then(
        () => tellParent('gp-chat-read'),
        () => undefined,
      );
  }

  #reach(isReached: boolean): void {
    this.#isLost = !isReached;
    this.#say(isReached ? '' : this.#words.lost);
    if (!isReached) return;
    for (const pending of this.#pending) if (pending.state === 'failed' && pending.isCut) void this.#deliver(pending);
  }

  /** What was said is not shown any more; what was not sent yet stays in sight, or with the page around. */
  #end(reason: EndReason = 'unknown'): void {
    this.#feed.end();
    const { again, toSite, unsent, ended, endedSession, endedReplaced, endedExpired } = this.#words;
    const words = { session: endedSession, replaced: endedReplaced, expired: endedExpired, unknown: ended }[reason];
    const left = [...this.#pending.map(({ text }) => text), this.#field.value.trim()].filter(Boolean).join('\n');
    const isOwnWindow = parent === window;
    if (isOwnWindow) this.#drafts.write({ text: '', unsent: [] });
    tellParent('gp-chat-ended', { reason });
    const link = (href: string, text: string) => element('a', { href, className: 'again' }, text);
    document
      .getElementById('room')
      ?.replaceChildren(
        element(
          'div',
          { className: 'middle' },
          element('p', { role: 'alert' }, words),
          ...(left && isOwnWindow ? [element('p', {}, unsent), element('blockquote', { dir: 'auto' }, left)] : []),
          ...(isOwnWindow ? [...(reason === 'unknown' ? [] : [link('/', toSite)]), link(`/chat/?lang=${this.#lang}`, again)] : []),
        ),
      );
  }

  #submit(): void {
    const text = this.#field.value.trim();
    if (!text) return this.#field.focus();
    this.#field.value = '';
    this.#field.focus();
    this.#queue({ key: newKey(), text, state: 'sending' });
    this.#written();
  }

  #sendFiles(files: File[]): void {
    this.#file.value = '';
    if (files.length > IMAGES) return this.#say(this.#words.tooMany);
    const wrong = files.some(file => !['image/png', 'image/jpeg'].includes(file.type))
      ? this.#words.wrongType
      : files.some(file => file.size > IMAGE_BYTES)
        ? this.#words.tooLarge
        : '';
    if (wrong) return this.#say(wrong);
    this.#say('');
    for (const file of files) this.#queue({ key: newKey(), text: '', file, preview: URL.createObjectURL(file), state: 'sending' });
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
      this.#feed.refresh();
    } catch (error) {
      pending.state = 'failed';
      pending.isCut = error instanceof RoomError && error.status === 0;
      pending.isRefused = error instanceof RoomError && error.code === 'image-refused';
      pending.reason = this.#reason(error, pending.file !== undefined);
      this.#draw();
      if (error instanceof RoomError && error.status === 404) this.#end(error.more.reason);
    }
  }

  #reason(error: unknown, isPicture: boolean): string {
    const { failed, full, tooFast, tooLarge, tooMuch, tooWide, wrongType } = this.#words;
    if (!(error instanceof RoomError)) return failed;
    const { fault = '', retryAfter = 0 } = error.more;
    const refused = fault.startsWith('at most') ? tooLarge : fault === 'too many points' ? tooWide : wrongType;
    const tooMany = retryAfter > A_MOMENT_S ? tooMuch.replace('{minutes}', String(Math.ceil(retryAfter / 60))) : tooFast;
    const reasons: Partial<Record<RoomError['code'], string>> = {
      'image-refused': refused,
      'rate-limited': tooMany,
      'quota-exceeded': isPicture ? full : failed,
    };
    return reasons[error.code] ?? failed;
  }

  #draw(toEnd = false): void {
    const words = this.#words;
    const list = this.#list;
    const atEnd = toEnd || list.scrollHeight - list.scrollTop - list.clientHeight < NEAR_END;
    const name = this.#state?.name;
    this.#name.textContent = name ? writtenIn(name, this.#lang) : words.title;
    this.#name.lang = tagOf(name ? langShown(this.#lang, name) : this.#lang);
    const shown = [...this.#messages.values()].sort((a, b) => a.id - b.id).map(message => this.#bubble(message));
    const waiting = this.#pending.map(pending =>
      pendingBubble(
        pending,
        words,
        () => void this.#deliver(pending),
        () => this.#drop(pending),
      ),
    );
    const hint = shown.length + waiting.length === 0 && this.#state ? [element('li', { className: 'note' }, words.empty)] : [];
    arrange(list, [...hint, ...shown, ...waiting]);
    if (atEnd) list.scrollTop = list.scrollHeight;
  }

  #bubble(message: ChatMessage): HTMLElement {
    const isSeen = message.id <= (this.#state?.seen ?? 0);
    const sign = `${this.#lang} ${isSeen}`;
    const drawn = this.#bubbles.get(message.id);
    if (drawn?.sign === sign) return drawn.node;
    const node = bubble(message, this.#words, this.#lang, isSeen);
    // A picture that arrives makes the list longer: who was at its end stays there.
    node
      .querySelector('img')
      ?.addEventListener(
        'load',
        () =>
          this.#list.scrollHeight - this.#list.scrollTop - this.#list.clientHeight < NEAR_END + node.clientHeight &&
          (this.#list.scrollTop = this.#list.scrollHeight),
      );
    this.#bubbles.set(message.id, { sign, node });
    return node;
  }

  /** One that failed is not sent after all. */
  #drop(pending: Pending): void {
    this.#pending = this.#pending.filter(other => other !== pending);
    if (pending.text && this.#field.value === '') this.#field.value = pending.text;
    this.#draw();
    this.#written();
    this.#field.focus();
  }

  #say(text: string): void {
    if (this.#alert.textContent !== text) this.#alert.textContent = text;
    this.#alert.hidden = text === '';
  }

  #written(): void {
    const { value } = this.#field;
    this.#field.rows = 1;
    const { lineHeight, paddingBlockStart, paddingBlockEnd } = getComputedStyle(this.#field);
    this.#field.rows = Math.max(
      1,
      Math.min(
        MOST_ROWS,
        Math.round((this.#field.scrollHeight - parseFloat(paddingBlockStart) - parseFloat(paddingBlockEnd)) / parseFloat(lineHeight)),
      ),
    );
    this.#left.hidden = value.length < NEARLY_FULL;
    this.#left.textContent = this.#left.hidden ? '' : `${value.length} / ${LONGEST}`;
    this.#keep();
  }

  #keep(): void {
    this.#drafts.write({
      text: this.#field.value,
      unsent: this.#pending.filter(({ file }) => !file).map(({ key, text }) => ({ key, text })),
    });
  }
}

function newKey(): string {
  return crypto.randomUUID?.() ?? String(Math.random()).slice(2).padEnd(12, '0');
}
