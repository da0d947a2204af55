import { useId, type ReactNode } from 'react';
import { FieldError } from './field-error.js';

export interface FieldProps {
  label: string;
  /** Shown below, before any error. */
  help?: string;
  /** Shown below and tied to the control; an empty string or undefined is no error. */
  error?: string;
  /** Stands beside the label, such as a link; by keyboard it comes after the control. */
  aside?: ReactNode;
  /** Draws the control with the attributes that tie label, help and error to it. */
  children(control: FieldControl): ReactNode;
}
interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

/** One field of a form: label above, control, help and error below. */
export function Field({ label, help, error, aside, children }: FieldProps) {
  const id = useId();
  // A field's rule is said once, whether it is its help or what is wrong.
  const hint = help === error ? undefined : help;
  const described = [hint && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={aside ? 'field field-beside' : 'field'} part="field">
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {aside && <div className="field-aside">{aside}</div>}
      {hint && (
        <p className="field-help" id={`${id}-help`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} text={error} />
    </div>
  );
}
