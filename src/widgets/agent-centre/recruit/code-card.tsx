import { useRef, useState } from 'react';
import type { RegisterLink } from '../../../api/team/register-links.js';
import { addressOfLink, turnLink } from '../../../core/agent/register-links.js';
import type { MessageText } from '../../../core/parts/core.js';
import { useCore, useText } from '../../../element/core-context.js';
import { Button, IconButton } from '../../../ui/atoms/button.js';
import { copyText } from '../../../ui/share/copy-text.js';
import { Icon } from '../../../ui/atoms/icon.js';
import { copy, qrCode, share2, users } from '../../../ui/atoms/icons.js';
import { QrCode } from '../../../ui/share/qr-code.js';
import { recruitFailure, useTermTexts } from './recruit-words.js';

/** A code with its link to share and how many joined by it; it is closed here, and opened again (AGT-05). */
export function CodeCard({ link, page }: { link: RegisterLink; page: string }) {
  const core = useCore();
  const t = useText();
  const terms = useTermTexts();
  const { code, active, domain, members, accountType, rate, canReopen } = link;
  const address = addressOfLink(core, link, page);
  const [showsQr, setShowsQr] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<MessageText>();
  const card = useRef<HTMLLIElement>(null);
  const canShare = active && typeof navigator.share === 'function';

  async function turn(on: boolean) {
    const sure =
      on ||
      (await core.dialogs.confirm({
        title: { key: 'recruit.close-title', values: { code } },
        body: { key: 'recruit.close-body' },
        yes: { key: 'recruit.close' },
        danger: true,
      }));
    if (!sure) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await turnLink(core, code, on);
      // The button that was pressed is gone.
      card.current?.focus();
    } catch (error) {
      setFailure(recruitFailure(error));
    } finally {
      setBusy(false);
    }
  }
  return (
    <li className="code" part="link" ref={card} tabIndex={-1} data-off={!active || undefined}>
      <div className="code-head">
        <span className="code-name">
          <span className="visually-hidden">{t('agent.code')} </span>
          {code}
          {active && (
            <IconButton size="small" icon={copy} label={t('agent.copy-code', { code })} onClick={() => void copyText(core, code)} />
          )}
        </span>
        <span className="code-members">
          <Icon of={users} />
          <span className="visually-hidden">{t('agent.new-in-team')}: </span>
          {t('agent.members', { count: members })}
        </span>
      </div>
      <p className="code-terms">
        <span>{t('recruit.gives', { type: terms.type(accountType) })}</span>
        {typeof rate === 'number' && <span>{t('recruit.at-rate', { rate: terms.rate(rate) })}</span>}
      </p>
      {active ? (
        <div className="code-link">
          <input
            className="input"
            dir="ltr"
            readOnly
            value={address}
            aria-label={`${t('agent.link')} ${code}`}
            onFocus={event => event.currentTarget.select()}
          />
          <Button kind="primary" icon={copy} aria-label={t('agent.copy-link-of', { code })} onClick={() => void copyText(core, address)}>
            {t('agent.copy-link')}
          </Button>
          <IconButton
            icon={qrCode}
            kind="secondary"
            label={t('agent.qr', { code })}
            aria-expanded={showsQr}
            onClick={() => setShowsQr(!showsQr)}
          />
          {canShare && (
            <Button icon={share2} onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
              {t('agent.share')}
            </Button>
          )}
        </div>
      ) : (
        <p className="code-note">{t(canReopen ? 'agent.code-off' : 'recruit.closed-by-house')}</p>
      )}
      {active && showsQr && <QrCode className="code-qr" text={address} label={t('agent.qr', { code })} />}
      {active && domain && <p className="code-note">{t('agent.domain', { domain })}</p>}
      {failure && (
        <p className="field-error" role="alert">
          {t(failure.key, failure.values)}
        </p>
      )}
      {(active || canReopen) && (
        <Button
          size="small"
          className="code-turn"
          busy={busy}
          aria-label={t(active ? 'recruit.close-this' : 'recruit.reopen-this', { code })}
          onClick={() => void turn(!active)}
        >
          {t(active ? 'recruit.close' : 'recruit.reopen')}
        </Button>
      )}
    </li>
  );
}
