import { useCore, useQuery, useText } from '../../element/core-context.js';
import { categoryTitle } from '../games/category-title.js';

/** Names of game types as everywhere else on the page; a type that no category has is shown by its code. */
export function useGameTypes(): (code: string) => string {
  const { catalogue } = useCore();
  const t = useText();
  const categories = useQuery(catalogue.categories()).data ?? [];
  return code => {
    const category = categories.find(candidate => candidate.code === code);
    return category ? categoryTitle(category, t) : code;
  };
}
