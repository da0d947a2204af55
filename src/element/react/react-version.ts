import { version } from 'react';

const NEEDED = 19;

/** Whether the app's React can draw ours. The npm package takes the React that it finds, and says so here where it is too old; the CDN files bring their own. */
export const reactFits = Number.parseInt(version, 10) >= NEEDED;

if (!reactFits)
  console.error(
    `[gp-widgets] The npm package draws with React ${NEEDED} or newer, and this app has ${version}: its tags stay empty. Use the script tag, which brings its own React (docs/embedding.md, “React 18”).`,
  );
