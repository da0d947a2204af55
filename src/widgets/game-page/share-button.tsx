import type { Game } from '../../api/games/games.js';
import { gameAddress } from '../../core/games/game-address.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { share2 } from '../../ui/atoms/icons.js';
import { copyText } from '../../ui/share/copy-text.js';

/** Hands the game's address to the device's own way of sharing; without one it is copied (ERR-25). */
export function ShareButton({ game }: { game: Game }) {
  const core = useCore();
  const t = useText();
  const brand = useStore(core.status.store, ({ value }) => value?.brand.name ?? '');
  const share = async () => {
    const url = new URL(core.navigation.href(gameAddress(game)), document.baseURI).href;
    const data = { title: game.name, text: t('game.share-text', { name: game.name, brand }), url };
    // Some devices have the way, but not for this.
    if (!('share' in navigator) || !navigator.canShare?.(data)) return copyText(core, url);
    // Whoever closes it does not want to share.
    await navigator.share(data).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) return copyText(core, url);
    });
  };
  return (
    <Button className="share" size="large" icon={share2} onClick={() => void share()}>
      {t('game.share')}
    </Button>
  );
}
