import { GpLobby } from 'gp-widgets/react';

/** A server component: the tag and its attributes stand in the HTML, and the browser brings the code. */
export default function FromTheServer() {
  return (
    <>
      <h1>From the server</h1>
      <GpLobby category="LIVE" pageSize={12} />
    </>
  );
}
