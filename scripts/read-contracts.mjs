import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
import { importSource } from './import-source.mjs';

/** Every folder of src/widgets with an entry, and its contract: { folder, contract }. */
export async function readContracts(root) {
  const folders = (await readdir(join(root, 'src/widgets'))).filter(name => existsSync(join(root, 'src/widgets', name, 'index.ts')));
  const source = folders.map((name, index) => `import { contract as c${index} } from './src/widgets/${name}/contract.js';`).join('\n');
  const list = folders.map((name, index) => `{ folder: ${JSON.stringify(name)}, contract: c${index} }`).join(', ');
  const { contracts } = await importSource(root, 'contracts.ts', build, `${source}\nexport const contracts = [${list}];`);
  return contracts;
}
