import { BottomBar } from '@/shared/ui/bottom-bar/bottom-bar';

import { useTabs } from './use-tabs';

/** The tabs of a phone, at its bottom edge. */
export function NavigationBar() {
  return <BottomBar {...useTabs()} />;
}
