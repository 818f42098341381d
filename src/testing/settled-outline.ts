import { act } from '@testing-library/react';
import { allSettled, type Scope } from 'effector';
import { vi } from 'vitest';

import { outlineOf } from './outline';

/** The outline of the document at rest. A part that is loaded when it is drawn asks for more, or draws another such part. */
export async function settledOutline(scope: Scope, before = ''): Promise<string> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await allSettled(scope);
  });
  const outline = outlineOf(document.body);
  return outline === before ? outline : settledOutline(scope, outline);
}
