import { snapshotName } from '../api/wire/snapshot.js';
import { drawings } from './drawings.js';

const LONGEST_VALUE = 60;

/** Tags whose first view has a snapshot. */
export const snapshotTags: readonly string[] = Object.keys(drawings).filter(tag => !drawings[tag]?.drawPopup);
/** Names of all that pages ask for where their tags have no attributes: the first views, and the popup that they lead to. */
export const snapshotNames: readonly string[] = Object.entries(drawings).map(([tag, { drawPopup }]) =>
  snapshotName(tag, drawPopup ? [['popup', '']] : []),
);

/**
 * Reads a file name as `snapshotName` writes it, without its ending: `gp-lobby~category=RNG`. Undefined when it names no tag
 * that has snapshots, or an attribute that the tag does not have, one twice, or a value that is too long.
 */
export function snapshotOfName(name: string): { tag: string; attributes: Record<string, string> } | undefined {
  const [tag = '', ...pairs] = name.split('~');
  const contract = Object.hasOwn(drawings, tag) ? drawings[tag]?.contract : undefined;
  if (!contract) return undefined;
  const attributes: Record<string, string> = {};
  for (const pair of pairs) {
    const [attribute = '', text = ''] = pair.split('=');
    const value = decoded(text);
    if (
      !Object.hasOwn(contract.attributes, attribute) ||
      Object.hasOwn(attributes, attribute) ||
      value === undefined ||
      value.length > LONGEST_VALUE
    )
      return undefined;
    attributes[attribute] = value;
  }
  return { tag, attributes };
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
