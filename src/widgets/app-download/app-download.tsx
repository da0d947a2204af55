import { useState } from 'react';
import { helpEntries } from '../../core/content/help.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { isWeb } from '../../ui/contact/customer-service.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Icon } from '../../ui/atoms/icon.js';
import { headphones, smartphone } from '../../ui/atoms/icons.js';
import { RichText } from '../../ui/html/rich-text.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { Tabs } from '../../ui/atoms/tabs.js';
import { AppCard } from './app-card.js';
import type { contract } from './contract.js';
import { SYSTEMS, systemOf, type System } from './systems.js';

/** Downloads and install guides for both systems (SYS-24, MEM-25). */
export function AppDownload(_: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const { phase, value, error: statusError } = useStore(core.status.store, state => state);
  const { data: entries, error, loading, refresh } = useQuery(helpEntries(core));
  const [own] = useState(() => systemOf(navigator));
  const [wanted, setWanted] = useState<System>(own ?? 'iOS');
  if (phase === 'failed') return <ErrorCard error={statusError} onRetry={() => void core.status.load()} />;
  if (!hasTexts || phase === 'loading') return <AppSkeleton label={t('common.loading')} />;
  const resources = value?.resources ?? [];
  const apps = SYSTEMS.flatMap(system => {
    const url = resources.find(({ channel }) => channel.toLowerCase() === system.channel.toLowerCase())?.url;
    return isWeb(url) ? [{ ...system, url }] : [];
  });
  if (apps.length === 0) {
    return (
      <EmptyState icon={smartphone} title={t('apps.none')} text={t('apps.none-text')}>
        <CustomerServiceEntry className="button button-secondary">
          <Icon of={headphones} />
          {t('common.customer-service')}
        </CustomerServiceEntry>
      </EmptyState>
    );
  }
  const shown = apps.find(({ channel }) => channel === wanted) ?? apps[0]!;
  const guide = entries?.find(({ key }) => key === shown.guide);
  const text = guide ? (
    <RichText html={guide.body} language={guide.lang} />
  ) : error ? (
    <ErrorCard error={error} onRetry={refresh} busy={loading} />
  ) : entries ? (
    <p className="soft">{t('apps.no-guide')}</p>
  ) : (
    <Skeleton className="app-line" />
  );
  return (
    <div className="page">
      <section className="panel apps-hero">
        <div className="apps-lead">
          <Icon of={smartphone} />
          <h2>{t('apps.lead', { brand: value?.brand.name })}</h2>
          <p className="soft">{t('apps.lead-text')}</p>
          <p className="soft apps-scan">{t('apps.scan')}</p>
        </div>
        <ul className="apps">
          {apps
            .toSorted((a, b) => Number(b.channel === own) - Number(a.channel === own))
            .map(({ channel, url }) => (
              <AppCard key={channel} system={channel} url={url} isOther={own !== undefined && channel !== own} />
            ))}
        </ul>
      </section>
      <section className="panel guide" part="guide">
        <h2>{t('apps.guide')}</h2>
        <Tabs
          label={t('apps.guide')}
          value={shown.channel}
          tabs={apps.map(({ channel }) => ({ value: channel, label: channel }))}
          onChoose={value => setWanted(value === 'iOS' ? 'iOS' : 'Android')}
        >
          {text}
        </Tabs>
      </section>
    </div>
  );
}

function AppSkeleton({ label }: { label: string }) {
  return (
    <div className="page" role="status" aria-busy="true" aria-label={label}>
      <Skeleton className="app-block" />
      <Skeleton className="app-block" />
    </div>
  );
}
