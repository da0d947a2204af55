import { useDeferredValue } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { part } from '../../element/part.js';
import { useText } from '../../element/core-context.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import dialog from '../../ui/overlay/dialog.css';
import qr from '../../ui/share/qr-code.css';
import social from '../../ui/contact/social-links.css';
import { SocialLinks } from '../../ui/contact/social-links.js';
import { AppCodes } from './app-codes.js';
import { DrawerAccount } from './drawer-account.js';
import css from './drawer.css';
import type { MenuEntry } from './entries.js';
import { LanguageChoice } from '../../ui/language/language-choice.js';
import { MenuContent } from './menu-content.js';
import { ThemeChoice } from '../../ui/page/theme-choice.js';

interface DrawerProps {
  host: HTMLElement;
  entries: readonly MenuEntry[];
  status?: SystemStatus;
  onChoose(entry: MenuEntry): void;
  onClose(): void;
}

const CSS = [dialog, qr, social, css];

/** The menu on phones, opened from the bar. */
export const Drawer = part(DrawerView, { css: CSS });

function DrawerView({ onChoose, onClose, ...content }: DrawerProps) {
  const t = useText();
  // The drawer answers the touch; what it holds comes in the frame after, before it is seen.
  const isFilled = useDeferredValue(true, false);
  const choose = (entry: MenuEntry) => {
    onClose();
    onChoose(entry);
  };
  return (
    <Dialog title={t('side.label')} size="drawer" onClose={onClose}>
      {isFilled && (
        <>
          <DrawerAccount onLeave={onClose} />
          <MenuContent {...content} onChoose={choose} onLeave={onClose} ways={<MoreWays status={content.status} />} />
          <div className="side-foot">
            <LanguageChoice />
            <ThemeChoice />
          </div>
        </>
      )}
    </Dialog>
  );
}

/** The last in the menu: apps and social channels. */
export const MoreWays = part(MoreWaysView, { css: CSS });

function MoreWaysView({ status }: Pick<DrawerProps, 'status'>) {
  const resources = status?.resources ?? [];
  return (
    <>
      <AppCodes resources={resources} />
      <SocialLinks resources={resources} />
    </>
  );
}
