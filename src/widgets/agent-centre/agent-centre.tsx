import { Centre } from '../../ui/centre/centre.js';
import { usePageTitle } from '../../ui/centre/use-page-title.js';
import { useNarrow } from '../../ui/centre/use-narrow.js';
import { Who } from '../../ui/centre/who.js';
import { useGate } from '../../element/gate.js';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button, IconButton } from '../../ui/atoms/button.js';
import { Icon } from '../../ui/atoms/icon.js';
import { lock, logOut, refreshCw, users } from '../../ui/atoms/icons.js';
import { LanguageChoice } from '../../ui/language/language-choice.js';
import { Link } from '../../ui/atoms/link.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { ThemeChoice } from '../../ui/page/theme-choice.js';
import type { contract } from './contract.js';
import { GROUPS, PAGES } from './pages.js';
import { PlatformClock } from './platform-clock.js';

const teamFigures = async () => (await import('./team/team-figures.js')).TeamFigures;

const PLACE = { screen: 'agent-home', path: '/agentHome' } as const;

/** What an agent finds after logging in (AGT-02, SES-43): everything shown here is the platform's own. */
export function AgentCentre({ page, followRoute, popup, emit, host }: ViewProps<typeof contract>) {
  const { gate } = useGate();
  const narrow = useNarrow(host);
  const isAgent = useStore(useCore().session.store, session => session.role === 'agent');

  if (gate === 'waiting') return <Skeleton className="centre-loading" />;
  if (gate !== 'open' || !isAgent) return <NoAgent host={host} />;
  return (
    <div className="agent" data-popup={popup || undefined}>
      <Bar host={host} popup={popup} withWays={!narrow} />
      <Centre
        host={host}
        pages={PAGES}
        groups={GROUPS}
        menu="agent.menu"
        title="nav.agent"
        place={PLACE}
        first={page}
        followRoute={followRoute}
        popup={popup}
        who={
          <Who>
            <Upline />
            <Balance />
          </Who>
        }
        lead={go => <Figures host={host} onFollow={() => go('agentTeamOverview')} />}
        // In a dialog the page around it has these.
        foot={
          !popup && (
            <>
              <Choices />
              {narrow && <Ways host={host} />}
            </>
          )
        }
        onPage={page => emit('gp-agent-page', { page })}
      />
    </div>
  );
}

/** The centre has a frame of its own (OP-55): brand, clock, log out, and the other ways, which where there is little room stand below the menu. */
function Bar({ host, popup, withWays }: { host: HTMLElement; popup: boolean; withWays: boolean }) {
  const core = useCore();
  const t = useText();
  const brand = useStore(core.status.store, status => status.value?.brand.name ?? '');
  return (
    <div className="bar" part="bar">
      {!popup && (
        <Link className="brand" to="/" from={host}>
          {brand || t('nav.home')} <span>{t('nav.agent')}</span>
        </Link>
      )}
      <PlatformClock />
      {!popup && withWays && <Ways host={host} />}
      {!popup && <LogOut quiet={!withWays} />}
    </div>
  );
}

function Ways({ host }: { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  return (
    <div className="bar-ways">
      <Link className="button button-secondary" to="/" from={host}>
        {t('agent.to-site')}
      </Link>
      <Button icon={lock} onClick={() => core.dialogs.open('change-password')}>
        {t('dialog.change-password')}
      </Button>
    </div>
  );
}

/** Always in view; where there is little room, without its word. */
function LogOut({ quiet }: { quiet: boolean }) {
  const core = useCore();
  const t = useText();
  const leave = () => void core.session.askLogout();
  if (quiet) return <IconButton icon={logOut} mirrored label={t('nav.log-out')} onClick={leave} />;
  return (
    <Button onClick={leave}>
      <Icon of={logOut} mirrored />
      {t('nav.log-out')}
    </Button>
  );
}

/** How the team does, where the first page does not stand beside the menu. */
function Figures(props: { host: HTMLElement; onFollow: () => void }) {
  const { code: TeamFigures, error } = useLate(teamFigures);
  if (TeamFigures) return <TeamFigures {...props} />;
  return error === undefined ? <Skeleton className="figures-loading" /> : null;
}

/** The site's menu, which has them elsewhere, does not stand here (OP-55). */
function Choices() {
  return (
    <div className="choices">
      <LanguageChoice />
      <ThemeChoice />
    </div>
  );
}

function NoAgent({ host }: { host: HTMLElement }) {
  const t = useText();
  usePageTitle(t('nav.agent'), host);
  return (
    <div className="notice">
      <Icon of={users} className="notice-icon" />
      <p className="notice-title">{t('agent.member-title')}</p>
      <div className="notice-actions">
        <Link className="button button-primary" to="/agent" from={host}>
          {t('agent.own-title')}
        </Link>
      </div>
    </div>
  );
}

function Upline() {
  const t = useText();
  const account = useStore(useCore().session.store, session => session.member?.uplineAccount);
  return account ? <p className="who-upline">{t('agent.upline', { account })}</p> : null;
}

function Balance() {
  const core = useCore();
  const t = useText();
  const { balance, loading, error, hidden } = useStore(core.wallet.store, wallet => wallet);
  return (
    <div className="balance" role="group" aria-label={t('agent.balance')}>
      <span className="balance-name">{t('agent.balance')}</span>
      <output className="balance-figure tabular" aria-busy={loading}>
        {hidden ? <HiddenMoney /> : balance ? <MoneyText amount={balance.amount} currency={balance.currency} /> : error ? '–' : '···'}
      </output>
      <IconButton icon={refreshCw} label={t('agent.refresh-balance')} busy={loading} onClick={() => void core.wallet.refresh()} />
      {error && (
        <p className="field-error" role="alert">
          {t(`error.${error.code}`)}
        </p>
      )}
    </div>
  );
}
