import type { DepositMethod } from '../../api/money/deposit.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { tagOfText } from '../../ui/html/tag-of-text.js';
import { Icon } from '../../ui/atoms/icon.js';
import { coins, landmark, wallet, zap } from '../../ui/atoms/icons.js';
import { numberFormat } from '../../texts/forms/forms-of.js';

interface DepositWayProps {
  way: DepositMethod;
  chosen: boolean;
  onChoose(): void;
}

const ICONS = { instant: zap, bank: landmark, ewallet: wallet, chain: coins } as const;
const MINUTE = 60; // seconds

/** A way to deposit as a card: what it takes, what it costs and when the money is there. */
export function DepositWay({ way: { id, kind, name, lang, min, max, feePermille, arrivesAfter }, chosen, onChoose }: DepositWayProps) {
  const { language, money } = useCore();
  const t = useText();
  const tag = useStore(language.store, state => state.tag);
  const share = numberFormat(tag, { style: 'percent', maximumFractionDigits: 1 }).format(feePermille / 1000);
  const fee = feePermille > 0 ? t('wallet.way-fee', { share }) : t('wallet.fee-none');
  return (
    <label className="method way" data-chosen={chosen || undefined}>
      <span className="way-icon">
        <Icon of={ICONS[kind]} />
      </span>
      <span className="method-name" lang={tagOfText(lang)}>
        {name}
      </span>
      <input type="radio" name="methodId" value={id} checked={chosen} onChange={onChoose} />
      <span className="way-facts tabular">
        <span>{t('wallet.limits', { min: money.format(min), max: money.format(max) })}</span>
        <span data-free={feePermille === 0 || undefined}>{fee}</span>
        <span>{arrival()}</span>
      </span>
    </label>
  );

  function arrival(): string {
    if (arrivesAfter == null) return t('wallet.way-cashier');
    return arrivesAfter < MINUTE
      ? t('wallet.way-seconds', { count: arrivesAfter })
      : t('wallet.way-minutes', { count: Math.ceil(arrivesAfter / MINUTE) });
  }
}
