/** Numbered pages. */
export function Pager({
  page,
  totalPages,
  total,
  onPage,
}: {
  page: number;
  totalPages: number;
  total: number;
  onPage: (page: number) => void;
}) {
  return (
    <nav className="pager" aria-label="Result pages">
      <button type="button" className="button" disabled={page <= 1} onClick={() => onPage(page - 1)}>
        Previous
      </button>
      <span aria-live="polite">
        Page {page} of {totalPages} · {total.toLocaleString('en')} in all
      </span>
      <button type="button" className="button" disabled={page >= totalPages} onClick={() => onPage(page + 1)}>
        Next
      </button>
    </nav>
  );
}

/** More of a list that only grows. */
export function OlderButton({ hasOlder, loading, onOlder }: { hasOlder: boolean; loading: boolean; onOlder: () => void }) {
  if (!hasOlder) return null;
  return (
    <div className="pager">
      <button type="button" className="button" disabled={loading} onClick={onOlder}>
        {loading ? 'Loading…' : 'Older'}
      </button>
    </div>
  );
}
