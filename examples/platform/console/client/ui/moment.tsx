const local = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' });
const isUtcHere = new Date().getTimezoneOffset() === 0;

/** A time in UTC, and below it the viewer's own where that differs. */
export function Moment({ at }: { at: number | null }) {
  if (at === null) return <span className="faint">–</span>;
  const iso = new Date(at).toISOString();
  return (
    <time className="moment" dateTime={iso}>
      <span>
        {iso.slice(0, 10)} {iso.slice(11, 19)} <small>UTC</small>
      </span>
      {!isUtcHere && <small className="local">{local.format(at)} local</small>}
    </time>
  );
}
