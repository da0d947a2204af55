import type { ErrorCode } from '../../api/errors.js';
import type { FieldRules } from '../../core/identity.js';

export interface ResetProps {
  rules: FieldRules;
  popup: boolean;
  /** Raises gp-login. */
  host: HTMLElement;
  onFail(code: ErrorCode): void;
}
