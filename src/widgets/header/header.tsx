import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore } from '../../element/core-context.js';
import { Link } from '../../ui/atoms/link.js';
import { useShown } from '../../ui/page/use-shown.js';
import { Brand } from './brand.js';
import { CategoryMenu } from './category-menu.js';
import type { contract } from './contract.js';
import { MemberPanel } from './member-panel.js';
import { VisitorDoors } from './visitor-doors.js';

/** Brand, categories, account (HDR-01 to HDR-17). */
export function Header({ withoutCategories, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const state = useStore(core.session.store, session => session.state);
  const shown = useShown(host, 'header');
  const onGame = useStore(core.navigation.store, ({ route }) => route.screen === 'seamless');
  // A phone on its side leaves the whole height to the game: the sheet hides what has this sign.
  useLayoutEffect(() => void host.toggleAttribute('data-game', onGame), [host, onGame]);
  const account = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const onGone = useCallback((had: boolean) => void (hadFocus.current = had), []);
  // Who logged in from here finds the focus on what took the button's place.
  useLayoutEffect(() => {
    if (hadFocus.current) account.current?.querySelector<HTMLElement>('.member-button')?.focus({ preventScroll: true });
    hadFocus.current = false;
  }, [state]);
  if (!shown) return null;
  return (
    <div className="bar" part="bar">
      <Link className="brand" part="brand" to="/" from={host}>
        <slot name="brand">
          <Brand />
        </slot>
      </Link>
      {withoutCategories ? <div className="categories" /> : <CategoryMenu host={host} />}
      <div ref={account} className="account">
        {(state === 'real' || state === 'trial') && <MemberPanel host={host} />}
        {state === 'logged-out' && <VisitorDoors onGone={onGone} />}
        {state === 'restoring' && <span className="restoring" aria-hidden="true" />}
      </div>
    </div>
  );
}
