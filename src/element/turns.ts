/** No widget keeps the others waiting for longer. */
const LONGEST = 1_000; // ms

interface Turn {
  box: HTMLElement;
  begin(): void;
}
const waiting = new Set<Turn>();
let current: Turn | undefined;
let channel: MessageChannel | undefined;

/**
 * Widgets are drawn for the first time one after the other, each whole: side by side, the first would stand only with the last.
 * Among those that can begin, what somebody has pressed already is next, then what has most to press in its snapshot, then who
 * asked first. Returns what is called when it stands, or goes.
 */
export function takeTurn(box: HTMLElement, begin: () => void): () => void {
  const turn = { box, begin };
  waiting.add(turn);
  plan();
  return () => {
    waiting.delete(turn);
    leave(turn);
  };
}

/** In a task of its own, so that the browser paints before, and all that became ready together can be compared. */
function plan() {
  channel ??= new MessageChannel();
  channel.port1.onmessage = next;
  channel.port2.postMessage(0);
}

function next() {
  const [turn] = current ? [] : [...waiting].sort((a, b) => rankOf(b) - rankOf(a));
  if (!turn) return;
  waiting.delete(turn);
  current = turn;
  setTimeout(leave, LONGEST, turn);
  turn.begin();
}

function rankOf({ box }: Turn): number {
  return box.ariaBusy ? 1e6 : box.querySelectorAll('button').length;
}

function leave(turn: Turn) {
  if (current !== turn) return;
  current = undefined;
  plan();
}
