import type { Ref } from 'react';
import type { HelpEntry } from '../../api/wire/system.js';
import { useText } from '../../element/core-context.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowLeft } from '../../ui/atoms/icons.js';
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
}

/** The text of one topic. */
export function TopicText({ entry, heading, withoutTitle, framed, back }: TopicTextProps) {
  const t = useText();
  const label = (
    <>
      <Icon of={arrowLeft} mirrored />
      {t('help.all-topics')}
    </>
  );
  return (
    <article className="topic" part="text" data-framed={framed || undefined} data-popup={!framed || undefined}>
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
    </article>
  );
}
