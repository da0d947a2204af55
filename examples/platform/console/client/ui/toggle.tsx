interface ToggleProps {
  label: string;
  on: boolean;
  disabled?: boolean;
  /** The words are seen, not only heard. */
  showLabel?: boolean;
  onChange: (on: boolean) => void;
}

/** A switch. It shows what the platform said, so it turns only after the change was made. */
export function Toggle({ label, on, disabled = false, showLabel = false, onChange }: ToggleProps) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      aria-label={showLabel ? undefined : label}
      className="toggle"
      disabled={disabled}
      onClick={() => onChange(!on)}
    >
      <span className="toggle-track" aria-hidden="true" />
      {showLabel && <span>{label}</span>}
    </button>
  );
}
