import { say, warnOnce } from './say.js';

/** Says of every file of ours that did not run whether it can be had at all: browsers give one failure for both. */
export function followFiles(): void {
  addEventListener('gp-error', event => {
    const { code, cause } = event.detail;
    const address = code === 'chunk-load' ? addressIn(cause) : undefined;
    if (address) void sayWhy(address);
  });
}

/** Of the error that was caught, or of what it was made of. */
function addressIn(cause: unknown): string | undefined {
  if (!(cause instanceof Error)) return undefined;
  return /https?:\/\/\S+\.js/.exec(cause.message)?.[0] ?? addressIn(cause.cause);
}

async function sayWhy(address: string) {
  const response = await fetch(address, { cache: 'no-store' }).catch(() => undefined);
  if (!response) return say(`file ${address}: no answer. The line is cut, or its server does not allow ${self.origin}.`);
  if (!response.ok) return warnOnce(`${address} answers ${response.status}. Is the release there as it was published?`);
  const wanted = hashInPage(address);
  const came = wanted && (await hashOf(await response.arrayBuffer()));
  warnOnce(
    came && came !== wanted
      ? `${address} came and was refused: its bytes are not those of the page’s import map. It says ${wanted}, came ${came}. Print the tag of the release that lies there (gp-widgets tag), or publish that release again unchanged.`
      : `${address} comes, but did not run. Is it JavaScript of this release, with the type text/javascript?`,
  );
}

/** What the import map of the page says of a file (`gp-widgets tag --chunks`). */
function hashInPage(address: string): string | undefined {
  for (const { textContent } of document.querySelectorAll('script[type="importmap"]')) {
    const { integrity = {} } = JSON.parse(textContent) as { integrity?: Record<string, string> };
    if (integrity[address]) return integrity[address];
  }
  return undefined;
}

async function hashOf(bytes: ArrayBuffer): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-384', bytes));
  return `sha384-${btoa(String.fromCharCode(...hash))}`;
}
