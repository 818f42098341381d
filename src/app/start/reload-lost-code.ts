import { createEffect, createEvent, createStore, sample } from 'effector';

import { isUnderWay } from '@/features/player/lib/next-status';
import { $status } from '@/features/player/model/playback';
import { isOnline } from '@/shared/browser/online';
import { isPageServed } from '@/shared/browser/page-served';
import { reloadPageFx } from '@/shared/browser/reload-page';
import { $location } from '@/shared/routing/location';
import { navigateFx } from '@/shared/routing/navigate';
import { lostCodeReloads } from '@/shared/storage/lost-code-key';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

const MAX_RELOADS_KEPT = 20;

/** The code of the page on the screen could not be loaded. */
export const pageCodeLost = createEvent();
/** The user asks for another try. */
export const lostPageRetryClicked = createEvent();

/** The build names its entry by its content, so this address is the version. */
const version = import.meta.url;

const $address = $location.map((location) => (location ? location.path + location.search : '/'));
/** The page for which the user asked for another try. */
const $retriedAddress = createStore<string | null>(null).on(
  sample({ clock: lostPageRetryClicked, source: $address }),
  (_, address) => address,
);

/** Asks the server for this page. */
export const isPageServedFx = createEffect(isPageServed);
const readReloadsFx = createEffect(() => readStoredFx(lostCodeReloads));

/**
 * A deployment removes the files of the version before, so the page is loaded anew, once for each address and
 * version. Rule: docs/behaviour.md#errors
 */
const reloadOnceFx = createEffect(async (address: string) => {
  const reload = `${address} ${version}`;
  const done = (await readReloadsFx()) ?? [];
  if (done.includes(reload) || !(await isPageServedFx())) return;
  // If the browser cannot remember the reload, this fails, and nothing is reloaded.
  await writeRawFx(entry(lostCodeReloads, [...done, reload].slice(-MAX_RELOADS_KEPT)));
  await reloadPageFx();
});

// A reload would cut the sound off, so then it takes a tap.
sample({
  clock: pageCodeLost,
  source: { address: $address, status: $status, retried: $retriedAddress },
  filter: ({ address, status, retried }) =>
    isOnline() && (retried === address || !isUnderWay(status)),
  fn: ({ address }) => address,
  target: reloadOnceFx,
});

// Visiting the same address again draws the page anew, and so loads its code.
sample({
  clock: lostPageRetryClicked,
  source: $location,
  fn: (location) => ({
    to: location ? location.path + location.search + location.hash : '/',
    replace: true,
    keepsScroll: true,
  }),
  target: navigateFx,
});
