import type { TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { Submit } from '../../ui/form/form.js';

interface SubmitAmountProps {
  of: { busy: boolean };
  /** Minor units; 0 before one is entered. */
  amount: number;
  /** It cannot be sent as it is. */
  isWrong?: boolean;
  text: TextKey;
  busyText: TextKey;
  busy?: boolean;
  disabled?: boolean;
}

/** The button that sends an amount names it. Before there is one that can be sent it asks for it: it takes the press, and the form tells what is wrong. */
export function SubmitAmount({ of, amount, isWrong = false, text, busyText, ...rest }: SubmitAmountProps) {
  const { money } = useCore();
  const t = useText();
  const isReady = amount > 0 && !isWrong;
  const words = of.busy ? t(busyText) : isReady ? t(text, { amount: money.format(amount) }) : t('wallet.amount-first');
  return <Submit of={of} kind={isReady ? 'primary' : 'secondary'} text={words} {...rest} />;
}
