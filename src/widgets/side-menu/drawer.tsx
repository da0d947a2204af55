import { useLayoutEffect } from 'react';
import type { SystemStatus } from '../../api/system.js';
import { useText } from '../core-context.js';
import { addSheet } from '../sheets.js';
import { Dialog } from '../ui/dialog.js';
import dialog from '../ui/dialog.css';
import qr from '../ui/qr-code.css';
import social from '../ui/social-links.css';
import { SocialLinks } from '../ui/social-links.js';
import { AppCodes } from './app-codes.js';
import css from './drawer.css';
import type { MenuEntry } from './entries.js';
import { LanguageChoice } from '../ui/language-choice.js';
import { MenuContent } from './menu-content.js';
import { ThemeChoice } from '../ui/theme-choice.js';

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
