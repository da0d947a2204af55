import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

export interface SandboxProcess {
  url: string;
  /** SIGKILL: no last words. */
  kill(): Promise<void>;
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>;
}

/** Starts the platform as a process of its own, on free ports, and waits until it says where it is. */
export async function startSandboxProcess(env: Record<string, string>): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'examples/platform/main.ts'], {
    cwd: ROOT,
    env: { ...process.env, PORT: '0', PARTNER_PORT: '0', GP_LOG_LEVEL: 'error', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit') as Promise<[number | null]>;
  const said: string[] = [];
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', line => {
        said.push(line);
        const found = /^\s+Site\s+(http:\S+)\/$/.exec(line)?.[1];
        if (found) resolve(found);
      });
    }
    void ended.then(([code]) => reject(new Error(`The platform ended with exit code ${code} before it was ready:\n${said.join('\n')}`)));
  });
  return {
    url,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    async stop() {
      child.kill('SIGTERM');
      return (await ended)[0];
    },
  };
}
