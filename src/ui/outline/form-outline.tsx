import { useText } from '../../element/core-context.js';
import type { OutlineRow } from './outlines.js';

/** A form whose code, words or rules are on their way, row by row as tall as it will be. */
export function FormOutline({ rows }: { rows: readonly OutlineRow[] }) {
  const t = useText();
  return (
    <div className="outline" aria-busy="true" aria-label={t('common.loading')} role="status">
      {rows.map((row, index) => (
        <span key={index} className="skeleton" data-row={row} aria-hidden="true" />
      ))}
    </div>
  );
}
