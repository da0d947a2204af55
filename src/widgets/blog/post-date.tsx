import { usePlatformTime } from '../../ui/time/use-platform-time.js';

/** The platform's day of a moment, as the language writes it. */
export function PostDate({ at }: { at: number }) {
  return (
    <time className="post-date" dateTime={new Date(at).toISOString()}>
      {usePlatformTime().write({ dateStyle: 'long' })(at)}
    </time>
  );
}
