import { NotUnderstood, parsePattern, type Node } from './pattern-syntax.js';

/** `undecided`: not understood or too much work; the platform decides when the form is sent. */
export type Verdict = 'fits' | 'does-not-fit' | 'undecided';

type State =
  | { kind: 'char'; test(char: string): boolean; next: number }
  | { kind: 'split'; next: number; other: number }
  | { kind: 'edge'; edge: '^' | '$' | 'b' | 'B'; next: number }
  | { kind: 'look'; start: number; wanted: boolean; next: number }
  | { kind: 'end' };
interface Machine {
  states: State[];
  start: number;
  unicode: boolean;
}

const MAX_STATES = 1500;
/** A few milliseconds; a value of 80 characters and a usual pattern take one thousand. */
const MAX_STEPS = 30_000;
const MAX_VALUE = 1000;

const machines = new Map<string, Machine | 'any' | 'undecided'>();

/**
 * Whether the whole value fits a pattern of the platform (VAL-01, VAL-02). Patterns are untrusted: instead of the browser's
 * backtracking, all ways through the pattern are followed side by side, a bounded number of steps, so that none can hang the
 * page. A pattern that nobody can read accepts everything (OP-38); what we cannot follow is left to the platform.
 */
export function matchPattern(source: string, value: string): Verdict {
  if (source === '*' || source === '') return 'fits';
  const machine = machineOf(source);
  if (machine === 'any') return 'fits';
  if (machine === 'undecided') return 'undecided';
  const chars = machine.unicode ? [...value] : value.split('');
  return chars.length > MAX_VALUE ? 'undecided' : run(machine, chars);
}

function machineOf(source: string): Machine | 'any' | 'undecided' {
  let machine = machines.get(source);
  if (!machine) machines.set(source, (machine = build(source)));
  return machine;
}

function build(source: string): Machine | 'any' | 'undecided' {
  try {
    const { node, unicode } = parsePattern(source);
    const states: State[] = [];
    const start = compile(node, add(states, { kind: 'end' }), states);
    return { states, start, unicode };
  } catch (error) {
    if (error instanceof NotUnderstood) return 'undecided';
    console.warn('[gp-widgets] A registration rule has a pattern that cannot be read; it accepts everything.', source.slice(0, 100));
    return 'any';
  }
}

/** Adds the states of a node that lead on to `next`; answers where they begin. */
function compile(node: Node, next: number, states: State[]): number {
  switch (node.kind) {
    case 'char':
      return add(states, { kind: 'char', test: node.test, next });
    case 'edge':
      return add(states, { kind: 'edge', edge: node.edge, next });
    case 'look':
      return add(states, { kind: 'look', start: compile(node.of, add(states, { kind: 'end' }), states), wanted: node.wanted, next });
    case 'sequence':
      return node.parts.reduceRight((after, part) => compile(part, after, states), next);
    case 'choice':
      return node.options
        .map(option => compile(option, next, states))
        .reduce((other, first) => add(states, { kind: 'split', next: first, other }));
    case 'repeat':
      return repeat(node, next, states);
  }
}

function repeat({ of, min, max }: Extract<Node, { kind: 'repeat' }>, next: number, states: State[]): number {
  let start = next;
  if (max === Infinity) {
    const loop = { kind: 'split' as const, next: 0, other: next };
    start = add(states, loop);
    loop.next = compile(of, start, states);
  } else {
    for (let copy = min; copy < max; copy++) start = add(states, { kind: 'split', next: compile(of, start, states), other: next });
  }
  for (let copy = 0; copy < min; copy++) start = compile(of, start, states);
  return start;
}

function add(states: State[], state: State): number {
  if (states.length >= MAX_STATES) throw new NotUnderstood('too large');
  return states.push(state) - 1;
}

function run({ states, start }: Machine, chars: readonly string[]): Verdict {
  let steps = 0;
  const looks = new Map<string, boolean>();
  const isWord = (at: number) => /^\w$/.test(chars[at] ?? '');

  /** All states reachable without taking a character; `seen` holds at which turn each was reached last. */
  function spread(open: number[], at: number, seen: Uint32Array, turn: number): number[] {
    const reached: number[] = [];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      if (++steps > MAX_STEPS) throw new NotUnderstood('too much work');
      if (seen[index] === turn) continue;
      seen[index] = turn;
      reached.push(index);
      const state = states[index]!;
      if (state.kind === 'split') open.push(state.next, state.other);
      else if ((state.kind === 'edge' && holds(state.edge, at)) || (state.kind === 'look' && ahead(state.start, at) === state.wanted))
        open.push(state.next);
    }
    return reached;
  }
  function holds(edge: '^' | '$' | 'b' | 'B', at: number): boolean {
    if (edge === '^') return at === 0;
    if (edge === '$') return at === chars.length;
    return (isWord(at - 1) !== isWord(at)) === (edge === 'b');
  }
  function ahead(from: number, at: number): boolean {
    const key = `${from}@${at}`;
    let answer = looks.get(key);
    if (answer === undefined) looks.set(key, (answer = walk(from, at, false)));
    return answer;
  }
  /** Whether a way leads to an end: with the last character, or after any. */
  function walk(from: number, begin: number, toTheLast: boolean): boolean {
    const seen = new Uint32Array(states.length);
    let now = spread([from], begin, seen, 1);
    for (let at = begin; ; at++) {
      const isDone = now.some(index => states[index]!.kind === 'end');
      if (isDone && (!toTheLast || at === chars.length)) return true;
      if (at >= chars.length || now.length === 0) return false;
      const next: number[] = [];
      for (const index of now) {
        const state = states[index]!;
        if (++steps > MAX_STEPS) throw new NotUnderstood('too much work');
        if (state.kind === 'char' && state.test(chars[at]!)) next.push(state.next);
      }
      now = spread(next, at + 1, seen, at - begin + 2);
    }
  }

  try {
    return walk(start, 0, true) ? 'fits' : 'does-not-fit';
  } catch (error) {
    if (error instanceof NotUnderstood) return 'undecided';
    throw error;
  }
}
