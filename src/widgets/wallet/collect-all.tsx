import { useState } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { MessageText } from '../../core/parts/core.js';
import { collectMoney, MAIN_WALLET } from '../../core/funds/wallets.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { arrowDownToLine } from '../../ui/atoms/icons.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import type { SectionProps } from './sections.js';
import { tellMoney } from '../../ui/form/tell-money.js';

/** Brings what lies with the vendors into the main wallet, in one booking; the button says how much that is, unless balances are hidden. */
export function CollectAll({ held, emit }: { held: number; emit: SectionProps['emit'] }) {
  const core = useCore();
  const t = useText();
  const hidden = useStore(core.wallet.store, wallet => wallet.hidden);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<MessageText & { failed?: boolean }>();
  const collect = async () => {
    setBusy(true);
    setSaid(undefined);
    try {
      const amount = await collectMoney(core);
      setSaid({ key: 'wallet.collected', values: { amount: core.money.format(amount) } });
      emit('gp-transfer', { from: '*', to: MAIN_WALLET, amount });
    } catch (failure) {
      setSaid({ ...tellMoney(failure), failed: true });
      emit('gp-error', { code: errorCode(failure), cause: failure });
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="collect">
      <Button icon={arrowDownToLine} busy={busy} disabled={held === 0 && !busy} onClick={() => void collect()}>
        {t('wallet.collect')}
        {!hidden && (
          <>
            {' '}
            <MoneyText amount={held} />
          </>
        )}
      </Button>
      <p className={said?.failed ? 'field-error' : 'form-note'} role="status">
        {said && t(said.key, said.values)}
      </p>
    </div>
  );
}
