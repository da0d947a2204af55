import { withSignal } from '../../api/wire/call.js';
import { checkSlider, getSlider, type Slider } from '../../api/account/verification.js';
import type { Core } from '../parts/core.js';
import { drawPicture } from './draw-picture.js';

/** What shows that a person is there: a piece to move into its gap (REG-40, OP-41). Good for one answer. */
export type Challenge = Slider;

/** A fresh one; `onWork` tells that it costs this machine work. Throws PlatformError. */
export function loadChallenge(core: Pick<Core, 'client'>, onWork: () => void, signal: AbortSignal): Promise<Challenge> {
  return drawPicture(core, paid => getSlider(withSignal(core.client, signal), paid), onWork, signal);
}

/**
 * The platform's verdict, which goes along with the call that asked for it. A proof of work of purpose `human` is answered by its own
 * id. Throws PlatformError `captcha-invalid` for a wrong answer.
 */
export function answerChallenge(
  { client }: Pick<Core, 'client'>,
  id: string,
  given: { offset: number } | { answer: string },
): Promise<string> {
  return checkSlider(client, id, given);
}
