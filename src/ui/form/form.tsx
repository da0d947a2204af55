import type { ComponentProps } from 'react';
import { useCore } from '../../element/core-context.js';
import { Button, type ButtonProps } from '../atoms/button.js';
import { FormMessage } from './form-message.js';
import type { useForm } from './use-form.js';

type Made = ReturnType<typeof useForm>;

interface FormProps extends Omit<ComponentProps<'form'>, 'ref' | 'onSubmit'> {
  of: Pick<Made, 'props' | 'message'>;
  /** What is told above, where that is more than what the form says itself. */
  message?: string;
  /** It sends a password: what seals it is brought as soon as somebody comes here. */
  secret?: boolean;
}

/** A form of `useForm`, with what it tells above its fields. */
export function Form({ of, message = of.message, secret = false, children, ...rest }: FormProps) {
  const { session } = useCore();
  return (
    <form {...of.props} method="post" onFocus={secret ? session.prepareLogin : undefined} {...rest}>
      <FormMessage text={message} />
      {children}
    </form>
  );
}

interface SubmitProps extends Omit<ButtonProps, 'children'> {
  of: Pick<Made, 'busy'>;
  text: string;
}

/** The button that sends it. */
export function Submit({ of: { busy }, text, ...rest }: SubmitProps) {
  return (
    <Button kind="primary" size="large" type="submit" part="submit" busy={busy} {...rest}>
      {text}
    </Button>
  );
}
