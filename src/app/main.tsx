/**
 * The entry. The first models are evaluated in a task of their own, the others with the views in a second (mount.tsx). In a
 * page that came with its first view React has one as well (early-start.ts). A single task would block a slow phone for
 * half a second, right after the first paint.
 */
import './start/react';
import 'effector-react';

import { keepInstallPrompt } from '@/shared/browser/early-install';
import { bufferUncaught } from '@/shared/browser/early-uncaught';

import './start/base-models';

bufferUncaught();
keepInstallPrompt();
void openApp();

async function openApp(): Promise<void> {
  // The youngest of the methods in that file; an engine that has it has the others.
  if (!('toSorted' in [])) await import('./start/early-methods');
  await globalThis.shenidarFilesLoaded;
  (await import('./start/mount')).startApp();
}
