import { useEffect } from 'react';
import type { Room } from '../../api/games/rooms.js';
import { gameRooms } from '../../core/games/game-rooms.js';
import { useGate } from '../../element/gate.js';
import { part } from '../../element/part.js';
import { useCore, useQuery, useText } from '../../element/core-context.js';
import { Button } from '../../ui/atoms/button.js';
import { Dialog } from '../../ui/overlay/dialog.js';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { MoneyText } from '../../ui/atoms/money-text.js';
import { Skeleton } from '../../ui/atoms/skeleton.js';
import type { DialogContentProps } from './content-props.js';

const WAITING = 4;

/** The rooms of a PVP game, by stake (GAM-14); choosing one goes on with the launch. A vendor without rooms starts at once. */
export const GameRooms = part(GameRoomsView, { texts: ['games'] });

function GameRoomsView({ entry, front }: DialogContentProps<'game-rooms'>) {
  const core = useCore();
  const t = useText();
  const { hasTexts } = useGate();
  const vendorCode = String(entry.props.vendorCode ?? '');
  const name = String(entry.props.name ?? vendorCode);
  const { data: rooms, error, loading, refresh } = useQuery(gameRooms(core, vendorCode));
  const close = () => core.dialogs.close(entry.id);
  const enter = (roomId: string) => {
    close();
    void core.launch.enterRoom(roomId).catch(() => undefined);
  };
  const hasNone = rooms?.length === 0;
  useEffect(() => {
    if (!hasNone) return;
    core.dialogs.close(entry.id);
    void core.launch.enterRoom('').catch(() => undefined);
  }, [hasNone, core, entry.id]);
  return (
    <Dialog title={t('rooms.title')} size="form" front={front} waiting={!hasTexts} onClose={close}>
      <p className="message room-game">{name}</p>
      {error && !rooms ? (
        <ErrorCard error={error} title={t('rooms.failed')} busy={loading} onRetry={refresh} />
      ) : (
        <ul className="rooms" role="list" aria-busy={!rooms || undefined}>
          {rooms
            ? rooms.map(room => (
                <li key={room.id}>
                  <RoomCard room={room} onEnter={() => enter(room.id)} />
                </li>
              ))
            : Array.from({ length: WAITING }, (_, index) => (
                <li key={index} aria-hidden="true">
                  <Skeleton className="room" />
                </li>
              ))}
        </ul>
      )}
    </Dialog>
  );
}

function RoomCard({ room, onEnter }: { room: Room; onEnter: () => void }) {
  const t = useText();
  const full = room.players >= room.seats;
  const seats = Array.from({ length: room.seats }, (_, index) => index < room.players);
  return (
    <div className="room" data-full={full || undefined}>
      <div className="room-text">
        <h3 className="room-name">{room.name}</h3>
        <p className="room-stake">
          {t('rooms.stake')} <MoneyText amount={room.minStake} className="room-amount" />
        </p>
        <p className="room-players">
          <span className="room-seats" aria-hidden="true">
            {seats.map((taken, index) => (
              <span key={index} className="room-seat" data-taken={taken || undefined} />
            ))}
          </span>
          {t('rooms.players', { players: room.players, seats: room.seats })}
        </p>
      </div>
      <Button
        kind="primary"
        disabled={full}
        aria-label={t(full ? 'rooms.full-name' : 'rooms.enter-name', { name: room.name })}
        onClick={onEnter}
      >
        {t(full ? 'rooms.full' : 'rooms.enter')}
      </Button>
    </div>
  );
}
