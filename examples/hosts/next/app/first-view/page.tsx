import { GpLobby } from 'gp-widgets/react';
import { firstView } from './first-view';

/** Seconds after which the page is made anew, in the background. */
export const revalidate = 15;

/** The first games stand in the HTML, with their styles, before any script has run. */
export default async function FirstView() {
  const html = await firstView('gp-lobby', { category: 'RNG' });
  return (
    <>
      <h1>First view</h1>
      <GpLobby category="RNG" dangerouslySetInnerHTML={{ __html: html }} suppressHydrationWarning />
    </>
  );
}
