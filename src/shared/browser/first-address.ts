import { createEffect } from 'effector';

/**
 * The path that this page was loaded from, also after the router has replaced it; null where the browser does not
 * tell. After a reload it is the path that was reloaded.
 */
export const readFirstPathFx = createEffect((): string | null => {
  const [navigation] = performance.getEntriesByType('navigation');
  return navigation ? new URL(navigation.name).pathname : null;
});
