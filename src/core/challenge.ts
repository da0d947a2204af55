import { checkSlider, getSlider, type Slider } from '../api/verification.js';
import type { Core } from './core.js';

/** What shows that a person is there: a piece to move into its gap, or a question (REG-40, OP-41). Good for one answer. */
export type Challenge = Slider;

/** A fresh one of a kind. Throws PlatformError. */
export function loadChallenge({ client }: Pick<Core, 'client'>, kind: Challenge['kind'], signal: AbortSignal): Promise<Challenge> {
  return getSlider(client, kind, { signal });
}

/** The platform's verdict, which goes along with the call that asked for it. Throws PlatformError `captcha-invalid` for a wrong answer. */
export function answerChallenge({ client }: Pick<Core, 'client'>, { id }: Challenge, given: { offset: number } | { answer: string }): Promise<string> {
  return checkSlider(client, id, given);
}
