import { useCallback, useLayoutEffect, useRef } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Link } from '../../ui/atoms/link.js';
import { useLate } from '../../ui/lazy/use-late.js';
import { useShown } from '../../ui/page/use-shown.js';
import { Brand } from './brand.js';
import { CategoryMenu } from './category-menu.js';
import type { contract } from './contract.js';
import { VisitorDoors } from './visitor-doors.js';

/** Visitors never need it: it comes while a session is being proved, or beside a login popup. */
const loadPanel = () => import('./member-panel.js');

/** Brand, categories, account (HDR-01 to HDR-17). */
export function Header({ withoutCategories, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const state = useStore(core.session.store, session => session.state);
  const shown = useShown(host, 'header');
  const onGame = useStore(core.navigation.store, ({ route }) => route.screen === 'seamless');
  // A phone on its side leaves the whole height to the game: the sheet hides what has this sign.
  useLayoutEffect(() => void host.toggleAttribute('data-game', onGame), [host, onGame]);
  const account = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const onGone = useCallback((had: boolean) => void (hadFocus.current = had), []);
  // Who logged in from here finds the focus on what took the button's place.
  const isAsked = useStore(core.dialogs.store, ({ open }) => open.some(({ name }) => name === 'login'));
  const panel = useLate(loadPanel, isAsked || core.session.token() !== undefined);
  useLayoutEffect(() => {
    if (!hadFocus.current) return;
    const button = account.current?.querySelector<HTMLElement>('.member-button');
    button?.focus({ preventScroll: true });
    if (button) hadFocus.current = false;
  }, [state, panel.code]);
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
        {state === 'logged-out' ? (
          <VisitorDoors onGone={onGone} />
        ) : panel.code && state !== 'restoring' ? (
          <panel.code.MemberPanel host={host} />
        ) : panel.error !== undefined ? (
          <Button onClick={panel.retry}>{t('common.retry')}</Button>
        ) : (
          <span className="restoring" aria-hidden="true" />
        )}
      </div>
    </div>
  );
}
