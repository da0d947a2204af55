import { rangeFault, type DateRange } from '../../../core/format/date-range.js';

/** Days that the way here said to begin with; undefined when it said none that can be asked for. */
export function givenDays({ from = '', to = '' }: Readonly<Record<string, string>>): DateRange | undefined {
  const fault = rangeFault({ from, to });
  return fault.from || fault.to ? undefined : { from, to };
}
