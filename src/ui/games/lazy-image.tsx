import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useCore } from '../../element/core-context.js';
import { followOnline } from '../atoms/follow-online.js';

interface LazyImageProps {
  /** As the platform gives it; made absolute on one of its image hosts. */
  src: string;
  /** What stands beside the picture, for the drawn fallback; the picture itself is decoration unless `alt` says otherwise. */
  title: string;
  alt?: string;
  /** A picture that may be a wordmark: a wide one is shown whole on a quiet ground of its own colour. */
  logo?: boolean;
  /** Asked for at once: what is surely in the first view. */
  eager?: boolean;
  className?: string;
}

const VISIBLE_PART = 0.1; // CON-70
const WIDE = 2; // wider than this is a wordmark
const TRIES = 2; // CON-71: one retry

/** A picture that fills its box of fixed ratio: asked for when 10 % is visible, tried twice, then drawn (CON-70, CON-71), and tried anew when the connection is back. */
export function LazyImage({ src, title, alt = '', logo = false, eager = false, className = '' }: LazyImageProps) {
  const { catalogue } = useCore();
  const box = useRef<HTMLSpanElement>(null);
  const [asked, setAsked] = useState(eager);
  const [tries, setTries] = useState(0);
  const [shown, setShown] = useState<'tile' | 'wide'>();
  // Kept while the picture is the same: the image host is a random pick (CON-78).
  const url = useMemo(() => (src ? catalogue.imageUrl(src) : ''), [catalogue, src]);
  const failed = url === '' || tries >= TRIES;
  const state = failed ? 'failed' : shown ? 'shown' : asked ? 'loading' : 'waiting';

  // Not by an effect: at the start it would take back that the picture is there already.
  const [before, setBefore] = useState(src);
  if (src !== before) {
    setBefore(src);
    setTries(0);
    setShown(undefined);
  }
  // By script, because a strict policy refuses style attributes in markup that a server has drawn.
  const tinted = logo || failed;
  useLayoutEffect(() => {
    if (tinted) box.current?.style.setProperty('--tint', tint(title));
  }, [tinted, title]);
  useEffect(() => (asked || !box.current ? undefined : whenSeen(box.current, () => setAsked(true))), [asked]);

  // By hand: React would hold two listeners for as long as the picture stands. What a server has drawn is taken over.
  useLayoutEffect(() => {
    const place = box.current;
    if (!place || !asked) return;
    // What failed without a connection is there with it; only such pictures wait for one.
    if (failed) return followOnline(() => setTries(0));
    const image = place.querySelector('img') ?? place.appendChild(Object.assign(new Image(), pictureOf(url, alt, eager)));
    // A second failure of the same try counts once.
    const fail = () => setTries(count => (count === tries ? count + 1 : count));
    const show = () => setShown(image.naturalWidth > image.naturalHeight * WIDE ? 'wide' : 'tile');
    const settle = () => {
      image.onload = image.onerror = null;
      // A drawing without a size of its own has none here either, and is there all the same.
      if (image.naturalWidth > 0) show();
      else image.decode().then(show, fail);
    };
    if (image.complete) settle();
    else image.onload = image.onerror = settle;
    return () => {
      image.onload = image.onerror = null;
      image.remove();
    };
  }, [asked, failed, url, alt, eager, tries]);

  return (
    <span ref={box} className={`image ${className}`.trimEnd()} data-state={state} data-logo={(logo && shown === 'wide') || undefined}>
      {failed ? (
        <span className="image-initials" role={alt ? 'img' : undefined} aria-label={alt || undefined} aria-hidden={alt ? undefined : true}>
          {initials(title)}
        </span>
      ) : asked && typeof document === 'undefined' ? (
        <img {...pictureOf(url, alt, eager)} />
      ) : (
        // A text, which holds no element: React leaves alone what else stands here.
        ''
      )}
    </span>
  );
}

function pictureOf(src: string, alt: string, eager: boolean) {
  // The address last: with it the picture is asked for.
  return { alt, decoding: 'async', draggable: false, fetchPriority: eager ? 'high' : 'auto', src } as const;
}

const waiting = new WeakMap<Element, () => void>();
let observer: IntersectionObserver | undefined;

function whenSeen(element: Element, then: () => void): () => void {
  const seen = (observer ??= createObserver());
  waiting.set(element, then);
  seen.observe(element);
  return () => {
    waiting.delete(element);
    seen.unobserve(element);
  };
}

/** One for all pictures of the page. Made apart: within `whenSeen` it would hold the first picture, and all around it, for ever. */
function createObserver(): IntersectionObserver {
  return new IntersectionObserver(
    entries => {
      for (const entry of entries) if (entry.isIntersecting) waiting.get(entry.target)?.();
    },
    { threshold: VISIBLE_PART },
  );
}

function initials(title: string): string {
  const words = title.split(/[\s\-_]+/).filter(Boolean);
  return words
    .slice(0, 2)
    .map(word => [...word][0]?.toUpperCase() ?? '')
    .join('');
}

/** A quiet colour of its own for every title. */
function tint(title: string): string {
  let hash = 0;
  for (const letter of title) hash = (hash * 31 + letter.codePointAt(0)!) >>> 0;
  return String(hash % 360);
}
