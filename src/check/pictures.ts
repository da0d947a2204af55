import type { Game } from '../api/games/games.js';
import { hostAddress } from '../core/page/image-hosts.js';

/** A picture that does not come. The card shows the game's initials in its place, so it fails nothing. */
export interface MissingPicture {
  /** Without its query, which may be signed. */
  address: string;
  /** The status, or that no answer came. */
  came: string;
}
/** A list of thousands has them all from the same hosts. */
const SAMPLE = 5;
const LONGEST = 5_000; // ms

/** Asks for a few pictures of games, and says which do not come. */
export async function missingPictures(games: readonly Game[], imageHosts: readonly string[], apiBase: string): Promise<MissingPicture[]> {
  const [host] = imageHosts;
  const base = host ? hostAddress(host, apiBase) : `${apiBase}/`;
  const addresses = games.flatMap(({ imageUrl }) => (imageUrl && URL.canParse(imageUrl, base) ? new URL(imageUrl, base) : []));
  const sample = [...new Set(addresses.filter(({ protocol }) => /^https?:$/.test(protocol)).map(({ href }) => href))].slice(0, SAMPLE);
  const asked = await Promise.all(sample.map(async href => ({ address: href.split('?', 1)[0]!, came: await whatComes(href) })));
  return asked.filter((picture): picture is MissingPicture => picture.came !== undefined);
}

/** Undefined where the picture is there. Some servers answer GET alone. */
async function whatComes(address: string, method = 'HEAD'): Promise<string | undefined> {
  const response = await fetch(address, { method, signal: AbortSignal.timeout(LONGEST) }).catch(() => undefined);
  await response?.body?.cancel();
  if (response?.ok) return undefined;
  if (method === 'HEAD') return whatComes(address, 'GET');
  return response ? String(response.status) : 'no answer';
}
