import type { ReactNode } from 'react';
import { useCore, useStore } from '../core-context.js';
import { availableDialogs } from './available.js';
import { customerServiceUrl } from './customer-service.js';

interface CustomerServiceEntryProps {
  className?: string;
  part?: string;
  title?: string;
  onFollow?(): void;
  children: ReactNode;
}

/** The way to customer service (HDR-13, HDR-28): the chat room where there is one, else the address that the platform names; nothing without either. */
export function CustomerServiceEntry({ onFollow, ...rest }: CustomerServiceEntryProps) {
  const core = useCore();
  const address = useStore(core.status.store, status => customerServiceUrl(status.value));
  if (availableDialogs.has('chat')) {
    const open = () => {
      onFollow?.();
      core.dialogs.open('chat');
    };
    return <button type="button" {...rest} onClick={open} />;
  }
  return address ? <a {...rest} href={address} target="_blank" rel="noopener noreferrer" onClick={onFollow} /> : null;
}
