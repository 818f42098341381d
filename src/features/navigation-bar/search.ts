import { createEvent, sample } from 'effector';

import { navigateFx } from '@/shared/routing/navigate';
import { searchPath } from '@/shared/routing/paths';

/** A search was sent from the sidebar, on any page. */
export const sidebarSearchSent = createEvent<string>();

sample({
  clock: sidebarSearchSent,
  fn: (text) => ({ to: searchPath(text) }),
  target: navigateFx,
});
