import { useContext, useEffect, useSyncExternalStore } from 'react';
import { errorCode } from '../../api/wire/errors.js';
import type { MessageText } from '../../core/parts/core.js';
import { errorText, isOfLine } from '../../core/format/error-text.js';
import { useStanding, PlaceContext, useText } from '../../element/core-context.js';
import { Button } from './button.js';
import { followOnline } from './follow-online.js';
import { Icon } from './icon.js';
import { refreshCw, triangleAlert, wifiOff } from './icons.js';
import { useComeBack } from '../../element/use-come-back.js';

interface ErrorCardProps {
  error: unknown;
  onRetry?: () => void;
  /** The new attempt is under way. */
  busy?: boolean;
  /** What could not be shown, such as "Games could not be loaded"; without it, it is said of the page that the card stands in. */
  title?: string;
  /** Waits for the person: what the other try does is not theirs to find happening. */
  byHand?: boolean;
}

/** Says what went wrong by its code, to the person and, once for each failure, to the page; offers another try, and makes it itself when the platform is back. Without a network it says that instead. */
export function ErrorCard({ error, onRetry, busy, title, byHand = false }: ErrorCardProps) {
  const t = useText();
  const online = useSyncExternalStore(followOnline, isOnline, () => true);
  const code = errorCode(error);
  const { fail: tell } = useStanding();
  useEffect(() => tell(code, error), [tell, code, error]);
  const place = useContext(PlaceContext);
  useComeBack(byHand ? undefined : error, onRetry);
  const offline = isOfLine(code) && !online;
  // Nobody has entered anything here: words of forms do not fit.
  const said: MessageText = code === 'bad-request' ? { key: 'error.bad-request-page' } : errorText(error);
  return (
    <div className="notice notice-error" role="alert" data-code={code}>
      <Icon of={offline ? wifiOff : triangleAlert} className="notice-icon" />
      <p className="notice-title">
        {offline ? t('common.offline-title') : (title ?? (place ? t('common.failed', { name: place }) : t('common.error-title')))}
      </p>
      <p className="notice-text">{offline ? t('common.offline') : t(said.key, said.values)}</p>
      {onRetry && (
        <div className="notice-actions">
          <Button kind={title || place ? 'secondary' : 'primary'} icon={refreshCw} busy={busy} onClick={onRetry}>
            {t('common.retry')}
          </Button>
        </div>
      )}
    </div>
  );
}

function isOnline(): boolean {
  return navigator.onLine;
}
