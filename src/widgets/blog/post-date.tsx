import { useCore } from '../core-context.js';

/** A day, as the language writes it. */
export function PostDate({ at }: { at: number }) {
  const { language } = useCore();
  return (
    <time className="post-date" dateTime={new Date(at).toISOString().slice(0, 10)}>
      {new Intl.DateTimeFormat(language.locale(), { dateStyle: 'long' }).format(at)}
    </time>
  );
}
