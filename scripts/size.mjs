// npm run size: gzip of what a page loads, against the budgets. The last row is measured in a browser. Fails when a row is over.
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { scriptsOfHome } from './loaded-home.mjs';
import { readContracts } from './read-contracts.mjs';

const ROOT = dirname(dirname(fileURLToPath(import.meta.url)));
const KB = 1024;
/** Budgets in KB of gzip, JavaScript only. A widget without a line of its own may have WIDGET. */
const BUDGETS = {
  loader: 3.8,
  react: 66.5,
  core: 23.9,
  wire: 9,
  shared: 16.6,
  forms: 12,
  centres: 6,
  late: 16,
  home: 154.5,
  untouched: 283.6,
  carousel: 27,
  reader: 10.7,
  login: 9,
  screen: 3,
  adapter: 6,
};
const WIDGET_BUDGETS = {
  'gp-notice-ticker': 4,
  'gp-winner-ticker': 4,
  'gp-jackpot': 4,
  'gp-login': 9,
  'gp-register': 14,
  'gp-lobby': 14,
  'gp-points-mall': 10.5,
};
const WIDGET = 10;
const CAROUSEL = 'src/ui/motion/carousel-engine.ts';
const HOME_LANGUAGE = 'es';

await ensureBuilt(ROOT, 'serve');
/** Tags whose contract says that they share files with such widgets. */
const contracts = await readContracts(ROOT);
const tagsOf = chunk => contracts.filter(({ contract }) => contract.chunk === chunk).map(({ contract }) => contract.tag);
/**
 * What stands on the full site's home before anything is clicked or scrolled. The footer comes when it is near the viewport,
 * the dialogs with the first popup, the carousel when the page is calm: the first banner is a still picture until then.
 */
const HOME = tagsOf('first-view');
const FORMS = tagsOf('form');
const CENTRES = tagsOf('centre');
const manifest = JSON.parse(await readFile(join(ROOT, 'dist/cdn/manifest.json'), 'utf8'));
const gzip = files => [...new Set(files)].reduce((sum, file) => sum + manifest.files[file].gzip, 0);
const { react } = manifest;
// The largest of what else all need is the core; small parts that happen to stand in every widget have a row of their own.
const core = manifest.core
  .filter(file => !react.includes(file))
  .sort((a, b) => gzip([b]) - gzip([a]))
  .slice(0, 1);
const basics = [...react, ...core];
const widgets = Object.entries(manifest.widgets);
const common = widgets
  .flatMap(([, { files }]) => files)
  .filter(file => !basics.includes(file) && !manifest.wire.includes(file) && users(file) > 1);
const forms = common.filter(file => onlyIn(FORMS, file));
const centres = common.filter(file => onlyIn(CENTRES, file));
const late = common.filter(
  file =>
    !forms.includes(file) && !centres.includes(file) && widgets.every(([tag, { files }]) => !HOME.includes(tag) || !files.includes(file)),
);
const shared = common.filter(file => ![...forms, ...centres, ...late].includes(file));
const carousel = manifest.onDemand[CAROUSEL];
if (!carousel) throw new Error(`Nothing brings ${CAROUSEL} on demand: mend scripts/size.mjs.`);

const rows = [
  ['loader gp.js', gzip([manifest.loader]), BUDGETS.loader],
  ['first views before the code', gzip(['gp-snapshots.js']), BUDGETS.reader],
  ['login popup before its code', gzip(['gp-early-login.js']), BUDGETS.login],
  ['the site’s first screen before its code', gzip(['gp-screen.js']), BUDGETS.screen],
  ['gp-adapter.js, on pages of an adapter', gzip(['gp-adapter.js']), BUDGETS.adapter],
  ['React, needed by every widget', gzip(react), BUDGETS.react],
  ['core chunk, needed by every widget', gzip(core), BUDGETS.core],
  ['client and schemas of the first calls', gzip(manifest.wire.filter(file => !basics.includes(file))), BUDGETS.wire],
  ['small parts that widgets share', gzip(shared), BUDGETS.shared],
  ['small parts that later widgets share', gzip(late), BUDGETS.late],
  ['small parts that forms share', gzip(forms), BUDGETS.forms],
  ['the frame of both centres', gzip(centres), BUDGETS.centres],
  ...widgets.map(([tag, { files }]) => [
    `own chunk <${tag}>`,
    gzip(files.filter(file => users(file) === 1)),
    WIDGET_BUDGETS[tag] ?? WIDGET,
  ]),
  ['carousel, where banners are', gzip(carousel), BUDGETS.carousel],
  [
    'home of the full site, first view',
    gzip([manifest.loader, ...manifest.wire, manifest.locales[HOME_LANGUAGE], ...HOME.flatMap(tag => manifest.widgets[tag].files)]),
    BUDGETS.home,
  ],
  ['home until somebody touches it', gzip(await scriptsOfHome()), BUDGETS.untouched],
];

for (const [name, bytes, budget] of rows) {
  const over = isOver([name, bytes, budget]);
  console.log(
    `${over ? '✗' : '✓'} ${name.padEnd(36)} ${(bytes / KB).toFixed(1).padStart(6)} KB of ${String(budget).padStart(3)}${over ? '   over' : ''}`,
  );
}
console.log('\nLoaded on demand only:');
for (const [source, files] of Object.entries(manifest.onDemand)) {
  if (source !== CAROUSEL) console.log(`  ${source.padEnd(36)} ${(gzip(files) / KB).toFixed(1).padStart(6)} KB`);
}
const over = rows.filter(isOver);
if (over.length > 0) {
  console.error(`\n${over.length} over budget: ${over.map(([name]) => name).join(', ')}.`);
  process.exitCode = 1;
}

/** A row without a budget is over. */
function isOver([, bytes, budget]) {
  return !(bytes <= budget * KB);
}

/** Whether none but these widgets need the file. */
function onlyIn(tags, file) {
  return widgets.every(([tag, { files }]) => tags.includes(tag) || !files.includes(file));
}

/** How many widgets need the file. */
function users(file) {
  return widgets.filter(([, { files }]) => files.includes(file)).length;
}
