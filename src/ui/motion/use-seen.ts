import { useEffect, useRef, useState, type RefObject } from 'react';

/** Whether an element has come so near to the view, a length in CSS; it stays so. */
export function useSeen<E extends Element>(ahead: string): [ref: RefObject<E | null>, seen: boolean] {
  const ref = useRef<E>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (seen || !ref.current) return;
    const observer = new IntersectionObserver(entries => entries.some(entry => entry.isIntersecting) && setSeen(true), {
      rootMargin: ahead,
    });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [seen, ahead]);
  return [ref, seen];
}
