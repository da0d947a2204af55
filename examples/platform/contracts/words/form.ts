import type { ContractKind } from '../../database/schema.js';
import type { Excess } from '../terms.js';

/** What a side of a contract is told. `withdrawn`, `ended` and `replaced` follow from another contract; `taken-back` is the offerer's own act. */
export type ContractNews =
  | 'offered'
  | 'accepted'
  | 'rejected'
  | 'taken-back'
  | 'withdrawn'
  | 'termination-asked'
  | 'termination-rejected'
  | 'terminated'
  | 'ended'
  | 'replaced';
export type ContractSide = 'upline' | 'downline';
interface Names {
  kind: string;
  /** An account, or the house: words around it hold for either. */
  other: string;
  /** Sentences. */
  why: string;
}
type Line = (names: Names) => string;
interface Words {
  title: string;
  upline: Line;
  downline: Line;
}

/** What letters about contracts say, in one language. */
export interface ContractWords {
  kinds: Readonly<Record<ContractKind, string>>;
  house: string;
  causes: Readonly<Record<Excess, Readonly<Record<ContractSide, (other: string) => string>>>>;
  /** Between two sentences. */
  space: string;
  /** A title with what it is about. */
  titled(title: string, kind: string, other: string): string;
  news: Readonly<Record<ContractNews, Words>>;
}

/** Both sides read the same. */
export const both = (title: string, line: Line): Words => ({ title, upline: line, downline: line });
