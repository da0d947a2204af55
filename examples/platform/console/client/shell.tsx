import { useEffect, useRef, useState, type ComponentType } from 'react';
import { AccountPage } from './pages/account.js';
import { AccountsPage } from './pages/accounts.js';
import { AffiliatesPage } from './pages/affiliates.js';
import { ActivitiesPage } from './pages/activities.js';
import { AddressesPage } from './pages/addresses.js';
import { AnnouncementsPage } from './pages/announcements.js';
import { AuditPage } from './pages/audit.js';
import { BetsPage } from './pages/bets.js';
import { ChatsPage } from './pages/chats.js';
import { ClockPage } from './pages/clock.js';
import { ContractsPage } from './pages/contracts.js';
import { DepositsPage } from './pages/deposits.js';
import { DisputesPage } from './pages/disputes.js';
import { EnvelopesPage } from './pages/envelopes.js';
import { FaultsPage } from './pages/faults.js';
import { FeedbackPage } from './pages/feedback.js';
import { GamesPage } from './pages/games.js';
import { HelpTextsPage } from './pages/help-texts.js';
import { LedgerPage } from './pages/ledger.js';
import { LettersPage } from './pages/letters.js';
import { LotteryPage } from './pages/lottery.js';
import { MissionsPage } from './pages/missions.js';
import { OutboxPage } from './pages/outbox.js';
import { OverviewPage } from './pages/overview.js';
import { PromotionsPage } from './pages/promotions.js';
import { RebateRatesPage } from './pages/rebate-rates.js';
import { RedeemsPage } from './pages/redeems.js';
import { RegisterRulesPage } from './pages/register-rules.js';
import { RequestsPage } from './pages/requests.js';
import { ResetPage } from './pages/reset.js';
import { RewardsPage } from './pages/rewards.js';
import { SettingsPage } from './pages/settings.js';
import { SwitchesPage } from './pages/switches.js';
import { SystemPage } from './pages/system.js';
import { VendorsPage } from './pages/vendors.js';
import { OperatorName } from './operator.js';
import { WithdrawalsPage } from './pages/withdrawals.js';
import { hrefOf, useRoute } from './route.js';
import { useSandboxNow, useStanding } from './standing.js';
import { useUnsaved } from './unsaved.js';
import { Badge } from './ui/badge.js';
import { Icon, type IconName } from './ui/icon.js';
import { ErrorBoundary } from './ui/error-boundary.js';
import { Moment } from './ui/moment.js';
import { useKeptFocus } from './ui/use-kept-focus.js';

interface PageEntry {
  page: string;
  label: string;
  icon: IconName;
  view: ComponentType;
}

const GROUPS: { label: string; pages: PageEntry[] }[] = [
  {
    label: 'Books',
    pages: [
      { page: 'overview', label: 'Overview', icon: 'gauge', view: OverviewPage },
      { page: 'accounts', label: 'Accounts', icon: 'people', view: AccountsPage },
      { page: 'affiliates', label: 'Affiliate codes', icon: 'link', view: AffiliatesPage },
      { page: 'contracts', label: 'Contracts', icon: 'form', view: ContractsPage },
      { page: 'deposits', label: 'Deposits', icon: 'down', view: DepositsPage },
      { page: 'withdrawals', label: 'Withdrawals', icon: 'up', view: WithdrawalsPage },
      { page: 'disputes', label: 'Disputes', icon: 'help', view: DisputesPage },
      { page: 'redeems', label: 'Points rewards', icon: 'star', view: RedeemsPage },
      { page: 'rewards', label: 'Rewards', icon: 'gift', view: RewardsPage },
      { page: 'envelopes', label: 'Red envelopes', icon: 'letter', view: EnvelopesPage },
      { page: 'bets', label: 'Bets', icon: 'dice', view: BetsPage },
      { page: 'ledger', label: 'Ledger', icon: 'book', view: LedgerPage },
    ],
  },
  {
    label: 'Platform',
    pages: [
      { page: 'system', label: 'System status', icon: 'power', view: SystemPage },
      { page: 'switches', label: 'Switches', icon: 'toggle', view: SwitchesPage },
      { page: 'register-rules', label: 'Registration', icon: 'form', view: RegisterRulesPage },
      { page: 'settings', label: 'Settings', icon: 'sliders', view: SettingsPage },
      { page: 'addresses', label: 'Addresses', icon: 'globe', view: AddressesPage },
      { page: 'vendors', label: 'Vendors', icon: 'store', view: VendorsPage },
      { page: 'games', label: 'Games', icon: 'dice', view: GamesPage },
      { page: 'rebate-rates', label: 'Rebate rates', icon: 'undo', view: RebateRatesPage },
      { page: 'lottery', label: 'Lottery draws', icon: 'ball', view: LotteryPage },
    ],
  },
  {
    label: 'Content',
    pages: [
      { page: 'announcements', label: 'Announcements', icon: 'megaphone', view: AnnouncementsPage },
      { page: 'promotions', label: 'Promotions', icon: 'gift', view: PromotionsPage },
      { page: 'missions', label: 'Missions and VIP', icon: 'star', view: MissionsPage },
      { page: 'help-texts', label: 'Help texts', icon: 'help', view: HelpTextsPage },
    ],
  },
  {
    label: 'Service',
    pages: [
      { page: 'chats', label: 'Live chat', icon: 'chat', view: ChatsPage },
      { page: 'letters', label: 'Letters', icon: 'mail', view: LettersPage },
      { page: 'activities', label: 'Applications', icon: 'form', view: ActivitiesPage },
      { page: 'feedback', label: 'Feedback', icon: 'letter', view: FeedbackPage },
    ],
  },
  {
    label: 'Watch',
    pages: [
      { page: 'requests', label: 'Request log', icon: 'list', view: RequestsPage },
      { page: 'outbox', label: 'Outbox', icon: 'mail', view: OutboxPage },
      { page: 'audit', label: 'Audit', icon: 'eye', view: AuditPage },
    ],
  },
  {
    label: 'Control',
    pages: [
      { page: 'clock', label: 'Clock', icon: 'clock', view: ClockPage },
      { page: 'faults', label: 'Faults', icon: 'bolt', view: FaultsPage },
      { page: 'reset', label: 'Reset', icon: 'undo', view: ResetPage },
    ],
  },
];
const ENTRIES = GROUPS.flatMap(group => group.pages);

