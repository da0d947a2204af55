import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** A moment on the platform's clock, in the manner of the language; UTC milliseconds. */
export function Moment({ at }: { at: number }) {
  return <time dateTime={new Date(at).toISOString()}>{usePlatformTime().moment()(at)}</time>;
}
