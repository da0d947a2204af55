import { useLayoutEffect } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { useText } from '../../element/core-context.js';
import { addSheet } from '../../element/sheets.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import dialog from '../../ui/overlay/dialog.css';
import qr from '../../ui/share/qr-code.css';
import social from '../../ui/contact/social-links.css';
import { SocialLinks } from '../../ui/contact/social-links.js';
import { AppCodes } from './app-codes.js';
import css from './drawer.css';
import type { MenuEntry } from './entries.js';
import { LanguageChoice } from '../../ui/page/language-choice.js';
import { MenuContent } from './menu-content.js';
import { ThemeChoice } from '../../ui/page/theme-choice.js';

interface DrawerProps {
  host: HTMLElement;
  entries: readonly MenuEntry[];
  status?: SystemStatus;
  onChoose(entry: MenuEntry): void;
  onClose(): void;
}

/** The menu on phones, opened from the bar. */
export function Drawer({ onChoose, onClose, ...content }: DrawerProps) {
  const t = useText();
  useSheet(content.host);
  const choose = (entry: MenuEntry) => {
    onClose();
    onChoose(entry);
  };
  return (
    <Dialog title={t('side.label')} size="drawer" onClose={onClose}>
      <MenuContent {...content} onChoose={choose} onLeave={onClose} ways={<MoreWays host={content.host} status={content.status} />} />
      <div className="side-foot">
        <LanguageChoice />
        <ThemeChoice />
      </div>
    </Dialog>
  );
}

/** The last in the menu: apps and social channels. */
export function MoreWays({ host, status }: Pick<DrawerProps, 'host' | 'status'>) {
  const resources = status?.resources ?? [];
  useSheet(host);
  return (
    <>
      <AppCodes resources={resources} />
      <SocialLinks resources={resources} />
    </>
  );
}

function useSheet({ shadowRoot }: HTMLElement): void {
  useLayoutEffect(() => addSheet(shadowRoot!, dialog + qr + social + css), [shadowRoot]);
}
