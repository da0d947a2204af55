import { useEffect, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { fileText, lock } from '../../ui/atoms/icons.js';
import { useChosenSection } from '../../ui/lazy/use-chosen-section.js';
import { useTextSet } from '../../ui/lazy/use-text-set.js';
import type { contract } from './contract.js';
import { ContractsLoading } from './contracts-loading.js';
import { sectionOf } from './sections.js';

/** What the account is offered and has agreed, and what it offers to others (AGT-27 to AGT-44, MOD-10). */
export function Contracts({ kind, section, request, downline, popup, withoutTitle, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const hasTexts = useTextSet('contracts');
  const { state, role, passwordChange } = useStore(core.session.store, session => session);
  const { phase } = useStore(core.status.store, status => status);
  const isOff = phase === 'ready' && !core.status.isOn('AGENTPOLICY3');
  const isAllowed = state === 'real' && !passwordChange && !isOff;
  const isAgent = role === 'agent';
  const [{ shown, offeredTo }, setShown] = useState({ shown: section as string, offeredTo: '' });
  useEffect(() => setShown({ shown: section, offeredTo: '' }), [section, downline]);
  const { Section, error, retry } = useChosenSection(sectionOf(shown, isAgent), isAllowed);

  const content = () => {
    if (!hasTexts || state === 'restoring' || phase === 'loading') return <ContractsLoading />;
    if (isOff) return <EmptyState icon={fileText} title={t('contract.off')} />;
    if (!isAllowed) {
      return (
        <EmptyState
          icon={lock}
          title={t(state === 'trial' ? 'dialog.real-account-title' : 'contract.log-in')}
          text={t('contract.log-in-text')}
        >
          <Button kind="primary" onClick={() => core.access.ask('member-centre', undefined, host)}>
            {t(state === 'trial' ? 'nav.register' : 'nav.log-in')}
          </Button>
        </EmptyState>
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
