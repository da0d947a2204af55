import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { ViewProps } from '../../element/contract.js';
import { useCore, useStore, useText } from '../../element/core-context.js';
import { useGate } from '../../element/gate.js';
import { Button } from '../../ui/atoms/button.js';
import { EmptyState } from '../../ui/atoms/empty-state.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { clock, gamepad2 } from '../../ui/atoms/icons.js';
import type { contract } from './contract.js';
import { frameRights, type GameMessage } from './game-message.js';
import { GameBar } from './game-bar.js';
import { useGameFrame } from './use-game-frame.js';
import { useHeldBalance } from './use-held-balance.js';

/** Tells the game's page that name and exit stand beside it, so that it need not show its own; a name reaches any origin. */
const BARRED = 'gp-game-barred';

/** The open game (GAM-11): opening, open, failed or expired, each with a way on. */
export function Game({ withoutBar, emit, host }: ViewProps<typeof contract>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const game = useStore(core.launch.store, state => state.game);
  const [expired, setExpired] = useState(false);
  const stage = useRef<HTMLDivElement>(null);
  const url = game?.state === 'open' ? game.url : undefined;
  const rights = useMemo(() => (url ? frameRights(url, location.origin) : undefined), [url]);
  const { hold, letGo } = useHeldBalance(url);
  /** What the game said last of the balance. */
  const shown = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    setExpired(false);
    shown.current = undefined;
  }, [url]);

  const onMessage = (message: GameMessage) => {
    if (message.type === 'exit') leave();
    else if (message.type === 'expired') setExpired(true);
    else if (message.type === 'round')
      emit('gp-round', { roundId: message.roundId, stake: message.stake, payout: message.payout, mode: message.mode });
    if (message.type === 'balance') shown.current = message.balance;
    if (game?.mode !== 'real') return;
    if (message.type === 'playing' && message.playing) hold();
    else if (message.type !== 'balance') letGo();
    // The game's word is no money: the wallet is asked.
    if (message.type === 'round' || message.type === 'balance') core.wallet.follow();
  };
  // A reload of this screen: the game that stood here comes back.
  const isScreen = useStore(core.navigation.store, place => place.route.screen === 'seamless');
  useEffect(() => {
    if (isScreen) void core.launch.resume().catch(() => undefined);
  }, [core, isScreen]);
  const { frame, ready, slow, reloads, reload, onLoad } = useGameFrame(rights, onMessage);
  const balance = useStore(core.wallet.store, wallet => wallet.balance?.amount);
  // Money that came or went elsewhere: a game that shows another balance may ask again. It is told no amount.
  useEffect(() => {
    if (game?.mode !== 'real' || !rights || balance === undefined || shown.current === undefined || shown.current === balance) return;
    frame.current?.contentWindow?.postMessage({ source: 'gp-page', type: 'balance' }, rights.origin === 'null' ? '*' : rights.origin);
  }, [balance, game?.mode, rights, frame]);
  const again = () => {
    setExpired(false);
    void core.launch.retry();
  };
  /** On its own screen the game leads back to where it was chosen. */
  function leave() {
    core.launch.close();
    if (core.navigation.store.getState().route.screen === 'seamless') core.navigation.back();
  }

  // Its bar has nothing but icons: without words they would have no names.
  if (!hasTexts) return <div className={game ? 'stage' : 'empty'} aria-busy="true" />;
  if (!game) {
    return (
      <div className="empty">
        <EmptyState icon={gamepad2} title={t('game.none-title')} text={t('game.none-text')}>
          <Button kind="primary" onClick={() => core.navigation.navigate('/', { from: host })}>
            {t('game.to-lobby')}
          </Button>
        </EmptyState>
      </div>
    );
  }
  const playing = rights && !expired;
  return (
    <div ref={stage} className="stage">
      {!withoutBar && <GameBar game={game} stage={stage} onBack={leave} onReload={playing ? reload : undefined} />}
      <div className="view" aria-busy={game.state === 'opening' || (playing && !ready) || undefined}>
        {playing && (
          <iframe
            key={reloads}
            ref={frame}
            part="frame"
            className="frame"
            name={withoutBar ? undefined : BARRED}
            src={url}
            title={t('game.frame', { name: game.name })}
            sandbox={rights.sandbox}
            allow="fullscreen; autoplay"
            referrerPolicy="no-referrer"
            onLoad={onLoad}
          />
        )}
        {(game.state === 'opening' || (playing && !ready)) && (
          <div className="cover" role="status">
            <span className="spinner" aria-hidden="true" />
            <p>{t('game.opening', { name: game.name })}</p>
            {slow && <p className="cover-slow">{t('game.slow')}</p>}
          </div>
        )}
        {game.state === 'failed' && (
          <div className="cover">
            <ErrorCard title={t('game.failed', { name: game.name })} error={game.error} onRetry={again} byHand />
          </div>
        )}
        {url && !rights && (
          <div className="cover">
            <EmptyState icon={gamepad2} title={t('game.failed', { name: game.name })} text={t('error.bad-launch-url')} />
          </div>
        )}
        {expired && (
          <div className="cover">
            <EmptyState icon={clock} title={t('game.expired-title')} text={t('game.expired-text')}>
              <Button kind="primary" onClick={again}>
                {t('game.again')}
              </Button>
              <Button onClick={leave}>{t('common.back')}</Button>
            </EmptyState>
          </div>
        )}
      </div>
    </div>
  );
}
