/**
 * The entry. Libraries and models are evaluated in a first task and the views in a second (mount.tsx). A
 * single task would block a slow phone for a quarter of a second, right after the first paint.
 */
import 'effector-react';
import 'react-dom/client';
import 'react-router-dom';

import { keepInstallPrompt } from '@/shared/browser/early-install';
import { bufferUncaught } from '@/shared/browser/early-uncaught';

import './start/entry-models';

bufferUncaught();
keepInstallPrompt();
void openApp();

async function openApp(): Promise<void> {
  // The youngest of the methods in that file; an engine that has it has the others.
  if (!('toSorted' in [])) await import('./start/early-methods');
  await globalThis.shenidarFilesLoaded;
  (await import('./start/mount')).startApp();
}
