import { useText } from '../../element/core-context.js';

/** Stands for an amount that the player hides (HDR-05): the same asterisks everywhere, told by word to who hears the page. */
export function HiddenMoney() {
  const t = useText();
  return (
    <span role="img" aria-label={t('header.balance-hidden')}>
      *****
    </span>
  );
}
