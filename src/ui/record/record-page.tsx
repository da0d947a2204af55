import type { ReactNode } from 'react';
import { useText } from '../../element/core-context.js';
import { Choice, RecordFilter } from './record-filter.js';
import { RecordLines, type Lines, type RecordLinesProps } from './record-lines.js';
import type { RecordScope } from './record-scope.js';
import type { RecordState } from './use-record.js';

interface RecordPageProps<T extends Lines, F> extends RecordLinesProps<T>, Pick<RecordScope<unknown>, 'search' | 'instead'> {
  of: RecordState<T, F>;
  /** Stands above the filter. */
  head?: ReactNode;
  /** What the record may be narrowed to, from what its days have. */
  choices?: { [K in keyof F]: { label: string; options(data: T): readonly { value: string; label: string }[] } };
}

/** A record: days and choices, below them its sums, lines and pages. */
export function RecordPage<T extends Lines, F extends Readonly<Record<string, string>>>(props: RecordPageProps<T, F>) {
  const { of, head, choices, search, instead, ...lines } = props;
  const t = useText();
  const names: (keyof F)[] = Object.keys(choices ?? {});
  return (
    <div className="records">
      {head}
      <RecordFilter of={of}>
        {search}
        {names.map(name => {
          const { label, options } = choices![name];
          return (
            <Choice
              key={String(name)}
              label={label}
              all={t('common.all')}
              value={of.filter[name]!}
              options={of.data ? options(of.data) : []}
              onChoose={value => of.choose({ [name]: value } as Partial<F>)}
            />
          );
        })}
      </RecordFilter>
      {(of.error && instead?.(of.error)) || <RecordLines of={of} {...lines} />}
    </div>
  );
}
