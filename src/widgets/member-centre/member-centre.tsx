import { Centre } from '../../ui/centre/centre.js';
import { Who } from '../../ui/centre/who.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { contract } from './contract.js';
import { NoMember } from './no-member.js';
import { usePageTitle } from '../../ui/centre/use-page-title.js';
import { GROUPS, PAGES } from './pages.js';

const PLACE = { screen: 'member', path: '/member' } as const;

/** The member's pages (NAV-16, MEM-01 to MEM-24). */
export function MemberCentre({ page, followRoute, popup, emit, host }: ViewProps<typeof contract>) {
  const { gate } = useGate();

  if (gate === 'waiting') return <Skeleton className="centre-loading" />;
  if (gate !== 'open') return <Outside host={host} />;
  return (
    <Centre
      host={host}
      pages={PAGES}
      groups={GROUPS}
      menu="member.menu"
      title="nav.account"
      place={PLACE}
      first={page}
      followRoute={followRoute}
      popup={popup}
      who={
        // The full site has the balance in its header.
        <Who>{!followRoute && <Balance />}</Who>
      }
      onPage={page => emit('gp-member-page', { page })}
    />
  );
}

function Outside({ host }: { host: HTMLElement }) {
  usePageTitle(useText()('nav.account'), host);
  return <NoMember host={host} />;
}

function Balance() {
  const t = useText();
  const { balance, error, hidden } = useStore(useCore().wallet.store, wallet => wallet);
  if (!balance && error) return null;
  return (
    <p className="who-balance" aria-busy={!balance || undefined}>
      <span>{t('header.balance')}</span>
      <strong>
        {!balance ? (
          <Skeleton className="who-waits" />
        ) : hidden ? (
          <HiddenMoney />
        ) : (
          <MoneyText amount={balance.amount} currency={balance.currency} />
        )}
      </strong>
    </p>
  );
}
