import type { ComponentType } from 'react';
import type { Emit } from '../../element/contract.js';
import type { contract } from './contract.js';

export interface SectionProps {
  /** As the tag has it. */
  kind: string;
  request: string;
  downline: string;
  isAgent: boolean;
  /** Which contracts of an agent stand. */
  shown: 'received' | 'given';
  /** Who was offered a contract just now; empty: nobody. */
  offeredTo: string;
  onShow(section: 'received' | 'given' | 'offer', offeredTo?: string): void;
  emit: Emit<typeof contract>;
  host: HTMLElement;
}

type Load = () => Promise<ComponentType<SectionProps>>;
const loadLists: Load = async () => (await import('./contract-view.js')).ContractView;
const loadOffer: Load = async () => (await import('./offer-form.js')).OfferForm;

/** Requests and contracts, or the form of an offer; each with code of its own, loaded when it is shown. */
export function sectionOf(section: string, isAgent: boolean): Load {
  return section === 'offer' && isAgent ? loadOffer : loadLists;
}
