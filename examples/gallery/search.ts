import type { WidgetContract } from '../../src/element/contract.js';
import { PURPOSES } from './purposes.js';

/** Of which a widget can be found, with how it is called in the list. */
const KINDS = [
  ['attribute', (contract: WidgetContract) => contract.attributes],
  ['event', (contract: WidgetContract) => contract.events],
  ['part', (contract: WidgetContract) => contract.parts],
  ['property', (contract: WidgetContract) => contract.cssProperties],
] as const;

export interface Found {
  contract: WidgetContract;
  /** What it was found by, where its name does not say it: `event gp-launch`. */
  by?: string;
}

/** Widgets of which every word is said: first those whose name has them, then by what they are for, then by what can be set on them and what they tell. */
export function findWidgets(contracts: readonly WidgetContract[], text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (said: string) => words.every(word => said.toLowerCase().includes(word));
  const byName = contracts.filter(({ tag }) => has(tag)).map(contract => ({ contract }));
  const isFor = ({ tag, summary }: WidgetContract) => has(`${tag} ${summary} ${PURPOSES[tag] ?? ''}`);
  const byPurpose = contracts.filter(contract => !has(contract.tag) && isFor(contract)).map(contract => ({ contract }));
  const others = contracts.filter(contract => !isFor(contract));
  const byMember = others.flatMap((contract): Found[] => {
    for (const [kind, membersOf] of KINDS)
      for (const [name, said] of Object.entries<string | { doc: string }>(membersOf(contract) ?? {}))
        if (has(`${contract.tag} ${kind} ${name} ${typeof said === 'string' ? said : said.doc}`))
          return [{ contract, by: `${kind} ${name}` }];
    return [];
  });
  return [...byName, ...byPurpose, ...byMember];
}
