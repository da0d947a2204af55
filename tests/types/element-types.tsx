/** Compiled, never run: what hosts write must be typed, and mistakes refused. */
import { GpLobby } from '../../src/react.js';

export function inPlainScript() {
  const lobby = document.createElement('gp-lobby');
  lobby.pageSize = 12;
  lobby.filter = 'HOT';
  // @ts-expect-error -- a number
  lobby.pageSize = '12';
  // @ts-expect-error -- none of its values
  lobby.filter = 'COLD';
  document.addEventListener('gp-error', event => event.detail.code.toUpperCase());
  lobby.addEventListener('gp-launch', event => {
    event.preventDefault();
    return event.detail.gameId;
  });
  // @ts-expect-error -- an error has a code and nothing else
  document.addEventListener('gp-error', event => event.detail.password);
}

export const inJsx = (
  <>
    <gp-lobby category="RNG" page-size={6} without-menu ongp-launch={event => event.detail.name} />
    <GpLobby category="RNG" pageSize={6} withoutMenu onGpLaunch={event => event.detail.name} />
    {/* @ts-expect-error -- no such attribute */}
    <gp-lobby colour="red" />
    {/* @ts-expect-error -- no such prop */}
    <GpLobby colour="red" />
    {/* @ts-expect-error -- none of its values */}
    <GpLobby filter="COLD" />
  </>
);
