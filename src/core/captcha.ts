import { getCaptcha } from '../api/session.js';
import type { Core } from './core.js';

export interface Captcha {
  /** Sent back with the characters. */
  id: string;
  /** A data: address. */
  image: string;
}

/** A fresh picture with characters (API-17); each is good for one attempt. Throws PlatformError. */
export function loadCaptcha({ client }: Pick<Core, 'client'>): Promise<Captcha> {
  return getCaptcha(client);
}
