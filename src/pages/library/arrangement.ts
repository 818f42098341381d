import { attach, createEvent, createStore, sample } from 'effector';

import { nonNull } from '@/shared/lib/non-null';
import { createOverlay } from '@/shared/routing/create-overlay';
import { navigateFx } from '@/shared/routing/navigate';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { changeSettingsFx, readSettingsFx } from '@/shared/storage/settings';
import type { LibraryLayout } from '@/shared/storage/settings-key';
import { libraryRoute } from '@/shared/routing/routes';

import { libraryPath, type LibraryQuery } from './lib/library-query';
import { $libraryQuery } from './model';

/** The order and the type, in a sheet. */
export const arrangeSheet = createOverlay('#arrange');
/** An order or a type was picked in the sheet. */
export const arrangementPicked = createEvent<Partial<LibraryQuery>>();
export const layoutPicked = createEvent<LibraryLayout>();

/** Covers in a grid, or rows. A setting of the device. */
export const $libraryLayout = createStore<LibraryLayout>('grid').on(
  layoutPicked,
  (_, layout) => layout,
);

const readLayoutFx = attach({ effect: readSettingsFx });
sample({ clock: pageModelsStarted, fn: () => undefined, target: readLayoutFx });
sample({
  clock: nonNull(readLayoutFx.doneData).filterMap(({ libraryLayout }) => libraryLayout),
  target: $libraryLayout,
});
sample({
  clock: layoutPicked,
  fn: (libraryLayout) => ({ libraryLayout }),
  target: changeSettingsFx,
});

/** What was picked; the address takes it over once the sheet has left the history. */
const $picked = createStore<LibraryQuery | null>(null).reset(libraryRoute.closed);
sample({
  clock: arrangementPicked,
  source: $libraryQuery,
  // A second tap may reach the sheet while it closes.
  filter: arrangeSheet.$isOpen,
  fn: (query, picked) => ({ ...query, ...picked }),
  target: $picked,
});
sample({ clock: arrangementPicked, target: arrangeSheet.closed });
sample({
  clock: arrangeSheet.$isOpen.updates,
  source: $picked,
  filter: (picked, isOpen) => !isOpen && picked !== null,
  fn: (picked) => ({
    to: libraryPath(picked ?? { tab: 'all', sort: 'added', type: null }),
    replace: true,
  }),
  target: [navigateFx, $picked.reinit],
});
