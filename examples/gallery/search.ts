import type { WidgetContract } from '../../src/element/contract.js';

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

/** Widgets of which every word is said: first those whose name has them, then by summary, then by what can be set on them and what they tell. */
export function findWidgets(contracts: readonly WidgetContract[], text: string): Found[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const has = (said: string) => words.every(word => said.toLowerCase().includes(word));
  const byName = contracts.filter(({ tag }) => has(tag)).map(contract => ({ contract }));
  const bySummary = contracts
    .filter(contract => !has(contract.tag) && has(`${contract.tag} ${contract.summary}`))
    .map(contract => ({ contract }));
  const others = contracts.filter(contract => !has(`${contract.tag} ${contract.summary}`));
  const byMember = others.flatMap((contract): Found[] => {
    for (const [kind, membersOf] of KINDS)
      for (const [name, said] of Object.entries<string | { doc: string }>(membersOf(contract) ?? {}))
        if (has(`${contract.tag} ${kind} ${name} ${typeof said === 'string' ? said : said.doc}`))
          return [{ contract, by: `${kind} ${name}` }];
    return [];
  });
  return [...byName, ...bySummary, ...byMember];
}
