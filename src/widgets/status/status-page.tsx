import { useEffect, useRef, type ReactNode } from 'react';
import type { SystemStatus } from '../../api/wire/system.js';
import { useCore, useText } from '../../element/core-context.js';
import { CustomerServiceEntry } from '../../ui/contact/customer-service-entry.js';
import { Icon } from '../../ui/atoms/icon.js';
import { headphones } from '../../ui/atoms/icons.js';
import { WaysOn } from './ways-on.js';

interface StatusPageProps {
  icon: string;
  title: string;
  text: string;
  status: SystemStatus;
  children?: ReactNode;
}

/** The frame of both full pages: brand, title, text, customer service, language. */
export function StatusPage({ icon, title, text, status, children }: StatusPageProps) {
  const core = useCore();
  const t = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  // What stood here is gone, and the focus with it: the reader starts at the reason.
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  return (
    <div className="page" part="page">
      <div className="panel">
        {status.brand.logoUrl ? (
          <img className="logo" src={core.catalogue.imageUrl(status.brand.logoUrl)} alt={status.brand.name} />
        ) : (
          <slot name="brand" />
        )}
        <span className="mark">
          <Icon of={icon} />
        </span>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="text">{text}</p>
        {children}
        <CustomerServiceEntry className="button button-primary button-large">
          <Icon of={headphones} />
          {t('common.customer-service')}
        </CustomerServiceEntry>
        <WaysOn />
      </div>
    </div>
  );
}
