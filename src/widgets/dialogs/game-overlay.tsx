import { createElement, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useWidget } from '../../ui/lazy/use-widget.js';
import type { DialogContentProps } from './content-props.js';

/** The open game over the whole page, where the page has no place of its own for it. Closing it closes the game. */
export function GameOverlay({ entry, front, host }: DialogContentProps & { host: HTMLElement }) {
  const core = useCore();
  const t = useText();
  const game = useStore(core.launch.store, state => state.game);
  const { state, error, retry } = useWidget('gp-game');
  const slot = `dialog-${entry.id}`;
  useEffect(() => {
    if (!game) core.dialogs.close(entry.id);
  }, [core, game, entry.id]);
  return (
    <Dialog title={game?.name ?? t('common.loading')} size="full" headless front={front} onClose={() => core.launch.close()}>
      {state === 'failed' && <ErrorCard error={error} onRetry={retry} />}
      <slot name={slot} />
      {state === 'ready' && createPortal(createElement('gp-game', { slot }), host)}
    </Dialog>
  );
}
