import type { MessageKind } from '../../database/schema.js';

interface Words {
  title: string;
  /** `minor`: the amount in minor units, 0 where there is none. */
  content(amount: string, reference: string, minor: number): string;
  /** Where the message speaks of a second amount. */
  further?: { title: string; content(amount: string, reference: string, further: string): string };
}
/** What a further amount changes is said in every language, or in none. */
type WithFurther = 'withdrawal_repaid' | 'withdrawal_refused';

/** What the platform writes to a member, in one language. */
export interface MessageWords {
  kinds: Readonly<Record<Exclude<MessageKind, 'new_mail' | 'contract'>, Words> & Record<WithFurther, Required<Words>>>;
  /** Before an operator's reason. */
  reason: string;
}
