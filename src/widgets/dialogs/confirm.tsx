import type { MessageText, TextKey } from '../../core/parts/core.js';
import { useCore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import type { DialogContentProps } from './content-props.js';
import { readText } from './message-text.js';

/** A question with two answers; the safe one has the focus. Everything but "yes" means no. */
export function Confirm({ entry, front }: DialogContentProps<'confirm'>) {
  const { dialogs } = useCore();
  const t = useText();
  const title = readText(entry.props.title);
  const body = readText(entry.props.body);
  const say = (text: MessageText | undefined, fallback: TextKey) => (text ? t(text.key, text.values) : t(fallback));
  const answer = (yes: boolean) => dialogs.close(entry.id, yes);
  return (
    <Dialog title={say(title, 'common.confirm')} size="message" role="alertdialog" front={front} onClose={() => answer(false)}>
      {body && <p className="message">{t(body.key, body.values)}</p>}
      <div className="message-actions">
        <Button size="large" data-autofocus onClick={() => answer(false)}>
          {say(readText(entry.props.no), 'common.cancel')}
        </Button>
        <Button size="large" kind={entry.props.danger ? 'danger' : 'primary'} onClick={() => answer(true)}>
          {say(readText(entry.props.yes), 'common.confirm')}
        </Button>
      </div>
    </Dialog>
  );
}
