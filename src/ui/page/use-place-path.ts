import { useCore, useStore } from '../../element/core-context.js';

/** The path that a menu marks as current. A category without a path of its own is a query of the home, and then home is not current. */
export function usePlacePath(): string {
  const { navigation } = useCore();
  return useStore(navigation.store, ({ path, route, query }) =>
    route.screen === 'home' && query.category ? navigation.categoryPath(query.category.toUpperCase()) : path,
  );
}
