import type { Caller, QueryValues } from './address.js';

/** A query with merchant and language, under whichever names the call has them, else under these. */
export function publicQuery({ merchant, language }: Caller, query: QueryValues = {}): QueryValues {
  return {
    ...('merchant' in query || 'merchantCode' in query ? {} : { merchant }),
    ...('language' in query || 'lang' in query ? {} : { language }),
    ...query,
  };
}
