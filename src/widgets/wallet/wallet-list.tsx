import { useState } from 'react';
import type { VendorWallet } from '../../api/money/funds.js';
import { MAIN_WALLET } from '../../core/funds/wallets.js';
import { useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { HiddenMoney } from '../../ui/atoms/hidden-money.js';
import { MoneyText } from '../../ui/atoms/money-text.js';

const SHOWN = 8;

/** The vendors' wallets, those with money first; choosing one fills the form. */
export function WalletList({
  wallets,
  hidden,
  onChoose,
}: {
  wallets: readonly VendorWallet[];
  hidden: boolean;
  onChoose(vendor: string): void;
}) {
  const t = useText();
  const [isWhole, setWhole] = useState(false);
  const vendors = wallets.filter(({ vendor }) => vendor !== MAIN_WALLET).toSorted((a, b) => Number(b.balance > 0) - Number(a.balance > 0));
  const shown = isWhole ? vendors : vendors.slice(0, SHOWN);
  return (
    <>
      <ul className="wallet-list" part="list" role="list">
        {shown.map(({ vendor, displayName, balance }) => (
          <li key={vendor}>
            <button type="button" className="wallet-row" data-filled={balance > 0 || undefined} onClick={() => onChoose(vendor)}>
              <span>{displayName || vendor}</span>
              {hidden ? <HiddenMoney /> : <MoneyText amount={balance} />}
            </button>
          </li>
        ))}
      </ul>
      {vendors.length > SHOWN && (
        <Button kind="quiet" onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('wallet.fewer') : t('wallet.more', { count: vendors.length - SHOWN })}
        </Button>
      )}
    </>
  );
}
