import type { Core } from '../../core/parts/core.js';

/**
 * Opens customer service, in a click. The full site has its chat room in front of the page; a host page keeps what it shows,
 * and a window of its own follows the platform's first channel. Where that fails, the chat room says why and has other ways.
 */
export function openService(core: Core): void {
  const openChat = () => void core.dialogs.open('chat');
  if (core.config.navigation === 'history') return openChat();
  const opened = window.open('', '_blank');
  import('../../core/page/customer-service.js')
    .then(({ leadToService }) => leadToService(core, opened))
    .then(
      isThere => void (isThere || openChat()),
      () => {
        opened?.close();
        openChat();
      },
    );
}

export function isWeb(url: string | undefined): url is string {
  return url !== undefined && /^https?:\/\//i.test(url);
}
