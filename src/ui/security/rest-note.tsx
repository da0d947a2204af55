import type { SecurityStanding } from '../../api/account/security.js';
import { useText } from '../../element/core-context.js';

/** Says before a change of what protects the account for how long money rests after it; a first one lets nothing rest. The widget brings the texts of `wallet`. */
export function RestNote({ standing, isChange }: { standing: SecurityStanding; isChange: boolean }) {
  const t = useText();
  return isChange && standing.restHours > 0 ? (
    <p className="form-notice">{t('wallet.rest-before', { count: standing.restHours })}</p>
  ) : null;
}
