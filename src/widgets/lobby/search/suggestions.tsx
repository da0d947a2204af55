import { useState, type ReactNode } from 'react';
import { useCore, useText } from '../../../element/core-context.js';
import { Button } from '../../../ui/atoms/button.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { history } from '../../../ui/atoms/icons.js';
import { categoryIcon } from '../../../ui/games/category-icon.js';
import { categoryTitle } from '../../../ui/games/category-title.js';
import { forgetSearches, recentSearches } from './recent-searches.js';
import type { SearchProps } from './search-box.js';

interface SuggestionsProps extends Pick<SearchProps, 'categories' | 'vendors' | 'onCategory' | 'onVendor'> {
  /** Only what bears these letters; empty for all, and what was searched for before. */
  text: string;
  onText: (text: string) => void;
  /** Something was chosen that is no search. */
  onDone: () => void;
}

const MOST = 12;

/** What else a search may be for: an earlier one, a category, a provider. */
export function Suggestions({ categories = [], vendors, text, onText, onCategory, onVendor, onDone }: SuggestionsProps) {
  const { config } = useCore();
  const t = useText();
  const [recent, setRecent] = useState(() => recentSearches(config));
  const words = plain(text.trim());
  const matches = (name: string) => plain(name).includes(words);
  const kinds = categories
    .map(category => ({ code: category.code, title: categoryTitle(category, t) }))
    .filter(({ title }) => matches(title));
  const providers = vendors.filter(({ name }) => matches(name)).slice(0, MOST);
  const earlier = text === '' ? recent : [];
  return (
    <div className="suggestions">
      {earlier.length > 0 && (
        <Group
          title={t('search.recent')}
          action={
            <Button
              kind="quiet"
              size="small"
              onClick={() => {
                forgetSearches(config);
                setRecent([]);
              }}
            >
              {t('search.forget')}
            </Button>
          }
        >
          {earlier.map(search => (
            <button key={search} type="button" className="chip" part="chip" onClick={() => onText(search)}>
              <Icon of={history} />
              {search}
            </button>
          ))}
        </Group>
      )}
      {kinds.length > 0 && (
        <Group title={t('search.categories')}>
          {kinds.map(({ code, title }) => (
            <button
              key={code}
              type="button"
              className="chip"
              part="chip"
              onClick={() => {
                onDone();
                onCategory(code);
              }}
            >
              <Icon of={categoryIcon(code)} />
              {title}
            </button>
          ))}
        </Group>
      )}
      {providers.length > 0 && (
        <Group title={t('search.providers')}>
          {providers.map(vendor => (
            <button
              key={vendor.code}
              type="button"
              className="chip"
              part="chip"
              onClick={() => {
                onDone();
                onVendor(vendor);
              }}
            >
              {vendor.name}
            </button>
          ))}
        </Group>
      )}
    </div>
  );
}

function Group({ title, action, children }: { title: string; action?: ReactNode; children: ReactNode }) {
  return (
    <div role="group" aria-label={title}>
      <div className="suggestions-head">
        <h3 className="suggestions-title">{title}</h3>
        {action}
      </div>
      <div className="suggestions-chips" data-keys="">
        {children}
      </div>
    </div>
  );
}

/** Letters without case and accents. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
