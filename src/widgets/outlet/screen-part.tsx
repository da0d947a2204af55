import { createElement } from 'react';
import { createPortal } from 'react-dom';
import { ErrorCard } from '../ui/error-card.js';
import { useWidget } from '../ui/use-widget.js';
import type { Part } from './screens.js';

/** One widget of a screen: its place here, its tag among the children of `<gp-outlet>`. */
export function ScreenPart({ part, host }: { part: Part; host: HTMLElement }) {
  const { state, error, retry } = useWidget(part.tag);
  return (
    <div className="part" data-part={part.slot}>
      {state === 'failed' && <ErrorCard error={error} onRetry={retry} />}
      <slot name={part.slot} />
      {createPortal(createElement(part.tag, { slot: part.slot, ...part.attributes }), host)}
    </div>
  );
}
