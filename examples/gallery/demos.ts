import { pageElement } from './page-element.js';

/** Tags that show nothing until something happens, and what may happen to them. */
const DEMOS: Readonly<Record<string, readonly { label: string; demo: string }[]>> = {
  'gp-dialogs': [
    { label: 'Log in', demo: 'dialog:login' },
    { label: 'Register', demo: 'dialog:register' },
    { label: 'Forgot password', demo: 'dialog:forgot-password' },
    { label: 'Notices', demo: 'dialog:notice' },
    { label: 'Announcements', demo: 'dialog:announcement' },
    { label: 'Help', demo: 'dialog:help' },
    { label: 'Licence', demo: 'dialog:license' },
    { label: 'A question', demo: 'confirm' },
    { label: 'A message', demo: 'info' },
    { label: 'One upon the other', demo: 'nested' },
  ],
  'gp-status': [
    { label: 'Maintenance', demo: 'status:maintenance' },
    { label: 'Closed for the region', demo: 'status:region' },
    { label: 'All is well', demo: 'status:open' },
  ],
};

/** Buttons that let something happen to a tag that is empty by itself; nothing for others. */
export function demos(tag: string, onDemo: (demo: string) => void): HTMLElement | undefined {
  const buttons = DEMOS[tag]?.map(({ label, demo }) => {
    const button = pageElement('button', { type: 'button' }, label);
    button.addEventListener('click', () => onDemo(demo));
    return button;
  });
  return (
    buttons &&
    pageElement(
      'section',
      { class: 'demos', 'aria-label': 'Let something happen' },
      pageElement('p', {}, 'Empty until something happens:'),
      ...buttons,
    )
  );
}
