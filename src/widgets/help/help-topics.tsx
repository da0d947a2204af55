import { Fragment } from 'react';
import type { HelpEntry } from '../../api/wire/system.js';
import { searchHelp, type HelpMatch } from '../../core/content/help.js';
import { useText } from '../../element/core-context.js';
import { Link } from '../../ui/atoms/link.js';
import { textLanguage } from '../../ui/html/text-language.js';
import type { TopicGroup } from './topic-groups.js';

interface HelpTopicsProps {
  groups: readonly TopicGroup[];
  /** The words looked for. */
  query: string;
  current: string;
  /** The current topic was chosen, not only taken because it is the first. */
  marked: boolean;
  /** The element that links navigate from; without it topics are buttons. */
  link?: HTMLElement;
  onChoose(key: string): void;
}

/** The topics by what they are about, or those that hold the words looked for. */
export function HelpTopics({ groups, query, current, marked, link, onChoose }: HelpTopicsProps) {
  const t = useText();
  const searching = query.trim() !== '';
  const matches = searching
    ? searchHelp(
        groups.flatMap(({ entries }) => entries),
        query,
      )
    : [];
  const topic = (entry: HelpEntry, match?: HelpMatch) => {
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
              {match.hit && <mark>{match.hit}</mark>}
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
  };

  return (
    <nav className="topics" part="topics" aria-label={t('help.topics')}>
      <p className={searching ? 'help-count' : 'visually-hidden'} role="status">
        {searching &&
          (matches.length === 0 ? t('help.no-results', { text: query.trim() }) : t('common.results', { count: matches.length }))}
      </p>
      {searching ? (
        <ul>{matches.map(match => topic(match.entry, match))}</ul>
      ) : (
        groups.map(({ name, entries }) => (
          <Fragment key={name}>
            <h3 className="topics-group" id={`group-${name}`}>
              {t(`help.group-${name}`)}
            </h3>
            <ul aria-labelledby={`group-${name}`}>{entries.map(entry => topic(entry))}</ul>
          </Fragment>
        ))
      )}
    </nav>
  );
}
