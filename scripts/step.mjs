import { spawn } from 'node:child_process';

/** A step failed in a way that its own sentence explains; shown without a stack. */
export class StepError extends Error {
  name = 'StepError';
}

/** Says what is being done, and how long it took. `work` returns a short result to show, or nothing. */
export async function step(name, work) {
  const begin = performance.now();
  console.log(`▸ ${name} …`);
  const result = await work();
  console.log(`  ${result ?? 'done'} (${seconds(performance.now() - begin)})`);
}

/** Runs a command; resolves with its output, or throws a StepError that holds the end of it. */
export async function run(command, args, { cwd, env, show = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const take = chunk => {
      output += chunk;
      if (show) process.stdout.write(chunk);
    };
    child.stdout.on('data', take);
    child.stderr.on('data', take);
    child.on('error', error => reject(new StepError(`${command} could not be started: ${error.message}`)));
    child.on('close', code => {
      if (code === 0) return resolve(output);
      reject(new StepError(`${[command, ...args].join(' ')} ended with exit code ${code}.\n${show ? '' : output.slice(-4000)}`));
    });
  });
}

export function seconds(ms) {
  return `${(ms / 1000).toFixed(1)} s`;
}
