import { registerLinks } from '../../../core/agent/register-links.js';
import { fieldRules } from '../../../core/identity/identity.js';
import { useGate } from '../../../element/gate.js';
import { part } from '../../../element/part.js';
import { useCore, useQuery, useText } from '../../../element/core-context.js';
import type { PageProps } from '../../../ui/centre/page.js';
import { PageLoading } from '../../../ui/centre/page-loading.js';
import { useBegun } from '../../../ui/lazy/use-begun.js';
import { ErrorCard } from '../../../ui/atoms/error-card.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { share2 } from '../../../ui/atoms/icons.js';
import { Skeleton } from '../../../ui/atoms/skeleton.js';
import tabs from '../../../ui/atoms/tabs.css';
import { Tabs } from '../../../ui/atoms/tabs.js';
import { CodeCard } from './code-card.js';
import { DownlineForm } from './downline-form.js';
import { NewLinkForm } from './new-link-form.js';
import css from './register-page.css';

/** How a team grows: codes with their links to share, and accounts that the agent opens (AGT-05, O-54, O-55). */
export const Page = part(PageView, { css: [tabs, css], texts: ['identity'] });

function PageView({ host, given }: PageProps) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const links = useQuery(registerLinks(core));
  const rules = useQuery(fieldRules(core));
  const [way, setWay] = useBegun<string | undefined, string>(given.way, begun => (begun === 'account' ? 'account' : 'links'));

  const error = (!links.data && links.error) || (!rules.data && rules.error);
  const retry = () => {
    if (!links.data) links.refresh();
    if (!rules.data) rules.refresh();
  };
  if (error) return <ErrorCard error={error} busy={links.loading || rules.loading} onRetry={retry} />;
  if (!links.data || !rules.data || !hasTexts) {
    return (
      <PageLoading>
        <Skeleton className="code-loading" />
        <Skeleton className="code-loading" />
      </PageLoading>
    );
  }
  const { list, ...terms } = links.data;
  const ways = [
    { value: 'links', label: t('recruit.links') },
    { value: 'account', label: t('recruit.account') },
  ];
  return (
    <Tabs label={t('agent.register-center')} tabs={ways} value={way} onChoose={setWay}>
      {way === 'account' ? (
        <DownlineForm terms={terms} rules={rules.data} />
      ) : (
        <div className="recruit">
          <section className="codes" aria-labelledby="codes">
            <h3 id="codes">{t('agent.codes')}</h3>
            <p className="codes-intro">{t('agent.codes-intro')}</p>
            {list.length === 0 && (
              <div className="notice">
                <Icon of={share2} className="notice-icon" />
                <p className="notice-title">{t('agent.no-codes')}</p>
                <p className="notice-text">{t('recruit.no-codes-hint')}</p>
              </div>
            )}
            <ul className="code-list">
              {list.map(link => (
                <CodeCard key={link.code} link={link} page={host.ownerDocument.URL} />
              ))}
            </ul>
          </section>
          <NewLinkForm terms={terms} rules={rules.data} />
        </div>
      )}
    </Tabs>
  );
}
