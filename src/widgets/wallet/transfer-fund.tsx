import { useState } from 'react';
import { singleWallet, vendorWallets, heldByVendors } from '../../core/funds/wallets.js';
import { useCore, useQuery, useStore, useText } from '../../element/core-context.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { FormSkeleton } from '../../ui/form/form-skeleton.js';
import { Icon } from '../../ui/atoms/icon.js';
import { arrowDownToLine, arrowUpFromLine, circleCheck } from '../../ui/atoms/icons.js';
import { Link } from '../../ui/atoms/link.js';
import { leads } from '../../ui/page/use-offer.js';
import { CollectAll } from './collect-all.js';
import type { SectionProps } from './sections.js';
import { TransferForm } from './transfer-form.js';
import { WalletList } from './wallet-list.js';

/** The account's wallets, and the ways between them where there is more than one (WAL-01 to WAL-03). */
export function TransferFund({ emit, host }: SectionProps) {
  const { status } = useCore();
  const hasWallets = useStore(status.store, () => !status.lacks('listWallets') && !status.lacks('getMerchantWallet'));
  const hasEntries = useStore(status.store, () => !status.lacks('member.transactions'));
  // The wallet is whole without it: a failure is not told.
  const { code: Entries } = useLate(lastEntries, hasEntries);
  return (
    <>
      <Ways host={host} />
      {hasWallets && <Wallets emit={emit} />}
      {hasEntries && Entries && <Entries host={host} />}
    </>
  );
}

const lastEntries = async () => (await import('./last-entries.js')).LastEntries;

const WAYS = [
  { text: 'nav.deposit', kind: 'primary', icon: arrowDownToLine, to: '/member?page=depositv2' },
  { text: 'nav.withdraw', kind: 'secondary', icon: arrowUpFromLine, to: '/member?page=withdraw' },
] as const;

/** Money in and money out are pages of their own (MEM-03, MEM-04). */
function Ways({ host }: Pick<SectionProps, 'host'>) {
  const t = useText();
  const { status } = useCore();
  useStore(status.store, ({ value }) => value);
  const ways = WAYS.filter(way => leads(status, way));
  if (ways.length === 0) return null;
  return (
    <p className="wallet-ways">
      {ways.map(({ text, kind, icon, to }) => (
        <Link key={text} className={`button button-${kind}`} to={to} from={host}>
          <Icon of={icon} />
          {t(text)}
        </Link>
      ))}
    </p>
  );
}

function Wallets({ emit }: Pick<SectionProps, 'emit'>) {
  const core = useCore();
  const t = useText();
  const single = useQuery(singleWallet(core));
  const wallets = useQuery(vendorWallets(core));
  const hidden = useStore(core.wallet.store, wallet => wallet.hidden);
  const [chosen, setChosen] = useState('');
  const error = single.error ?? wallets.error;
  if (single.data === undefined || !wallets.data) {
    const retry = () => {
      single.refresh();
      wallets.refresh();
    };
    return error ? (
      <ErrorCard error={error} busy={single.loading || wallets.loading} onRetry={retry} />
    ) : (
      <div className="panel">
        <FormSkeleton />
      </div>
    );
  }
  const held = heldByVendors(wallets.data);
  if (single.data) {
    return (
      <div className="panel">
        <p className="wallet-single">
          <Icon of={circleCheck} />
          <span>{t('wallet.single')}</span>
        </p>
        {held > 0 && (
          <>
            <p className="soft">{t('wallet.single-held', { amount: core.money.format(held) })}</p>
            <CollectAll held={held} emit={emit} />
          </>
        )}
      </div>
    );
  }
  return (
    <div className="wallet-columns">
      <section className="panel" aria-label={t('wallet.transfer')}>
        <h3>{t('wallet.transfer')}</h3>
        <TransferForm wallets={wallets.data} chosen={chosen} emit={emit} />
      </section>
      <section className="panel" aria-label={t('wallet.vendors')}>
        <div className="panel-head">
          <h3>{t('wallet.vendors')}</h3>
          <CollectAll held={held} emit={emit} />
        </div>
        <WalletList wallets={wallets.data} hidden={hidden} onChoose={setChosen} />
      </section>
    </div>
  );
}
