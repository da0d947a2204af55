import type { ComponentProps, MouseEvent } from 'react';
import { useCore } from '../../element/core-context.js';

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** A path of the site, with query and hash. */
  to: string;
  /** The element that the host page hears gp-navigate from. */
  from: HTMLElement;
  /** What a plain click does instead of going there. */
  onFollow?(): void;
}

/** A real link, so that it can be opened in a new tab; a plain click stays in the page. */
export function Link({ to, from, onClick, onFollow, children, ...rest }: LinkProps) {
  const { navigation } = useCore();
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (onFollow) onFollow();
    else navigation.navigate(to, { from });
  };
  return (
    <a {...rest} href={navigation.href(to)} onClickCapture={follow}>
      {children}
    </a>
  );
}
