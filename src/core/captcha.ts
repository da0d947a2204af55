import { getCaptcha, type CaptchaKind } from '../api/session.js';
import type { Core } from './core.js';

export type { CaptchaKind };
export interface Captcha {
  /** Sent back with the characters or the answer. */
  id: string;
  /** A data: address; empty when there is a question. */
  image: string;
  /** To be answered instead, by who cannot see a picture; empty when there is one. */
  question: string;
}

/** A fresh picture with characters (API-17), or a question; each is good for one attempt. Throws PlatformError. */
export function loadCaptcha({ client }: Pick<Core, 'client'>, kind: CaptchaKind): Promise<Captcha> {
  return getCaptcha(client, kind);
}
