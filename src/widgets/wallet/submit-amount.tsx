import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { Submit } from '../../ui/form/form.js';

interface SubmitAmountProps {
  of: { busy: boolean };
  /** Minor units; 0 before one is entered. */
  amount: number;
  text: TextKey;
  busyText: TextKey;
  busy?: boolean;
  disabled?: boolean;
}

/** The button that sends an amount names it. Without one it asks for it: it takes the press, and the form leads to the field. */
export function SubmitAmount({ of, amount, text, busyText, ...rest }: SubmitAmountProps) {
  const { money } = useCore();
  const t = useText();
  const isEmpty = amount <= 0;
  const words = of.busy ? t(busyText) : isEmpty ? t('wallet.amount-first') : t(text, { amount: money.format(amount) });
  return <Submit of={of} kind={isEmpty ? 'secondary' : 'primary'} text={words} {...rest} />;
}
