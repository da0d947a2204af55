// The page, and beside it the package's files for the script tag: what lies in dist goes to any web server.
import { cp, rm } from 'node:fs/promises';

await rm('dist', { recursive: true, force: true });
for (const file of ['index.html', 'host.js', 'host.css']) await cp(file, `dist/${file}`);
await cp('node_modules/gp-widgets/dist/cdn', 'dist/gp', { recursive: true });
