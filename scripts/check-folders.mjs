// node scripts/check-folders.mjs: no folder of src needs another that needs it back, types counted, and none holds more files than
// one looks through. What comes on demand is no need; the entry of a widget may bring the registry, which knows all widgets.
import { dirname } from 'node:path';
import { cruise } from 'dependency-cruiser';
import config from '../.dependency-cruiser.cjs';

const MOST = 30;
const TEST = /\.test\.tsx?$|^src\/core\/testing\//;
const ENTRY = /^src\/widgets\/[^/]+\/index\.ts$/;

const { output } = await cruise(['src'], { ...config.options, ruleSet: { forbidden: [] } });
const modules = output.modules.filter(({ source }) => source.startsWith('src/') && !TEST.test(source));
const folderOf = file => (ENTRY.test(file) ? file : dirname(file));

/** Folder → folder that it needs → an import that says so. */
const needs = new Map();
for (const { source, dependencies } of modules)
  for (const { resolved, dynamic } of dependencies) {
    const [from, to] = [folderOf(source), folderOf(resolved)];
    if (dynamic || from === to || !resolved.startsWith('src/')) continue;
    const known = needs.get(from) ?? new Map();
    needs.set(from, known.set(to, `${source} → ${resolved}`));
  }

const problems = [];
for (const [folder, targets] of needs)
  for (const target of targets.keys()) {
    const back = folder < target && pathBack(target, folder); // every circle has such a step
    if (back) problems.push(`Folders need each other:\n    ${[targets.get(target), ...back].join('\n    ')}`);
  }
const counts = new Map();
for (const { source } of modules) counts.set(dirname(source), (counts.get(dirname(source)) ?? 0) + 1);
for (const [folder, count] of counts)
  if (count > MOST) problems.push(`${folder} holds ${count} files, ${MOST} at most: split it by meaning.`);

for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} to mend` : `${counts.size} folders, no circles`);
process.exitCode = problems.length ? 1 : 0;

/** The imports of a shortest way from one folder to another; nothing where there is none. */
function pathBack(from, to) {
  const ways = [[from, []]];
  const seen = new Set([from]);
  for (const [folder, way] of ways)
    for (const [next, example] of needs.get(folder) ?? []) {
      if (next === to) return [...way, example];
      if (!seen.has(next)) ways.push([next, [...way, example]]);
      seen.add(next);
    }
  return undefined;
}
