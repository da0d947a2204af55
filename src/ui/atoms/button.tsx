import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { Icon } from './icon.js';

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  size?: 'small' | 'normal' | 'large';
  /** Path data of icons.ts, before the text. */
  icon?: string;
  /** As wide as its place. */
  block?: boolean;
  /** Work is under way: the button says so and takes no further clicks, but keeps the focus. */
  busy?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLButtonElement>;
}
export interface IconButtonProps extends Omit<ButtonProps, 'icon' | 'block' | 'children'> {
  icon: string;
  /** The accessible name, also shown as a hint. */
  label: string;
  mirrored?: boolean;
  filled?: boolean;
}

/** A button with text; `type` is `button` unless named. */
export function Button({
  kind = 'secondary',
  size = 'normal',
  icon,
  block,
  busy,
  className = '',
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={`button button-${kind}${sizeClass(size)}${block ? ' button-block' : ''} ${className}`.trimEnd()}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest['aria-disabled']}
      onClickCapture={busy ? event => event.preventDefault() : onClick}
    >
      {icon && <Icon of={icon} />}
      {children}
    </button>
  );
}

/** A round button that shows only an icon. */
export function IconButton({ icon, label, kind = 'quiet', mirrored, filled, className = '', ...rest }: IconButtonProps) {
  return (
    <Button title={label} {...rest} kind={kind} aria-label={label} className={`button-icon ${className}`.trimEnd()}>
      <Icon of={icon} mirrored={mirrored} filled={filled} />
    </Button>
  );
}

function sizeClass(size: 'small' | 'normal' | 'large') {
  return size === 'normal' ? '' : ` button-${size}`;
}
