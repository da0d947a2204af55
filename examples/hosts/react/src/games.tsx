import { useState } from 'react';
import { GpLobby, type WidgetProps } from 'gp-widgets/react';

type Launch = Parameters<NonNullable<WidgetProps<'gp-lobby'>['onGpLaunch']>>[0];

export function Games() {
  const [opensItself, setOpensItself] = useState(false);
  const [told, setTold] = useState('');

  function launch(event: Launch) {
    if (!opensItself) return;
    event.preventDefault(); // the tag opens nothing now
    setTold(event.detail.name);
  }
  return (
    <>
      <h1>Games</h1>
      <label>
        <input type="checkbox" checked={opensItself} onChange={event => setOpensItself(event.target.checked)} />
        This page opens the games
      </label>
      <p>{told && `This page would open ${told}`}</p>
      <GpLobby category="RNG" pageSize={12} withoutSearch onGpLaunch={launch} />
    </>
  );
}
