import { useCore, useQuery, useText } from '../../element/core-context.js';
import { categoryTitle } from '../../ui/games/category-title.js';

/** What the section is called: by its category, once the platform has named it. */
export function useOnTitle(code: string): string {
  const { catalogue } = useCore();
  const t = useText();
  const category = useQuery(catalogue.categories()).data?.find(candidate => candidate.code === code);
  return category ? t('on.title-of', { category: categoryTitle(category, t) }) : t('on.title');
}
