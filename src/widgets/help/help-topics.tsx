import { useId, useState } from 'react';
import type { HelpEntry } from '../../api/wire/system.js';
import { searchHelp, type HelpMatch } from '../../core/content/help.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { search } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { textLanguage } from '../../ui/html/text-language.js';

interface HelpTopicsProps {
  entries: readonly HelpEntry[];
  current: string;
  /** The current topic was chosen, not only taken because it is the first. */
  marked: boolean;
  /** The element that links navigate from; without it topics are buttons. */
  link?: HTMLElement;
  onChoose(key: string): void;
}

/** The topics, or those that hold the words looked for. */
export function HelpTopics({ entries, current, marked, link, onChoose }: HelpTopicsProps) {
  const t = useText();
  const id = useId();
  const [query, setQuery] = useState('');
  const searching = query.trim() !== '';
  const matches: HelpMatch[] = searching ? searchHelp(entries, query) : [];
  const shown: { entry: HelpEntry; match?: HelpMatch }[] = searching
    ? matches.map(match => ({ entry: match.entry, match }))
    : entries.map(entry => ({ entry }));

  return (
    <nav className="topics" part="topics" aria-label={t('help.topics')}>
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
          onChange={event => setQuery(event.target.value)}
        />
      </div>
      <p className={searching ? 'help-count' : 'visually-hidden'} role="status">
        {searching &&
          (matches.length === 0 ? t('help.no-results', { text: query.trim() }) : t('common.results', { count: matches.length }))}
      </p>
      <ul>
        {shown.map(({ entry, match }) => {
          const control = {
            className: 'topic-link',
            'aria-current': entry.key === current ? ('true' as const) : undefined,
            'data-marked': marked || undefined,
          };
          const label = (
            <>
              <span className="topic-name">
                <bdi lang={textLanguage(entry.lang).lang}>{entry.title}</bdi>
              </span>
              {match && (
                <span className="topic-excerpt">
                  <bdi lang={textLanguage(entry.lang).lang}>
                    {match.before}
                    <mark>{match.hit}</mark>
                    {match.after}
                  </bdi>
                </span>
              )}
            </>
          );
          return (
            <li key={entry.key}>
              {link ? (
                <Link {...control} to={`/help#${entry.key}`} from={link} onClick={() => onChoose(entry.key)}>
                  {label}
                </Link>
              ) : (
                <button type="button" {...control} onClick={() => onChoose(entry.key)}>
                  {label}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
