import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { Icon } from '../../ui/atoms/icon.js';
import { circleAlert, circleCheck, info } from '../../ui/atoms/icons.js';
import type { DialogContentProps } from './content-props.js';
import { readText } from './message-text.js';

const ICONS: Readonly<Record<string, string>> = { info, warning: circleAlert, success: circleCheck };

/** A message to confirm, such as after copying (ERR-25). The one that trial accounts get (ERR-24) also says what they can do instead. */
export function Info({ entry, front }: DialogContentProps<'info'>) {
  const { dialogs } = useCore();
  const t = useText();
  const title = readText(entry.props.title);
  const body = readText(entry.props.body);
  const tone = typeof entry.props.tone === 'string' ? entry.props.tone : 'info';
  const { demo } = entry.props;
  const registers = entry.props.register === true;
  const offers = registers || typeof demo === 'function';
  const close = () => dialogs.close(entry.id);
  const instead = (then: () => void) => {
    close();
    then();
  };
  return (
    <Dialog title={title ? t(title.key, title.values) : ''} size="message" role="alertdialog" front={front} onClose={close}>
      <div className="message-lead" data-tone={tone}>
        <Icon of={ICONS[tone] ?? info} />
        {body && <p className="message">{t(body.key, body.values)}</p>}
      </div>
      <div className="message-actions">
        <Button size="large" kind={offers ? 'secondary' : 'primary'} data-autofocus onClick={close}>
          {t('common.ok')}
        </Button>
        {typeof demo === 'function' && (
          <Button size="large" onClick={() => instead(() => demo())}>
            {t('game.demo')}
          </Button>
        )}
        {registers && (
          <Button size="large" kind="primary" onClick={() => instead(() => dialogs.open('register'))}>
            {t('nav.register')}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
