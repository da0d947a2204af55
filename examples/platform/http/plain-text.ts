import * as v from 'valibot';

const LINE_LAYOUT = /[\t\n\r]/g;
/** Unicode's control characters, and halves of surrogate pairs. */
const UNKEEPABLE = /[\p{Cc}\p{Cs}]/u;

/** Of a value that is text already. */
export const printable = v.check((text: string) => !UNKEEPABLE.test(text.replace(LINE_LAYOUT, '')), 'must not contain control characters');

/**
 * The one type of text that comes in from outside: every schema of a call, a game's round, the chat and the console begins with it
 * (the lint sees to that). It refuses what the database could not keep or nobody can have typed: control characters, NUL among
 * them, and halves of surrogate pairs.
 */
export const plainText = (message = 'must be text') => v.pipe(v.string(message), printable);
