import { useCore, useText } from '../core-context.js';
import { Button } from '../ui/button.js';
import { Dialog } from '../ui/dialog.js';
import { Icon } from '../ui/icon.js';
import { circleAlert, circleCheck, info } from '../ui/icons.js';
import type { DialogContentProps } from './dialogs.js';
import { readText } from './message-text.js';

const ICONS: Readonly<Record<string, string>> = { info, warning: circleAlert, success: circleCheck };

/** A message with one button, such as the one that trial accounts get (ERR-24) or after copying (ERR-25). */
export function Info({ entry, front }: DialogContentProps) {
  const { dialogs } = useCore();
  const t = useText();
  const title = readText(entry.props.title);
  const body = readText(entry.props.body);
  const tone = typeof entry.props.tone === 'string' ? entry.props.tone : 'info';
  const close = () => dialogs.close(entry.id);
  return (
    <Dialog title={title ? t(title.key, title.values) : ''} size="message" role="alertdialog" front={front} onClose={close}>
      <div className="message-lead" data-tone={tone}>
        <Icon of={ICONS[tone] ?? info} />
        {body && <p className="message">{t(body.key, body.values)}</p>}
      </div>
      <div className="message-actions">
        <Button size="large" kind="primary" data-autofocus onClick={close}>
          {t('common.ok')}
        </Button>
      </div>
    </Dialog>
  );
}