/** The frame: where one is, what the platform does now, and the page. */
export function Shell({ onSignOut }: { onSignOut: () => void }) {
  const route = useRoute();
  const [open, setOpen] = useState(false);
  const heading = useRef<HTMLElement>(null);
  const entry = ENTRIES.find(found => found.page === route.page) ?? ENTRIES[0];
  const View = route.page === 'accounts' && route.id ? AccountPage : (entry?.view ?? OverviewPage);

  useKeptFocus(heading);

  useEffect(() => {
    setOpen(false);
    document.title = `${entry?.label ?? 'Overview'} · Operator console`;
    scrollTo(0, 0);
  }, [entry?.label, route.id]);

  return (
    <div
      className="shell"
      onKeyDown={event => {
        if (event.key === 'Escape') setOpen(false);
      }}
    >
      <a
        className="skip"
        href="#content"
        onClick={event => {
          event.preventDefault();
          heading.current?.focus();
        }}
      >
        Skip to content
      </a>
      <TopBar menuOpen={open} onMenu={() => setOpen(!open)} onSignOut={onSignOut} />
      <nav id="menu" className={open ? 'menu open' : 'menu'} aria-label="Pages">
        {GROUPS.map(group => (
          <section key={group.label} aria-label={group.label}>
            <h2>{group.label}</h2>
            {group.pages.map(({ page, label, icon }) => (
              <a key={page} href={hrefOf(page)} aria-current={page === entry?.page ? 'page' : undefined} onClick={() => setOpen(false)}>
                <Icon name={icon} />
                {label}
                <Waiting page={page} />
              </a>
            ))}
          </section>
        ))}
      </nav>
      <main id="content" className="page" ref={heading} tabIndex={-1}>
        <ErrorBoundary key={`${route.page}/${route.id ?? ''}`}>
          <View />
        </ErrorBoundary>
      </main>
    </div>
  );
}

/** How many conversations or how much feedback waits for an answer. */
function Waiting({ page }: { page: string }) {
  const { standing } = useStanding();
  const waiting: Record<string, number> = { ...standing?.waiting };
  const count = waiting[page];
  return count ? (
    <span className="badge info menu-count">
      {count}
      <span className="unseen"> waiting</span>
    </span>
  ) : null;
}

function TopBar({ menuOpen, onMenu, onSignOut }: { menuOpen: boolean; onMenu: () => void; onSignOut: () => void }) {
  const { standing } = useStanding();
  const { mayEnd } = useUnsaved();
  const now = useSandboxNow(standing);
  return (
    <header className="top">
      <button
        type="button"
        className="button icon-only menu-button"
        aria-expanded={menuOpen}
        aria-controls="menu"
        aria-label="Menu"
        onClick={onMenu}
      >
        <Icon name={menuOpen ? 'close' : 'menu'} />
      </button>
      <a className="brand" href={hrefOf('overview')}>
        <span className="brand-mark">
          <Icon name="shield" />
        </span>
        <span>
          <strong>{standing?.merchant.name ?? 'Sandbox'}</strong>
          <small>Operator console</small>
        </span>
      </a>
      <div className="top-state">
        {standing && <Badge tone="plain">{standing.engine === 'embedded' ? 'Embedded Postgres' : 'PostgreSQL'}</Badge>}
        {standing && <StatusBadge maintenance={standing.maintenance} region={standing.regionRestriction} />}
        {standing && now !== undefined && (
          <a className="top-clock" href={hrefOf('clock')} aria-label="Sandbox clock">
            <Icon name="clock" />
            <Moment at={now} />
            {standing.frozen && <Badge tone="warn">Frozen</Badge>}
          </a>
        )}
      </div>
      <OperatorName />
      <button type="button" className="button quiet" aria-label="Sign out" onClick={() => void mayEnd().then(yes => yes && onSignOut())}>
        <Icon name="exit" />
        <span className="wide-only">Sign out</span>
      </button>
    </header>
  );
}

function StatusBadge({ maintenance, region }: { maintenance: boolean; region: boolean }) {
  if (maintenance) return <Badge tone="danger">Maintenance</Badge>;
  if (region) return <Badge tone="warn">Region restricted</Badge>;
  return <Badge tone="good">Running</Badge>;
}
