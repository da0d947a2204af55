import { useEffect, type ComponentProps } from 'react';
import { ErrorCard } from '../../ui/atoms/error-card.js';
import { useSection } from '../../ui/lazy/use-section.js';
import type { ListView } from './list-view.js';
import { LinesSkeleton } from './points-skeleton.js';

const load = () => import('./list-view.js');

/** The lists beside the mall, whose code comes with the first look at one. */
export function LateList(props: ComponentProps<typeof ListView>) {
  const { section, error, bring } = useSection(load);
  useEffect(bring, [bring]);
  if (section) return <section.ListView {...props} />;
  return error ? <ErrorCard error={error} onRetry={bring} /> : <LinesSkeleton />;
}
