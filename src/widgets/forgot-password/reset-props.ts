import type { FieldRules } from '../../core/identity/identity.js';

export interface ResetProps {
  rules: FieldRules;
  popup: boolean;
  /** Raises gp-login. */
  host: HTMLElement;
}
