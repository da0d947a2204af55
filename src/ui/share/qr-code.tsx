import { useMemo } from 'react';
import { useLate } from '../lazy/use-late.js';

const loadModules = () => import('./qr-modules.js');

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
  const { code } = useLate(loadModules);
  const modules = useMemo(() => code?.qrModules(text), [code, text]);
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
