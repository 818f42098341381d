import { useUnit } from 'effector-react';
import { lazy, Suspense } from 'react';

import { useWasTrue } from '@/shared/ui/use-was-true';

import { displaySheet } from '../model';

const DisplaySheet = lazy(() => import('./display-sheet'));

/** The sheet with theme and text size: loaded when it opens first, and kept mounted so that it animates out. */
export function DeviceSettings() {
  const wasOpened = useWasTrue(useUnit(displaySheet.$isOpen));
  if (!wasOpened) return null;
  return (
    <Suspense>
      <DisplaySheet />
    </Suspense>
  );
}
