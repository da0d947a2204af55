import { useEffect, useState } from 'react';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { fileText } from '../../ui/atoms/icons.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { LogInFirst } from '../../ui/atoms/log-in-first.js';
import type { contract } from './contract.js';
import { ContractsLoading } from './contracts-loading.js';
import { sectionOf } from './sections.js';

/** What the account is offered and has agreed, and what it offers to others (AGT-27 to AGT-44, MOD-10). */
export function Contracts({ kind, section, request, downline, popup, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { gate, hasTexts } = useGate();
  const isAllowed = gate === 'open';
  const isAgent = useStore(core.session.store, ({ role }) => role === 'agent');
  const [{ shown, offeredTo }, setShown] = useState({ shown: section as string, offeredTo: '' });
  useEffect(() => setShown({ shown: section, offeredTo: '' }), [section, downline]);
  const { code: Section, error, retry } = useLate(sectionOf(shown, isAgent), isAllowed);

  const content = () => {
    if (gate === 'waiting') return <ContractsLoading />;
    if (gate === 'off') return <EmptyState icon={fileText} title={t('contract.off')} />;
    if (!isAllowed) {
      return (
        <LogInFirst
          host={host}
          action="member-centre"
          title="contract.log-in"
          text="contract.log-in-text"
          trial={{ title: 'dialog.real-account-title', button: 'nav.register' }}
        />
      );
    }
    if (!Section) return error === undefined ? <ContractsLoading /> : <ErrorCard error={error} onRetry={retry} />;
    const given = { kind, request, downline, isAgent, offeredTo, emit, host };
    return (
      <Section
        {...given}
        shown={shown === 'given' ? 'given' : 'received'}
        onShow={(next, account = '') => setShown({ shown: next, offeredTo: account })}
      />
    );
  };
  return (
    <section
      className="page contracts"
      data-popup={popup || undefined}
      aria-label={hasTexts && !withoutTitle ? t('contract.title') : undefined}
    >
      {!withoutTitle && !popup && hasTexts && <h2 className="contracts-title">{t('contract.title')}</h2>}
      {content()}
    </section>
  );
}
