import { useCore, useStore } from '../core-context.js';

/** A moment in the manner of the language; UTC milliseconds. */
export function Moment({ at }: { at: number }) {
  const { language } = useCore();
  useStore(language.store, state => state.revision);
  return <time dateTime={new Date(at).toISOString()}>{new Intl.DateTimeFormat(language.locale(), { dateStyle: 'medium', timeStyle: 'short' }).format(at)}</time>;
}
