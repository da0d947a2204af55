import { useState } from 'react';
import type { RegisterLink } from '../../api/register-links.js';
import { addressOfLink, registerLinks } from '../../core/agent/register-links.js';
import type { PageProps } from '../ui/centre/page.js';
import { useCore, useQuery, useText } from '../core-context.js';
import { Button, IconButton } from '../ui/button.js';
import { copyText } from '../ui/copy-text.js';
import { ErrorCard } from '../ui/error-card.js';
import { Icon } from '../ui/icon.js';
import { copy, qrCode, share2, users } from '../ui/icons.js';
import { QrCode } from '../ui/qr-code.js';
import { Skeleton } from '../ui/skeleton.js';

/** The agent's own codes, each with its link to share and how many joined by it (AGT-05, O-54). */
export function Page({ host }: PageProps) {
  const core = useCore();
  const t = useText();
  const { data, error, refresh } = useQuery(registerLinks(core));
  return (
    <section className="codes" aria-labelledby="codes">
      <h3 id="codes">{t('agent.codes')}</h3>
      <p className="codes-intro">{t('agent.codes-intro')}</p>
      {!data && error && <ErrorCard error={error} onRetry={refresh} />}
      {!data && !error && (
        <div aria-busy="true" aria-label={t('common.loading')} role="status">
          <Skeleton className="code-loading" />
        </div>
      )}
      {data?.length === 0 && (
        <div className="notice">
          <Icon of={share2} className="notice-icon" />
          <p className="notice-title">{t('agent.no-codes')}</p>
          <p className="notice-text">{t('agent.no-codes-hint')}</p>
        </div>
      )}
      <ul className="code-list">{data?.map(link => <Code key={link.code} link={link} page={host.ownerDocument.URL} />)}</ul>
    </section>
  );
}

function Code({ link, page }: { link: RegisterLink; page: string }) {
  const core = useCore();
  const t = useText();
  const { code, active, domain, members } = link;
  const address = addressOfLink(core, link, page);
  const [showsQr, setShowsQr] = useState(false);
  const canShare = active && typeof navigator.share === 'function';
  return (
    <li className="code" part="link" data-off={!active || undefined}>
      <div className="code-head">
        <span className="code-name">
          <span className="visually-hidden">{t('agent.code')} </span>
          {code}
          {active && <IconButton size="small" icon={copy} label={t('agent.copy-code', { code })} onClick={() => void copyText(core, code)} />}
        </span>
        <span className="code-members">
          <Icon of={users} />
          <span className="visually-hidden">{t('agent.new-in-team')}: </span>
          {t('agent.members', { count: members })}
        </span>
      </div>
      {active ? (
        <div className="code-link">
          <input className="input" readOnly value={address} aria-label={`${t('agent.link')} ${code}`} onFocus={event => event.currentTarget.select()} />
          <Button kind="primary" icon={copy} aria-label={t('agent.copy-link-of', { code })} onClick={() => void copyText(core, address)}>
            {t('agent.copy-link')}
          </Button>
          <IconButton icon={qrCode} kind="secondary" label={t('agent.qr', { code })} aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)} />
          {canShare && (
            <Button icon={share2} onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
              {t('agent.share')}
            </Button>
          )}
        </div>
      ) : (
        <p className="code-note">{t('agent.code-off')}</p>
      )}
      {active && showsQr && <QrCode className="code-qr" text={address} label={t('agent.qr', { code })} />}
      {active && domain && <p className="code-note">{t('agent.domain', { domain })}</p>}
    </li>
  );
}
