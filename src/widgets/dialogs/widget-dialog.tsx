import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import type { TextKey } from '../../core/parts/core.js';
import type { WidgetTag } from '../../element/tags.js';
import { useEarlyPopup } from '../../element/early-popup.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { FormOutline } from '../../ui/outline/form-outline.js';
import { outlineOf, type OutlinedForm } from '../../ui/outline/outlines.js';
import { Dialog, type DialogProps } from '../../ui/overlay/dialog.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import { useWidget } from '../../ui/lazy/use-widget.js';
import type { DialogContentProps } from './content-props.js';

interface WidgetDialogProps extends DialogContentProps {
  tag: WidgetTag;
  /** Translation key. */
  title: TextKey;
  host: HTMLElement;
  size?: DialogProps['size'];
  /** Nobody asked for this dialog: it is seen when its widget stands, and does not grow before the eyes. */
  whole?: boolean;
  /** The form that comes: the dialog is as tall from the beginning. */
  outline?: OutlinedForm;
  attributes?: Readonly<Record<string, boolean | string>>;
}

/**
 * A dialog whose content is a widget. The widget's tag stands as slotted child of `<gp-dialogs>`, so that its form is one
 * shadow level deep and password managers find it.
 */
export function WidgetDialog({
  entry,
  front,
  tag,
  title,
  host,
  size = 'form',
  whole = false,
  outline,
  attributes = {},
}: WidgetDialogProps) {
  const core = useCore();
  const t = useText();
  const { state, error, retry } = useWidget(tag);
  const forced = useStore(core.session.store, session => session.passwordChange !== undefined);
  const slot = `dialog-${entry.id}`;
  useStore(core.status.store, status => status);
  const early = useEarlyPopup(host, tag);
  const [stands, setStands] = useState(early !== undefined);
  const widget = useMemo(() => early?.widget ?? (state === 'ready' ? document.createElement(tag) : undefined), [early, state, tag]);
  // Not by a portal: React would put all its listeners on `<gp-dialogs>` for it. With the slot, because that is before the dialog
  // opens, so that a focus in the widget stays.
  const place = useCallback(
    (element: HTMLSlotElement | null) => {
      if (!element || !widget) return;
      widget.slot = slot;
      if (early) return;
      widget.addEventListener('gp-ready', () => setStands(true), { once: true });
      host.append(widget);
      return () => widget.remove();
    },
    [early, host, slot, widget],
  );
  const given = JSON.stringify(attributes);
  // As attributes: a page's `gp-login[popup]` and a widget's `:host([popup])` match.
  useLayoutEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(given) as typeof attributes)) {
      if (value === false) widget?.removeAttribute(name);
      else widget?.setAttribute(name, value === true ? '' : value);
    }
  }, [given, widget]);
  return (
    <Dialog
      title={t(title)}
      size={size}
      front={front}
      persistent={forced}
      waiting={whole && !stands && state !== 'failed'}
      instead={early}
      onClose={() => core.dialogs.close(entry.id)}
    >
      {state === 'failed' && <ErrorCard error={error} onRetry={retry} />}
      {outline ? (
        <div className="outlined" data-form={outline}>
          {state !== 'failed' && !stands && core.config.problems.length === 0 && <FormOutline rows={outlineOf(outline, core.status)} />}
          <slot name={slot} ref={place} />
        </div>
      ) : (
        <>
          {state === 'loading' && (
            <div className="widget-loading" aria-busy="true" aria-label={t('common.loading')} role="status">
              <Skeleton />
              <Skeleton />
              <Skeleton />
            </div>
          )}
          <slot name={slot} ref={place} />
        </>
      )}
    </Dialog>
  );
}
