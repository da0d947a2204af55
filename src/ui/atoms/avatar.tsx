import { useState } from 'react';
import { Icon } from './icon.js';
import { user } from './icons.js';

/** A round picture of an account; without one, or when it does not load, a drawn one (ERR-26). Decoration: the name stands beside it. */
export function Avatar({ src, className = '' }: { src?: string; className?: string }) {
  const [broken, setBroken] = useState<string>();
  const shown = src && src !== broken;
  return (
    <span className={`avatar ${className}`.trimEnd()} data-default={shown ? undefined : ''}>
      {shown ? <img src={src} alt="" onError={() => setBroken(src)} /> : <Icon of={user} />}
    </span>
  );
}
