import { lazyOverlay } from '@/entities/connection/ui/lazy-overlay';

import { displaySheet } from '../model';

/** The sheet with theme and text size. */
export const DeviceSettings = lazyOverlay(
  () => import('./display-sheet'),
  displaySheet.$isOpen,
  displaySheet.closed,
);
