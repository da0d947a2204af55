/** The systems that there are apps for, with the key of their guide in the help centre. */
export const SYSTEMS = [
  { channel: 'iOS', guide: 'app-ios' },
  { channel: 'Android', guide: 'app-android' },
] as const;

export type System = (typeof SYSTEMS)[number]['channel'];

/** The system of a phone or tablet; undefined for what runs neither. An iPad may say that it is a Mac, which has no touch. */
export function systemOf({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): System | undefined {
  if (/iphone|ipad|ipod/i.test(userAgent) || (/macintosh/i.test(userAgent) && maxTouchPoints > 1)) return 'iOS';
  return /android/i.test(userAgent) ? 'Android' : undefined;
}
