import { useEffect, useState, type RefObject } from 'react';
import type { OpenGame } from '../../core/parts/core.js';
import { useText } from '../../element/core-context.js';
import { IconButton } from '../../ui/atoms/button.js';
import { arrowLeft, maximize, minimize, rotateCcw } from '../../ui/atoms/icons.js';

interface GameBarProps {
  game: OpenGame;
  /** What fills the screen. */
  stage: RefObject<HTMLElement | null>;
  onBack(): void;
  /** Absent while there is nothing to reload. */
  onReload?(): void;
}

/** Back, name, reload, full screen. The balance is the game's own to show, and the header's. */
export function GameBar({ game, stage, onBack, onReload }: GameBarProps) {
  const t = useText();
  const full = useFullScreen(stage);
  return (
    <div className="game-bar" part="bar">
      <IconButton icon={arrowLeft} mirrored label={t('game.close')} onClick={onBack} />
      <h2 className="name" tabIndex={-1}>
        {game.name}
      </h2>
      {game.mode === 'demo' && <span className="demo">{t('game.demo')}</span>}
      <IconButton icon={rotateCcw} label={t('game.reload')} disabled={!onReload} onClick={onReload} />
      {full.possible && (
        <IconButton
          icon={full.on ? minimize : maximize}
          label={t(full.on ? 'game.leave-full-screen' : 'game.full-screen')}
          onClick={full.toggle}
        />
      )}
    </div>
  );
}

function useFullScreen(stage: RefObject<HTMLElement | null>) {
  const [on, setOn] = useState(false);
  const possible = typeof document !== 'undefined' && document.fullscreenEnabled === true;
  useEffect(() => {
    // Inside a shadow root the document names the host; the root names the element.
    const follow = () => {
      const root = stage.current?.getRootNode();
      setOn(root instanceof ShadowRoot ? root.fullscreenElement === stage.current : document.fullscreenElement === stage.current);
    };
    document.addEventListener('fullscreenchange', follow);
    return () => document.removeEventListener('fullscreenchange', follow);
  }, [stage]);
  const toggle = () => {
    // Refused by the browser or the host's policy: the game stays as it is.
    if (on) document.exitFullscreen().catch(() => undefined);
    else stage.current?.requestFullscreen().catch(() => undefined);
  };
  return { possible, on, toggle };
}
