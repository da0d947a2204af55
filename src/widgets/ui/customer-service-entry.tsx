import type { ReactNode } from 'react';
import { useCore } from '../core-context.js';

interface CustomerServiceEntryProps {
  className?: string;
  part?: string;
  title?: string;
  onFollow?(): void;
  children: ReactNode;
}

/** The way to customer service (HDR-13, HDR-28): its chat room, which names the other channels too. */
export function CustomerServiceEntry({ onFollow, ...rest }: CustomerServiceEntryProps) {
  const { dialogs } = useCore();
  const open = () => {
    onFollow?.();
    dialogs.open('chat');
  };
  return <button type="button" {...rest} onClick={open} />;
}
