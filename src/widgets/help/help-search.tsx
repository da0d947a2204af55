import { useId } from 'react';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { search } from '../../ui/atoms/icons.js';

/** The field that looks through all topics. */
export function HelpSearch({ query, onSearch }: { query: string; onSearch(query: string): void }) {
  const t = useText();
  const id = useId();
  return (
    <div className="help-search" role="search">
      <label className="visually-hidden" htmlFor={id}>
        {t('help.search')}
      </label>
      <Icon of={search} />
      <input
        id={id}
        className="input"
        type="search"
        maxLength={80}
        autoComplete="off"
        placeholder={t('help.search')}
        value={query}
        onChange={event => onSearch(event.target.value)}
      />
    </div>
  );
}
