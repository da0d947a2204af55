import { getCaptcha } from '../../api/account/session.js';
import type { Core } from '../parts/core.js';
import { drawPicture } from './draw-picture.js';

export interface Captcha {
  /** Sent back with the characters. */
  id: string;
  /** A data: address. */
  image: string;
}

/** A fresh picture with characters (API-17), good for one attempt; `onWork` tells that it costs this machine work. Throws PlatformError. */
export function loadCaptcha(core: Pick<Core, 'client'>, onWork: () => void): Promise<Captcha> {
  return drawPicture(core, paid => getCaptcha(core.client, paid), onWork);
}
