import type { ReactNode } from 'react';
import { useCore } from '../../element/core-context.js';
import { useOffer } from '../page/use-offer.js';
import { openService } from './customer-service.js';
import { UnreadChat } from './unread-chat.js';

interface CustomerServiceEntryProps {
  className?: string;
  part?: string;
  title?: string;
  onFollow?(): void;
  children: ReactNode;
}

/** The one way to customer service (HDR-13, HDR-28): on the full site its chat room, on a host page a window of its own; nothing where the platform has no way to it. With a mark when answers wait. */
export function CustomerServiceEntry({ onFollow, children, ...rest }: CustomerServiceEntryProps) {
  const core = useCore();
  const isOffered = useOffer('common.customer-service');
  const open = () => {
    onFollow?.();
    openService(core);
  };
  if (!isOffered) return null;
  return (
    <button type="button" {...rest} onClick={open}>
      {children}
      <UnreadChat />
    </button>
  );
}
