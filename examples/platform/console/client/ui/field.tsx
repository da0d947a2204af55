import { useEffect, useId, useRef, type ReactNode } from 'react';

interface Attributes {
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}
interface FieldProps {
  label: ReactNode;
  /** What is wrong with what was typed, as the platform said it. */
  problem: string | undefined;
  /** The control, with the attributes that tie it to the problem. */
  children: (attributes: Attributes) => ReactNode;
}

/** A control with its name, and below it what is wrong with it. The first wrong one of a form gets the focus. */
export function Field({ label, problem, children }: FieldProps) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (problem === undefined) return;
    const first = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (first && box.current?.contains(first)) first.focus();
  }, [problem]);
  return (
    <div ref={box} className="field">
      <label className="field">
        <span>{label}</span>
        {children({ 'aria-invalid': problem !== undefined, 'aria-describedby': problem === undefined ? undefined : id })}
      </label>
      {problem !== undefined && (
        <p id={id} className="problem field-problem" role="alert">
          {problem}
        </p>
      )}
    </div>
  );
}
