import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';

import { $client } from '@/entities/client/model';
import {
  appInstalled,
  askToInstallFx,
  installOffered,
  readIsSafariTabFx,
  watchInstallFx,
} from '@/shared/browser/install';
import type { InstallPrompt } from '@/shared/browser/early-install';
import { $environment } from '@/shared/config/environment';
import { $location } from '@/shared/routing/location';
import { pageModelsStarted } from '@/shared/routing/page-models';
import { installRefusedMark } from '@/shared/storage/install-key';
import { entry, readStoredFx, writeRawFx } from '@/shared/storage/stored-value';

/** `prompt`: the browser can ask; `howTo`: only the browser's own menu installs. */
export type InstallWay = 'prompt' | 'howTo';

/** Something was heard or a book was added, so the app is of use to its user. */
export const installReasonGiven = createEvent();
export const installClicked = createEvent();
export const installHintClosed = createEvent();

const readRefusalFx = createEffect(() => readStoredFx(installRefusedMark));
const askFx = attach({ effect: askToInstallFx });
const refused = sample({
  clock: [installHintClosed, askFx.doneData.filter({ fn: (outcome) => outcome === 'dismissed' })],
  fn: () => undefined,
});

const $prompt = createStore<InstallPrompt | null>(null, { serialize: 'ignore' })
  .on(installOffered, (_, prompt) => prompt)
  // A question can be asked once.
  .reset(appInstalled, askFx);
const $isSafariTab = createStore(false).on(readIsSafariTabFx.doneData, (_, isTab) => isTab);
/** Unknown, and so not asked, until the storage was read. */
const $isRefused = createStore(true)
  .on(readRefusalFx.doneData, (_, isRefused) => isRefused === true)
  .on(refused, () => true);

const $way = combine($prompt, $isSafariTab, (prompt, isSafariTab): InstallWay | null => {
  if (prompt) return 'prompt';
  return isSafariTab ? 'howTo' : null;
});

/** Pages that a listener passes between two books. A hint does not belong over the storefront, a book or an order. */
const quietPages: readonly string[] = ['library', 'clp', 'profile'];
const $page = $location.map((location) => location?.routeId ?? null);

const pageChanged = sample({
  clock: $page.updates,
  source: { way: $way, isRefused: $isRefused },
  fn: ({ way, isRefused }, page) => ({
    canShow: way !== null && !isRefused && page !== null && quietPages.includes(page),
  }),
});

/** The hint appears with a change of the page, ends with the next one, and comes once in each visit of the app. */
const $phase = createStore<'early' | 'due' | 'shown' | 'over'>('early')
  .on(installReasonGiven, (phase) => (phase === 'early' ? 'due' : phase))
  .on(pageChanged, (phase, { canShow }) => {
    if (phase === 'shown') return 'over';
    return phase === 'due' && canShow ? 'shown' : phase;
  })
  .on([installHintClosed, installClicked, appInstalled], () => 'over');

/** How the app can be installed while the hint is visible, else null. Rule: docs/behaviour.md#web-app */
export const $installHint = combine($phase, $way, $location, (phase, way, location) =>
  // A hash is the marker of an overlay, such as the full player.
  phase === 'shown' && location?.hash === '' ? way : null,
);

// In a partner's web view and in a wrapper the app is a part of another one.
sample({
  clock: pageModelsStarted,
  source: { environment: $environment, client: $client },
  filter: ({ environment, client }) => environment.hasServiceWorker && client.kind === 'own',
  fn: () => undefined,
  target: [readRefusalFx, readIsSafariTabFx, watchInstallFx],
});
sample({
  clock: installClicked,
  source: $prompt,
  filter: (prompt) => prompt !== null,
  target: askFx,
});
sample({ clock: refused, fn: () => entry(installRefusedMark, true), target: writeRawFx });
