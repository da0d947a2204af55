import { useEffect, useRef, useState } from 'react';
import { helpEntries } from '../../core/content/help.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { circleHelp } from '../../ui/atoms/icons.js';
import { useBegun } from '../../ui/lazy/use-begun.js';
import { Contact } from './contact.js';
import type { contract } from './contract.js';
import { HelpSearch } from './help-search.js';
import { HelpSkeleton } from './help-skeleton.js';
import { HelpTopics } from './help-topics.js';
import { topicGroups } from './topic-groups.js';
import { TopicText } from './topic-text.js';

/** The help centre (NAV-19, API-23), and its texts alone: licence, agreement, brand story (MEM-21, MEM-23, MOD-06, MOD-08). */
export function Help({ topic, single, withoutHeading, followRoute, popup, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { data: entries, error, loading, refresh } = useQuery(helpEntries(core));
  const hash = useStore(core.navigation.store, ({ route, hash: key }) => (route.screen === 'help' ? key : ''));
  const [chosen, setChosen] = useBegun(topic, (): string | undefined => undefined);
  const [query, setQuery] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);

  // Empty when the list itself was asked for, which only narrow places show alone.
  const wanted = followRoute ? hash : (chosen ?? topic);
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) heading.current?.focus({ preventScroll: !followRoute });
    asked.current = false;
  }, [wanted, followRoute]);
  const choose = (key: string) => {
    asked.current = true;
    if (!followRoute) setChosen(key);
  };

  if (error && !entries) return <ErrorCard error={error} onRetry={refresh} busy={loading} />;
  if (!entries || !hasTexts) return <HelpSkeleton single={single} />;
  const open = entries.find(entry => entry.key === wanted);
  if (entries.length === 0 || (single && !open)) return <EmptyState icon={circleHelp} title={t('common.empty')} />;
  if (single && open) return <TopicText entry={open} heading={popup ? undefined : heading} withoutTitle={withoutHeading} framed={!popup} />;
  const shown = open ?? entries[0]!;
  const groups = topicGroups(entries);
  const inOrder = groups.flatMap(group => group.entries);
  const next = inOrder[inOrder.indexOf(shown) + 1];
  const link = followRoute ? host : undefined;
  return (
    <div className="help" data-open={open ? '' : undefined} data-popup={popup || undefined}>
      <div className="help-head">
        <div className="help-ask">
          {!popup && <h2>{t('help.lead')}</h2>}
          <HelpSearch query={query} onSearch={setQuery} />
        </div>
        {!popup && <Contact host={host} />}
      </div>
      <div className="help-side">
        <HelpTopics groups={groups} query={query} current={shown.key} marked={open !== undefined} link={link} onChoose={choose} />
      </div>
      <TopicText
        entry={shown}
        heading={heading}
        framed={!popup}
        back={followRoute ? { host } : { onBack: () => choose('') }}
        next={next && { entry: next, link, onChoose: choose }}
      />
    </div>
  );
}
