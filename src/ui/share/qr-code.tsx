import { useEffect, useState } from 'react';
import { loadSection } from '../../core/kernel/load-section.js';
import type { QrModules } from './qr-modules.js';

interface QrCodeProps {
  /** What the code says: an absolute address. */
  text: string;
  /** Accessible name, such as "QR code: Android app". */
  label: string;
  className?: string;
}

/**
 * A QR code, dark on white in every theme. The encoder comes when the first code is shown; without it the box stays empty,
 * so what the code says must also stand beside it as a link. Its size is that of its class, square.
 */
export function QrCode({ text, label, className = '' }: QrCodeProps) {
  const [modules, setModules] = useState<QrModules>();
  useEffect(() => {
    let wanted = true;
    loadSection(() => import('./qr-modules.js')).then(
      ({ qrModules }) => wanted && setModules(qrModules(text)),
      () => wanted && setModules(undefined),
    );
    return () => void (wanted = false);
  }, [text]);
  const size = modules?.size ?? 1;
  return (
    <svg
      className={`qr ${className}`.trimEnd()}
      role="img"
      aria-label={label}
      aria-busy={!modules || undefined}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width="100%" height="100%" fill="#fff" />
      {modules && <path d={modules.path} fill="#000" />}
    </svg>
  );
}
