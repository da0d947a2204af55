import type { Ref } from 'react';
import type { HelpEntry } from '../../api/wire/system.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft, chevronRight } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { RichText } from '../../ui/html/rich-text.js';
import { textLanguage } from '../../ui/html/text-language.js';

interface TopicTextProps {
  entry: HelpEntry;
  /** Undefined leaves the heading out. */
  heading?: Ref<HTMLHeadingElement>;
  /** The heading is there for those who do not see: the page shows the same as its own. */
  withoutTitle?: boolean;
  framed: boolean;
  /** The way back to the list, shown where list and text do not stand side by side. */
  back?: { host: HTMLElement; onBack?: undefined } | { host?: undefined; onBack(): void };
  /** The topic that follows in the list. */
  next?: { entry: HelpEntry; link?: HTMLElement; onChoose(key: string): void };
}

/** The text of one topic. */
export function TopicText({ entry, heading, withoutTitle, framed, back, next }: TopicTextProps) {
  const t = useText();
  const label = (
    <>
      <Icon of={arrowLeft} mirrored />
      {t('help.all-topics')}
    </>
  );
  return (
    <article
      className="topic"
      part="text"
      data-framed={framed || undefined}
      data-popup={!framed || undefined}
      // Alone in a popup it holds nothing for keys: by itself it lets them scroll.
      tabIndex={framed || heading ? undefined : 0}
      aria-label={heading ? undefined : entry.title}
    >
      {back?.host && (
        <Link className="topic-back link" to="/help" from={back.host}>
          {label}
        </Link>
      )}
      {back?.onBack && (
        <button type="button" className="topic-back link" onClick={back.onBack}>
          {label}
        </button>
      )}
      {heading && (
        <h2 ref={heading} tabIndex={-1} className={withoutTitle ? 'visually-hidden' : 'topic-title'} {...textLanguage(entry.lang)}>
          {entry.title}
        </h2>
      )}
      <RichText html={entry.body} language={entry.lang} />
      {next && <NextTopic {...next} />}
    </article>
  );
}

function NextTopic({ entry: { key, title, lang }, link, onChoose }: NonNullable<TopicTextProps['next']>) {
  const t = useText();
  const label = (
    <>
      <span>
        <span className="topic-next-label">{t('help.next')}</span>
        <bdi {...textLanguage(lang)}>{title}</bdi>
      </span>
      <Icon of={chevronRight} mirrored />
    </>
  );
  return link ? (
    <Link className="topic-next" to={`/help#${key}`} from={link} onClick={() => onChoose(key)}>
      {label}
    </Link>
  ) : (
    <button type="button" className="topic-next" onClick={() => onChoose(key)}>
      {label}
    </button>
  );
}
