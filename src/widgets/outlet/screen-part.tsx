import { useLayoutEffect, useRef } from 'react';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useWidget } from '../../ui/lazy/use-widget.js';
import type { Part } from './screens.js';

/** One widget of a screen: its place here, its tag among the children of `<gp-outlet>`, where it may stand already. */
export function ScreenPart({ part: { tag, slot, attributes }, host }: { part: Part; host: HTMLElement }) {
  const { state, error, retry } = useWidget(tag);
  const element = useRef<Element>(null);
  useLayoutEffect(() => {
    const own = standing(host, tag, slot) ?? document.createElement(tag);
    element.current = own;
    own.slot = slot;
    if (!own.parentNode) host.append(own);
    return () => own.remove();
  }, [host, tag, slot]);
  const given = useRef<Part['attributes']>({});
  useLayoutEffect(() => {
    const own = element.current!;
    for (const name of Object.keys(given.current)) if (attributes[name] === undefined) own.removeAttribute(name);
    for (const [name, value] of Object.entries(attributes)) if (own.getAttribute(name) !== value) own.setAttribute(name, value);
    given.current = attributes;
  }, [tag, slot, attributes]);
  return (
    <div className="part">
      {state === 'failed' && <ErrorCard error={error} onRetry={retry} />}
      {/* The tag may say the same of itself. */}
      <slot name={slot} hidden={state === 'failed'} />
    </div>
  );
}

function standing(host: Element, tag: string, slot: string): Element | undefined {
  return [...host.children].find(child => child.localName === tag && child.slot === slot);
}
